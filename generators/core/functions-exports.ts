import { pairOf } from '../pairs/pair-of.ts'
import { library } from '../pairs/pieces.ts'

/** A pair of the rule on names of what is exported. */
export const pairs = [
  pairOf`export-name-once/functions-and-variables
what a module exports has names of its own
${library}
annotations: OpDecorate %one LinkageAttributes "one" Export
{OpDecorate %two LinkageAttributes "One" Export | functions: OpDecorate %two LinkageAttributes "one" Export
| variable: OpDecorate %two LinkageAttributes "data" Export}
OpDecorate %data LinkageAttributes "data" Export
{OpDecorate %more LinkageAttributes "more" Export | variables: OpDecorate %more LinkageAttributes "data" Export}
declarations: %data = OpVariable %pointer_Private_uint Private %uint_1
%more = OpVariable %pointer_Private_uint Private %uint_1
after: %one = OpFunction %void None %signature
%begin = OpLabel
OpReturn
OpFunctionEnd
%two = OpFunction %void None %signature
%start = OpLabel
OpReturn
OpFunctionEnd`,
]

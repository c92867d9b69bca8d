import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const format = '%a_pointer_UniformConstant_uchar'

/** Pairs of the rule on what printf prints. */
export const pairs = [
  pairOf`opencl-printf-argument/objects
numbers, pointers and nothing are printed
${kernel}
imports: %set = OpExtInstImport "OpenCL.std"
before: %void %helper()
%helper_block:
body: %called = OpFunctionCall %void %helper
%none = OpExtInst %uint %set printf ${format}
%some = OpExtInst %uint %set printf ${format} {%uint_1 | type: %uint | nothing: %called} {%a_float4
  | label: %helper_block | function: %helper}
%same = OpExtInst %uint %set printf ${format} {${format} | set: %set | pointer-type: %pointer_UniformConstant_uchar}`,
]

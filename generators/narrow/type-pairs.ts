import type { Pair } from '../pairs/pair.ts'
import { inNarrowBlock } from './narrow-block.ts'
import type { NarrowKind } from './narrow-kind.ts'

const rule = 'other-types-have-no-narrow-data'

/** Function and image types with narrow data, whether or not something uses them. */
export function typePairs(kind: NarrowKind): readonly Pair[] {
  const { name, summary, wide, convert } = kind
  const inBlock = inNarrowBlock(kind)
  return [
    inBlock`${rule}/${name}-unused
types of functions and images have 32-bit data, and a function may have pointers to ${summary}
+declarations: %plain = OpTypeStruct %${wide} %narrow
%of_pointers = OpTypeFunction %to_narrow %to_narrow4
%result = OpTypeFunction {%${wide} | scalar-result: %narrow | vector-result: %narrow4 | structure-result: %plain} %bool
%parameter = OpTypeFunction %bool {%${wide} | scalar-parameter: %narrow | vector-parameter: %narrow4
  | second-parameter: %${wide} %narrow | structure-parameter: %plain}
%image = OpTypeImage {%${wide} | sampled-type: %narrow} 2D 0 0 0 1 Unknown`,
    inBlock`${rule}/${name}-passed-to-a-function
a function is called with a 32-bit value that was converted from ${summary}
+declarations: %helper_type = OpTypeFunction %void {%${wide} | narrow: %narrow}
before: %helper = OpFunction %void None %helper_type
%parameter = OpFunctionParameter {%${wide} | narrow: %narrow}
%helper_entry: OpReturn
OpFunctionEnd
+body: %converted = ${convert} %${wide} %loaded
%called = OpFunctionCall %void %helper {%converted | narrow: %loaded}`,
    inBlock`${rule}/${name}-returned-from-a-function: a function loads ${summary} and returns a 32-bit value
+declarations: %helper_type = OpTypeFunction {%${wide} | narrow: %narrow}
before: %helper = OpFunction {%${wide} | narrow: %narrow} None %helper_type
%helper_entry: %helper_chain = OpAccessChain %to_narrow %buffer %uint_0
%inner_value = OpLoad %narrow %helper_chain
%inner_wide = ${convert} %${wide} %inner_value
OpReturnValue {%inner_wide | narrow: %inner_value}
OpFunctionEnd
+body: %called = OpFunctionCall {%${wide} | narrow: %narrow} %helper`,
  ]
}

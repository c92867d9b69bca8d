import { type Pair, pair } from '../pairs/pair.ts'
import { narrowBlock, withLines } from './narrow-block.ts'
import type { NarrowKind } from './narrow-kind.ts'

const rule = 'other-types-have-no-narrow-data'

/** Function and image types with narrow data, whether or not something uses them. */
export function typePairs(kind: NarrowKind): readonly Pair[] {
  const { name, summary, wide } = kind
  const block = narrowBlock(kind)
  return [
    pair(
      rule,
      `${name}-unused`,
      `types of functions and images have 32-bit data, and a function may have pointers to ${summary}`,
      withLines(block, {
        declarations: `%plain = OpTypeStruct %${wide} %narrow
%of_pointers = OpTypeFunction %to_narrow %to_narrow4
%result = OpTypeFunction %${wide} %bool
%parameter = OpTypeFunction %bool %${wide}
%image = OpTypeImage %${wide} 2D 0 0 0 1 Unknown`,
      }),
      {
        'scalar-result': [[`OpTypeFunction %${wide} %bool`, 'OpTypeFunction %narrow %bool']],
        'vector-result': [[`OpTypeFunction %${wide} %bool`, 'OpTypeFunction %narrow4 %bool']],
        'structure-result': [[`OpTypeFunction %${wide} %bool`, 'OpTypeFunction %plain %bool']],
        'scalar-parameter': [[`OpTypeFunction %bool %${wide}`, 'OpTypeFunction %bool %narrow']],
        'vector-parameter': [[`OpTypeFunction %bool %${wide}`, 'OpTypeFunction %bool %narrow4']],
        'second-parameter': [
          [`OpTypeFunction %bool %${wide}`, `OpTypeFunction %bool %${wide} %narrow`],
        ],
        'structure-parameter': [[`OpTypeFunction %bool %${wide}`, 'OpTypeFunction %bool %plain']],
        'sampled-type': [[`OpTypeImage %${wide} 2D`, 'OpTypeImage %narrow 2D']],
      },
    ),
    pair(
      rule,
      `${name}-passed-to-a-function`,
      `a function is called with a 32-bit value that was converted from ${summary}`,
      withLines(block, {
        declarations: `%helper_type = OpTypeFunction %void %${wide}`,
        before: `%helper = OpFunction %void None %helper_type
%parameter = OpFunctionParameter %${wide}
%helper_entry = OpLabel
OpReturn
OpFunctionEnd`,
        body: `%converted = ${kind.convert} %${wide} %loaded
%called = OpFunctionCall %void %helper %converted`,
      }),
      {
        narrow: [
          [`OpTypeFunction %void %${wide}`, 'OpTypeFunction %void %narrow'],
          [`OpFunctionParameter %${wide}`, 'OpFunctionParameter %narrow'],
          ['OpFunctionCall %void %helper %converted', 'OpFunctionCall %void %helper %loaded'],
        ],
      },
    ),
    pair(
      rule,
      `${name}-returned-from-a-function`,
      `a function loads ${summary} and returns a 32-bit value`,
      withLines(block, {
        declarations: `%helper_type = OpTypeFunction %${wide}`,
        before: `%helper = OpFunction %${wide} None %helper_type
%helper_entry = OpLabel
%helper_chain = OpAccessChain %to_narrow %buffer %uint_0
%inner_value = OpLoad %narrow %helper_chain
%inner_wide = ${kind.convert} %${wide} %inner_value
OpReturnValue %inner_wide
OpFunctionEnd`,
        body: `%called = OpFunctionCall %${wide} %helper`,
      }),
      {
        narrow: [
          [`OpTypeFunction %${wide}`, 'OpTypeFunction %narrow'],
          [`OpFunction %${wide} None`, 'OpFunction %narrow None'],
          ['OpReturnValue %inner_wide', 'OpReturnValue %inner_value'],
          [`OpFunctionCall %${wide} %helper`, 'OpFunctionCall %narrow %helper'],
        ],
      },
    ),
  ]
}

import { describe, expect, it } from 'vitest'
import { pair } from '#generators/pairs/pair'
import type { Pieces } from '#generators/pairs/pieces'

/** Lines of the control after the execution mode, without the function that every control has. */
function linesOf(pieces: Pieces): readonly string[] {
  const { control } = pair('copy-type', 'word', 'a word is copied', pieces)
  const lines = control.trim().split('\n')
  return lines.slice(lines.findIndex((line) => line.startsWith('OpExecutionMode')) + 1)
}

const end = ['OpReturn', 'OpFunctionEnd']

describe('the stock in a pair', () => {
  it('is declared once, components first, with its decorations after those of the text', () => {
    const name = 'variable_Uniform_block_uint_bound_0'
    const annotations = `OpDecorate %${name} NonWritable`
    const body = `%word = OpAccessChain %pointer_Uniform_uint %${name} %uint_0`
    expect(linesOf({ annotations, body })).toEqual([
      annotations,
      'OpDecorate %block_uint Block',
      'OpMemberDecorate %block_uint 0 Offset 0',
      `OpDecorate %${name} DescriptorSet 0`,
      `OpDecorate %${name} Binding 0`,
      '%uint = OpTypeInt 32 0',
      '%block_uint = OpTypeStruct %uint',
      '%pointer_Uniform_block_uint = OpTypePointer Uniform %block_uint',
      `%${name} = OpVariable %pointer_Uniform_block_uint Uniform`,
      '%void = OpTypeVoid',
      '%signature = OpTypeFunction %void',
      '%pointer_Uniform_uint = OpTypePointer Uniform %uint',
      '%uint_0 = OpConstant %uint 0',
      '%main = OpFunction %void None %signature',
      '%entry = OpLabel',
      body,
      ...end,
    ])
  })

  it('is not looked for in a string of several lines', () => {
    const debug = '%format = OpString "%s of\n%v4f"'
    expect(linesOf({ debug })).toContain('%format = OpString "%s of')
  })

  it('has variables of a function after the label of its first block', () => {
    expect(linesOf({ body: 'OpStore %variable_Function_uint %uint_1' }).slice(-5)).toEqual([
      '%entry = OpLabel',
      '%variable_Function_uint = OpVariable %pointer_Function_uint Function',
      'OpStore %variable_Function_uint %uint_1',
      ...end,
    ])
    expect(() =>
      linesOf({
        main: '%main = OpFunction %void None %signature\n%first = OpLabel',
        body: 'OpStore %variable_Function_uint %uint_1',
      }),
    ).toThrow('copy-type word: no block %entry for %variable_Function_uint = OpVariable')
  })

  it('is declared before the first declaration that needs it, otherwise after all of them', () => {
    const declarations = `%content = OpTypeStruct %uint
%signature_of_content = OpTypeFunction %void %pointer_Function_content
%last = OpTypeStruct %int`
    const body = 'OpStore %variable_Private_content %null_content'
    const lines = linesOf({ declarations, body })
    expect(lines.slice(lines.indexOf('%content = OpTypeStruct %uint'), -5)).toEqual([
      '%content = OpTypeStruct %uint',
      '%pointer_Function_content = OpTypePointer Function %content',
      '%signature_of_content = OpTypeFunction %void %pointer_Function_content',
      '%last = OpTypeStruct %int',
      '%pointer_Private_content = OpTypePointer Private %content',
      '%variable_Private_content = OpVariable %pointer_Private_content Private',
      '%null_content = OpConstantNull %content',
    ])
  })

  it('is refused if a name is almost one of it', () => {
    expect(() => linesOf({ body: 'OpStore %variable_Privat_uint %uint_1' })).toThrow(
      "copy-type word: %variable_Privat_uint: 'Privat' is not a storage class",
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assemble } from '../../../generators/assembly/assemble.ts'
import { print } from '../../../generators/assembly/print.ts'
import type { Instruction, Module } from '../../../generators/module.ts'
import { encode } from '../../../generators/words/encode.ts'
import { spirvAs } from '../../support/spirv-as.ts'
import { arbitraryModule } from './arbitrary-module.ts'

/** Words after the header: assembly cannot express a bound. */
function body(words: Uint32Array): readonly number[] {
  return [...words.subarray(5)]
}

function linesOf(...instructions: readonly Instruction[]): readonly string[] {
  const module: Module = { version: 0x1_0600, generator: 0, bound: 9, schema: 0, instructions }
  return print(module).split('\n').slice(4, -1)
}

const uint: Instruction = { opcode: 21, words: [1, 32, 0] }
const float: Instruction = { opcode: 22, words: [1, 32] }

describe('the function print', () => {
  it('prints any module so that our assembler gives it back', () => {
    fc.assert(
      fc.property(arbitraryModule, (module) => {
        const assembled = assemble(print(module), { version: module.version })
        expect(assembled).toMatchObject({ kind: 'assembled' })
        if (assembled.kind !== 'assembled') return
        expect(body(assembled.words)).toEqual(body(encode(module)))
      }),
      { numRuns: 1000 },
    )
  })

  it('prints any module so that spirv-as gives it back, word for word like ours', () => {
    fc.assert(
      fc.property(arbitraryModule, (module) => {
        const environment = `spv1.${(module.version >>> 8) & 0xff}`
        const text = print(module)
        const theirs = spirvAs(text, { environment })
        if (theirs.kind !== 'words') throw new Error(theirs.complaint)
        expect(body(theirs.words)).toEqual(body(encode(module)))
        expect(assemble(text, { version: module.version })).toMatchObject({ words: theirs.words })
      }),
      { numRuns: 150 },
    )
  })

  it.each<[string, readonly Instruction[], readonly string[]]>([
    ['an instruction by name', [uint], ['%1 = OpTypeInt 32 0']],
    ['an unknown opcode', [{ opcode: 0xfffe, words: [1, 7] }], ['!0x0003fffe !1 !7']],
    ['words that are left over', [{ opcode: 0, words: [5] }], ['!0x00020000 !5']],
    ['words that are missing', [{ opcode: 61, words: [1, 2] }], ['!0x0003003d %1 %2']],
    ['an unknown enumerant', [{ opcode: 17, words: [0xfff0] }], ['OpCapability !65520']],
    [
      'parameters behind an unknown enumerant',
      [{ opcode: 61, words: [1, 2, 3, 0x100, 4] }],
      ['!0x0006003d %1 %2 %3 !256 !4'],
    ],
    [
      'a string that is not UTF-8',
      [{ opcode: 7, words: [1, 0x00ff_ff61] }],
      ['%1 = OpString !16777057'],
    ],
    [
      'a string with something behind its end',
      [{ opcode: 7, words: [1, 0x6100_6161] }],
      ['%1 = OpString !1627414881'],
    ],
    ['quotes', [{ opcode: 7, words: [1, 0x005c_2261] }], ['%1 = OpString "a\\"\\\\"']],
    ['a constant of unknown type', [{ opcode: 43, words: [7, 8, 9] }], ['%8 = OpConstant %7 !9']],
    [
      'the rest of a number that is too long',
      [uint, { opcode: 43, words: [1, 2, 3, 4] }],
      ['%1 = OpTypeInt 32 0', '!0x0005002b %1 %2 !3 !4'],
    ],
    [
      'infinity',
      [float, { opcode: 43, words: [1, 2, 0x7f80_0000] }],
      ['%1 = OpTypeFloat 32', '%2 = OpConstant %1 0x1p+128'],
    ],
    [
      'a type that is declared twice',
      [uint, uint],
      ['%1 = OpTypeInt 32 0', '!0x00040015 %1 !32 !0'],
    ],
    [
      'an instruction that what follows would become part of',
      [float, { opcode: 0xfffe, words: [] }],
      ['!0x00030016 %1 !32', '!0x0001fffe'],
    ],
  ])('writes %s', (_, instructions, lines) => {
    expect(linesOf(...instructions)).toEqual(lines)
  })
})

import { describe, expect, it } from 'vitest'
import { disassemble } from '#reference/disassemble/disassemble'
import { type Encoded, encode, stringWords } from '../../support/encode.ts'
import { spirvDis } from '../../support/spirv-dis.ts'
import { expectSame } from './expect-same.ts'

const importGlsl: Encoded = { opcode: 11, words: [1, ...stringWords('GLSL.std.450')] }

/** Lines after the header. */
function body(words: Uint32Array): string[] {
  return disassemble(words, { header: false, indent: false }).split('\n').slice(0, -1)
}

describe('an unknown part of a module', () => {
  it('is printed as spirv-dis --handle-unknown-opcodes prints it if it is an opcode', () => {
    const words = encode([
      importGlsl,
      { opcode: 9999, words: [] },
      { opcode: 0xffff, words: [1, 2, 0xffff_ffff] },
      { opcode: 12, words: [2, 3, 1, 400, 5] },
    ])
    expectSame(words, ['--raw-id', '--handle-unknown-opcodes'])
  })

  it('is printed as a number if it is an instruction of a non-semantic set', () => {
    const names = [
      'NonSemantic.Unheard',
      'NonSemantic.ClspvReflection',
      'NonSemantic.DebugPrintf.2',
    ]
    expectSame(
      encode(
        names.flatMap((name, index) => [
          { opcode: 11, words: [index + 1, ...stringWords(name)] },
          { opcode: 12, words: [10, 20 + index, index + 1, 4, 5, 6] },
          { opcode: 4433, words: [10, 30 + index, index + 1, 0xffff_ffff] },
        ]),
      ),
    )
  })

  it('does not include versions of a set: their instructions keep their names', () => {
    const name = 'NonSemantic.ClspvReflection.new'
    const words = encode([
      { opcode: 11, words: [1, ...stringWords(name)] },
      { opcode: 12, words: [2, 3, 1, 1, 5, 6] },
    ])
    expect(spirvDis(words, ['--raw-id']).output.toString()).toContain(' = OpExtInst %2 %1 Kernel ')
    expect(body(words).at(-1)).toBe('%3 = OpExtInst %2 %1 Kernel %5 %6')
  })
})

describe('a damaged part of a module', () => {
  const note = '  ; note: ID bound may be incorrect after reassembly'

  it.each<{ what: string; instruction: Encoded; line: string }>([
    {
      what: 'a missing operand',
      instruction: { opcode: 5, words: [1] },
      line: 'OpUnknown(5, 2) 1',
    },
    {
      what: 'a word too many',
      instruction: { opcode: 19, words: [1, 2] },
      line: 'OpUnknown(19, 3) 1 2',
    },
    {
      what: 'an unknown enumerant',
      instruction: { opcode: 17, words: [9999] },
      line: 'OpUnknown(17, 2) 9999',
    },
    {
      what: 'an unknown bit',
      instruction: { opcode: 61, words: [1, 2, 3, 0x8000_0000] },
      line: 'OpUnknown(61, 5) 1 2 3 2147483648',
    },
    {
      what: 'a string without end',
      instruction: { opcode: 4, words: [0x2020_2020] },
      line: 'OpUnknown(4, 2) 538976288',
    },
  ])('is printed as words: an instruction with $what', ({ instruction, line }) => {
    const words = encode([instruction])
    expect(spirvDis(words, ['--raw-id']).accepted).toBe(false)
    expect(body(words)).toEqual([line + note])
  })

  it('gives no text if the words are not a module', () => {
    for (const input of [[], [0x0723_0203], [1, 2, 3, 4, 5, 6]])
      expect(disassemble(Uint32Array.from(input))).toBe('')
  })

  it('ends the text after the last instruction that is intact', () => {
    const words = [...encode([{ opcode: 0, words: [] }]), 0x0000_0013, 0x0001_0000]
    expect(body(Uint32Array.from(words))).toEqual(['OpNop'])
    const cut = [...encode([{ opcode: 0, words: [] }]), 0x0003_0013, 0x0001_0000]
    expect(body(Uint32Array.from(cut))).toEqual(['OpNop'])
  })
})

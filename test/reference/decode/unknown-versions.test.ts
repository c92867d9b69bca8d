import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { decode } from '#reference/decode/decode'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import { instructionSetByName, instructionSets } from '#spec/grammar/instruction-sets'
import { type Encoded, encode, stringWords } from '../../support/encode.ts'
import { newest } from '../newest.ts'

const versioned = instructionSets.filter((set) => set.versioned)

/** Imports a set and executes its instructions with that number of operands, all of them the same string. */
function executing(name: string, numbers: readonly number[], operands: number): Uint32Array {
  const instructions: Encoded[] = [
    { opcode: 17, words: [1] },
    { opcode: 11, words: [1, ...stringWords(name)] },
    { opcode: 14, words: [0, 1] },
    { opcode: 7, words: [2, ...stringWords('')] },
    { opcode: 19, words: [3] },
    ...numbers.map((number, index) => ({
      opcode: 12,
      words: [3, 4 + index, 1, number, ...Array.from({ length: operands }, () => 2)],
    })),
  ]
  return encode(instructions)
}

const suffixes = ['', '999', '0x1', '1.0', 'new', '9999999999999999999999']

describe.each(versioned.map((set) => [set.name, set] as const))('the set %s', (prefix, set) => {
  const numbers = [...set.instructions.map(({ opcode }) => opcode), 12_345]

  it.each(suffixes)(
    'may have any ids as operands of every instruction if it is followed by %j',
    (suffix) => {
      for (const operands of [0, 1, 7]) {
        const words = executing(prefix + suffix, numbers, operands)
        expect(decode(words).defects).toEqual([])
        const text = disassemble(words)
        expect(text).not.toMatch(/OpUnknown/)
        const first = set.instructions[0]?.name
        expect(text).toContain(`%3 = OpTypeVoid`)
        expect(text).toContain(`OpExtInst %3 %1 ${first}${' %2'.repeat(operands)}\n`)
      }
    },
  )

  it('has its operands counted if it is followed by a known version', () => {
    const known = executing(`${prefix}1`, numbers.slice(0, -1), 30)
    expect(decode(known).defects.map(({ fault }) => fault)).toContain('operand-excess')
    expect(instructionSetByName(`${prefix}1`)).toBe(set)
  })
})

it('at least one instruction set has versions', () => {
  expect(versioned.length).toBeGreaterThan(3)
})

describe('the unknown set NonSemantic.Shader.DebugInfo.102', () => {
  const text = (version: number): string => `OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.Shader.DebugInfo.${version}"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%name = OpString "x"
%void = OpTypeVoid
%signature = OpTypeFunction %void
%source = OpExtInst %void %set DebugSource %name
%entry = OpExtInst %void %set DebugEntryPoint %source %name %name
%main = OpFunction %void None %signature
%label = OpLabel
OpReturn
OpFunctionEnd
`

  it('is assembled, decoded and valid with fewer operands than version 101 has', () => {
    const assembled = assemble(text(102))
    if ('errors' in assembled) throw new Error(JSON.stringify(assembled.errors))
    expect(decode(assembled.words).defects).toEqual([])
    expect(validate(assembled.words, newest)).toEqual({ kind: 'valid' })
    expect(disassemble(assembled.words)).toContain('DebugEntryPoint %6 %3 %3')
  })

  it('is not assembled with fewer operands if the version is 101', () => {
    expect(assemble(text(101))).toHaveProperty('errors')
  })
})

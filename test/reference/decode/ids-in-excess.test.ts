import { expect, test } from 'vitest'
import { decode } from '#reference/decode/decode'
import { encode, stringWords } from '../../support/encode.ts'

const [opExtInst, opExtInstWithForwardRefs] = [12, 4433]

/** The number of operands that are read from an instruction with two more than its set allows, and the fault. */
function read(
  opcode: number,
  set: string,
  ...words: number[]
): { readonly count: number | undefined; readonly faults: readonly string[] } {
  const { module, defects } = decode(
    encode([
      { opcode: 17, words: [1] },
      { opcode: 11, words: [1, ...stringWords(set)] },
      { opcode: 19, words: [2] },
      { opcode, words: [2, 3, 1, ...words, 2, 2] },
    ]),
  )
  return {
    count: module.instructions.at(-1)?.operands.length,
    faults: defects.map(({ fault }) => fault),
  }
}

const normalizedSamplerMask = [41, 2, 2, 2, 2]

test('operands beyond the last one of a non-semantic instruction are read as ids', () => {
  expect(read(opExtInst, 'NonSemantic.ClspvReflection.6', ...normalizedSamplerMask)).toEqual({
    count: 8,
    faults: ['operand-excess'],
  })
})

test('operands beyond the last one of an instruction with forward references are read as ids', () => {
  expect(read(opExtInstWithForwardRefs, 'GLSL.std.450', 1, 2)).toEqual({
    count: 5,
    faults: ['operand-excess'],
  })
})

test('operands beyond the last one of any other instruction are not read', () => {
  expect(read(opExtInst, 'GLSL.std.450', 1, 2)).toEqual({ count: 3, faults: ['operand-excess'] })
})

import fc from 'fast-check'
import { pushStringBytes } from '#generators/words/strings'
import { instructions } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../../../generators/module.ts'
import { naturalBound } from '../../support/natural-bound.ts'

const smallId = fc.integer({ min: 1, max: 12 })
const word = fc.oneof(
  smallId,
  fc.integer({ min: 0, max: 0xffff_ffff }),
  fc.constantFrom(0, 0x6e69_616d, 0x7fff_ffff, 0x8000_0000, 0xffff_ff80, 0xffff_ffff),
)
const string = fc.uint8Array({ maxLength: 9 }).map((bytes) => {
  const words: number[] = []
  pushStringBytes(
    words,
    bytes.filter((byte) => byte !== 0),
  )
  return words
})
const setName = fc.constantFrom('GLSL.std.450', 'NonSemantic.X', 'OpenCL.std', 'X').map((name) => {
  const words: number[] = []
  pushStringBytes(words, new TextEncoder().encode(name))
  return words
})

function instructionOf(opcode: number, ...parts: readonly fc.Arbitrary<readonly number[]>[]) {
  return fc.tuple(...parts).map((words): Instruction => ({ opcode, words: words.flat() }))
}

const oneWord = word.map((value) => [value])
const id = smallId.map((value) => [value])
const width = fc.constantFrom([4], [8], [16], [32], [64], [48])
const encoding = fc.constantFrom([], [0], [4214], [4215], [4223], [4226], [4227], [9])
const some = fc.array(word, { maxLength: 5 })

/** Any instruction at all, and more often such as make the assembly syntax think: types, numbers, sets, strings. */
const instruction: fc.Arbitrary<Instruction> = fc.oneof(
  fc.record({ opcode: fc.constantFrom(...instructions.map((row) => row.opcode)), words: some }),
  fc.record({ opcode: fc.integer({ min: 0, max: 0xffff }), words: some }),
  instructionOf(21, id, width, fc.constantFrom([0], [1], [2])),
  instructionOf(22, id, width, encoding),
  instructionOf(1, id, id),
  instructionOf(43, id, id, fc.array(word, { minLength: 1, maxLength: 2 })),
  instructionOf(251, id, id, some),
  instructionOf(11, id, setName),
  instructionOf(
    12,
    id,
    id,
    id,
    fc.nat({ max: 90 }).map((value) => [value]),
    fc.array(smallId, { maxLength: 3 }),
  ),
  instructionOf(
    52,
    id,
    id,
    fc.constantFrom([128], [81], [61], [9]),
    fc.array(smallId, { maxLength: 3 }),
  ),
  instructionOf(5, id, string),
  instructionOf(71, id, oneWord, fc.oneof(some, string)),
  instructionOf(61, id, id, id, fc.constantFrom([], [0], [2, 4], [3, 8], [0x8000])),
)

/** Modules in the maker's form that follow the grammar here and there, with the bound an assembler writes. */
export const arbitraryModule: fc.Arbitrary<Module> = fc
  .record({
    version: fc.constantFrom(0x1_0000, 0x1_0300, 0x1_0600),
    instructions: fc.array(instruction, { maxLength: 12 }),
  })
  .map(({ version, instructions: all }) => {
    const bare = { version, generator: 0x7_0000, bound: 0, schema: 0, instructions: all }
    return { ...bare, bound: naturalBound(bare) }
  })

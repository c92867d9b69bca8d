import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { ordinalsOf, replaceInstruction } from '../mutate/changes.ts'
import { type BreakingWay, mutatorOf } from '../mutate/mutator-of.ts'
import { hyphened } from '../signatures/hyphened.ts'

/** The module whose instruction `index` has other words after the first; nothing where it has those already. */
function withWords(
  module: Module,
  index: number,
  change: (words: readonly number[]) => readonly number[],
): Module | undefined {
  const instruction = module.instructions[index]
  const words = change(instruction?.words ?? [])
  if (instruction === undefined || words.length === instruction.words.length) return undefined
  return replaceInstruction(module, index, { ...instruction, words })
}

/** The module whose instruction `index` keeps only its first words. */
function cutTo(module: Module, index: number, kept: number): Module | undefined {
  return kept < 0 ? undefined : withWords(module, index, (words) => words.slice(0, kept))
}

/** Ways to make an instruction too long. */
const longer: Readonly<Record<string, BreakingWay>> = {
  'last-operand-again': (module, index) =>
    withWords(module, index, (words) => [...words, words.at(-1) ?? 0]),
  'a-zero-more': (module, index) => withWords(module, index, (words) => [...words, 0]),
  'two-words-more': (module, index) => withWords(module, index, (words) => [...words, 1, 1]),
}

/** Gives the instructions of that name other lengths than the `length` words that they have after the first. */
function otherLengths(rule: string, name: string, length: number): Mutator {
  return mutatorOf({
    name: `${hyphened(name)}-lengths`,
    rule,
    summary: 'the instruction has too few or too many operands',
    ordinals: (module) => ordinalsOf(module, name),
    ways: {
      ...longer,
      'one-word-less': (module, index) => cutTo(module, index, length - 1),
      'two-words-less': (module, index) => cutTo(module, index, length - 2),
      'opcode-only': (module, index) => (length > 2 ? cutTo(module, index, 0) : undefined),
    },
  })
}

/** Where the decoration is among the words after the first, by the instruction that holds it. */
const placeOf: ReadonlyMap<number | undefined, number> = new Map([
  [opcodeOf('OpDecorateId'), 1],
  [opcodeOf('OpMemberDecorateIdEXT'), 2],
])

const idDecorations = ['ArrayStrideIdEXT', 'OffsetIdEXT'].map(
  (name) => enumerantByName('Decoration', name)?.value,
)
const builtIn = enumerantByName('Decoration', 'BuiltIn')?.value
const heaps = ['SamplerHeapEXT', 'ResourceHeapEXT'].map(
  (name) => enumerantByName('BuiltIn', name)?.value,
)

export const mutators: readonly Mutator[] = [
  otherLengths('buffer-pointer-has-four-words', 'OpBufferPointerEXT', 3),
  otherLengths('buffer-type-has-three-words', 'OpTypeBufferEXT', 2),
  otherLengths('size-of-has-four-words', 'OpConstantSizeOfEXT', 3),
  otherLengths('texel-pointer-has-seven-words', 'OpUntypedImageTexelPointerEXT', 6),
  mutatorOf({
    name: 'heap-built-in-lengths',
    rule: 'heap-built-in-has-no-extra-operand',
    summary: 'something comes after the built-in of a heap',
    ordinals: (module) =>
      ordinalsOf(module, 'OpDecorate').filter((index) => {
        const [, decoration, value] = module.instructions[index]?.words ?? []
        return decoration === builtIn && heaps.includes(value)
      }),
    ways: longer,
  }),
  mutatorOf({
    name: 'id-decoration-lengths',
    rule: 'id-decoration-has-one-extra-operand',
    summary: 'a stride or an offset is not an id, or is more than one',
    ordinals: (module) =>
      module.instructions.flatMap(({ opcode, words }, index) =>
        idDecorations.includes(words[placeOf.get(opcode) ?? -1]) ? [index] : [],
      ),
    ways: {
      ...longer,
      'no-operand': (module, index) =>
        cutTo(module, index, (placeOf.get(module.instructions[index]?.opcode) ?? -2) + 1),
    },
  }),
  mutatorOf({
    name: 'member-decorate-id-lengths',
    rule: 'member-decorate-id-has-four-words-or-more',
    summary: 'a decoration of a member ends before it says which',
    ordinals: (module) => ordinalsOf(module, 'OpMemberDecorateIdEXT'),
    ways: {
      'without-decoration': (module, index) => cutTo(module, index, 2),
      'without-member': (module, index) => cutTo(module, index, 1),
      'without-structure': (module, index) => cutTo(module, index, 0),
    },
  }),
]

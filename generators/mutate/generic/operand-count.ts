import { genericMutatorOf } from './generic-mutator-of.ts'

export const mutator = genericMutatorOf(
  'operand-count',
  'an instruction has an operand more or less than it had, counted in its word count',
  function* (instruction) {
    const { words } = instruction
    const last = words.at(-1)
    yield ['a-zero-more', () => ({ by: [{ ...instruction, words: [...words, 0] }] })]
    if (last === undefined) return
    yield ['the-last-twice', () => ({ by: [{ ...instruction, words: [...words, last] }] })]
    yield ['one-less', () => ({ by: [{ ...instruction, words: words.slice(0, -1) }] })]
    if (words.length > 1) yield ['none', () => ({ by: [{ ...instruction, words: [] }] })]
  },
)

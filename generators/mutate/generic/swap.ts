import { genericMutatorOf } from './generic-mutator-of.ts'

export const mutator = genericMutatorOf(
  'swap',
  'an instruction changes places with the next one',
  function* (instruction, at, { module }) {
    const next = module.instructions[at + 1]
    if (next !== undefined) yield ['with-the-next', () => ({ removed: 2, by: [next, instruction] })]
  },
)

import { genericMutatorOf } from './generic-mutator-of.ts'

export const mutator = genericMutatorOf(
  'drop',
  'an instruction is taken out, and whatever it defined with it',
  function* () {
    yield ['one', () => ({ by: [] })]
  },
)

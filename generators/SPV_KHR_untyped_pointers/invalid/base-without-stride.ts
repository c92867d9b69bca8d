import { unstridedBase } from '../shared/unstrided-base.ts'

export const mutator = unstridedBase(
  {
    name: 'base-without-stride',
    rule: 'ptr-access-chain-base-has-array-stride',
    summary: 'the type of the base of a pointer access chain has no stride',
  },
  'ptr-access',
)

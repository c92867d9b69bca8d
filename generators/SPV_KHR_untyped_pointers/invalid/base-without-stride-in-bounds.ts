import { unstridedBase } from '../shared/unstrided-base.ts'

export const mutator = unstridedBase(
  {
    name: 'base-without-stride-in-bounds',
    rule: 'in-bounds-ptr-access-chain-base-has-array-stride',
    summary: 'the type of the base of an in-bounds pointer access chain has no stride',
  },
  'in-bounds-ptr-access',
)

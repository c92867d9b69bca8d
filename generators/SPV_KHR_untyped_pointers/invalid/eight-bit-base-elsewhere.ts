import { smallBaseTypeMutator } from '../shared/small-mutators.ts'

export const mutator = smallBaseTypeMutator(
  {
    name: 'eight-bit-base-elsewhere',
    rule: 'base-type-with-8-bit-members-has-its-storage-capability',
    summary: 'memory is seen as 8-bit data where nothing enables it',
  },
  8,
)

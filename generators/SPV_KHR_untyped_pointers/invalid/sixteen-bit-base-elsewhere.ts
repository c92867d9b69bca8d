import { smallBaseTypeMutator } from '../shared/small-mutators.ts'

export const mutator = smallBaseTypeMutator(
  {
    name: 'sixteen-bit-base-elsewhere',
    rule: 'base-type-with-16-bit-members-has-its-storage-capability',
    summary: 'memory is seen as 16-bit data where nothing enables it',
  },
  16,
)

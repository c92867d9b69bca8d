import { smallDataTypeMutator } from '../shared/small-mutators.ts'

export const mutator = smallDataTypeMutator(
  {
    name: 'eight-bit-data-elsewhere',
    rule: 'data-type-with-8-bit-members-has-its-storage-capability',
    summary: 'a variable holds 8-bit data where nothing enables it',
  },
  8,
)

import { smallDataTypeMutator } from '../shared/small-mutators.ts'

export const mutator = smallDataTypeMutator(
  {
    name: 'sixteen-bit-data-elsewhere',
    rule: 'data-type-with-16-bit-members-has-its-storage-capability',
    summary: 'a variable holds 16-bit data where nothing enables it',
  },
  16,
)

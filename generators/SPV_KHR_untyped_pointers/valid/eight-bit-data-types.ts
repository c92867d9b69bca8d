import { smallDataTypes } from '../shared/small-generators.ts'

export const generator = smallDataTypes(
  {
    name: 'eight-bit-data-types',
    rule: 'data-type-with-8-bit-members-has-its-storage-capability',
    alsoApplies: ['data-type-is-a-type', 'data-type-is-explicitly-laid-out'],
    summary: 'variables hold 8-bit data in every storage class in which a capability enables it',
  },
  8,
)

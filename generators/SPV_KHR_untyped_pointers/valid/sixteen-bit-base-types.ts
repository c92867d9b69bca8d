import { smallBaseTypes } from '../shared/small-generators.ts'

export const generator = smallBaseTypes(
  {
    name: 'sixteen-bit-base-types',
    rule: 'base-type-with-16-bit-members-has-its-storage-capability',
    alsoApplies: ['base-type-is-explicitly-laid-out'],
    summary:
      'memory is seen as 16-bit data in every storage class in which a capability enables it',
  },
  16,
)

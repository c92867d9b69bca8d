import { castsToEveryClass } from '../shared/cast-generators.ts'

export const generator = castsToEveryClass(
  {
    name: 'casts-from-generic-to-every-class',
    rule: 'generic-cast-to-ptr-result-type-has-a-target-storage-class',
    alsoApplies: [
      'generic-cast-to-ptr-result-type-is-a-pointer-type',
      'generic-cast-to-ptr-typed-pointers-point-to-one-type',
    ],
    summary: 'generic pointers leave for every storage class, in several versions',
  },
  'OpGenericCastToPtr',
)

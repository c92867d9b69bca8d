import { castsToEveryClass } from '../shared/cast-generators.ts'

export const generator = castsToEveryClass(
  {
    name: 'explicit-casts-to-every-class',
    rule: 'generic-cast-explicit-storage-is-a-target-storage-class',
    alsoApplies: [
      'generic-cast-explicit-result-type-has-the-storage-operand',
      'generic-cast-explicit-result-type-is-a-pointer-type',
    ],
    summary: 'generic pointers are explicitly cast to every storage class, in several versions',
  },
  'OpGenericCastToPtrExplicit',
)

import { castsBetweenKinds } from '../shared/cast-generators.ts'

export const generator = castsBetweenKinds(
  {
    name: 'explicit-casts',
    rule: 'generic-cast-explicit-result-type-is-a-pointer-type',
    alsoApplies: [
      'generic-cast-explicit-result-type-has-the-storage-operand',
      'generic-cast-explicit-pointer-is-a-pointer',
    ],
    summary:
      'generic pointers of either kind are explicitly cast to either kind, and loaded through',
  },
  'OpGenericCastToPtrExplicit',
)

import { castsBetweenKinds } from '../shared/cast-generators.ts'

export const generator = castsBetweenKinds(
  {
    name: 'casts-from-generic',
    rule: 'generic-cast-to-ptr-result-type-is-a-pointer-type',
    alsoApplies: [
      'generic-cast-to-ptr-result-type-has-a-target-storage-class',
      'generic-cast-to-ptr-pointer-is-into-generic',
    ],
    summary:
      'generic pointers of either kind become pointers of either kind, and are loaded through',
  },
  'OpGenericCastToPtr',
)

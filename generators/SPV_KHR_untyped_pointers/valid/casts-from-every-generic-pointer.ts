import { castsOfEveryPointer } from '../shared/cast-generators.ts'

export const generator = castsOfEveryPointer(
  {
    name: 'casts-from-every-generic-pointer',
    rule: 'generic-cast-to-ptr-pointer-is-into-generic',
    alsoApplies: ['generic-cast-to-ptr-result-type-is-a-pointer-type'],
    summary: 'the generic pointer that is cast comes from everywhere',
  },
  'OpGenericCastToPtr',
)

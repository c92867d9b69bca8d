import { castsOfEveryPointer } from '../shared/cast-generators.ts'

export const generator = castsOfEveryPointer(
  {
    name: 'explicit-casts-of-every-pointer',
    rule: 'generic-cast-explicit-pointer-is-a-pointer',
    alsoApplies: ['generic-cast-explicit-pointer-is-into-generic'],
    summary: 'the pointer that is explicitly cast comes from everywhere',
  },
  'OpGenericCastToPtrExplicit',
)

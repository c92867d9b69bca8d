import { castsOfManyTypes } from '../shared/cast-generators.ts'

export const generator = castsOfManyTypes(
  {
    name: 'explicit-casts-of-many-types',
    rule: 'generic-cast-explicit-typed-pointers-point-to-one-type',
    alsoApplies: ['generic-cast-explicit-pointer-is-into-generic'],
    summary: 'explicit casts keep what typed pointers point to, and ask nothing of untyped ones',
  },
  'OpGenericCastToPtrExplicit',
)

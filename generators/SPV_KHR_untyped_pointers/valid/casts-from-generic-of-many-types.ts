import { castsOfManyTypes } from '../shared/cast-generators.ts'

export const generator = castsOfManyTypes(
  {
    name: 'casts-from-generic-of-many-types',
    rule: 'generic-cast-to-ptr-typed-pointers-point-to-one-type',
    alsoApplies: ['generic-cast-to-ptr-pointer-is-into-generic'],
    summary: 'typed pointers point to the same before and after, and untyped ones to nothing',
  },
  'OpGenericCastToPtr',
)

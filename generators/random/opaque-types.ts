import { declare } from './capability.ts'
import type { Draft } from './draft.ts'
import { declareType, typeOnce } from './new-type.ts'
import type { Type } from './type.ts'
import { declareObject, idOnce } from './write.ts'

/** The type that such a declaration with those literals gives, and the capability it asks for beside Kernel. */
export function opaqueType(
  draft: Draft,
  name: string,
  capability: string | undefined,
  ...literals: readonly number[]
): Type {
  return typeOnce(draft, `${name} ${literals}`, () => {
    if (capability !== undefined) declare(draft, capability)
    return declareType(draft, name, literals, 'opaque')
  })
}

/** The null constant of an opaque type or a pointer type: declared once, and not in scope for other instructions. */
export function nullOf(draft: Draft, type: Type): number {
  return idOnce(draft, `null ${type.id}`, () => declareObject(draft, 'OpConstantNull', type))
}

/** The undefined object of a type that has no null constant, declared as that of `nullOf` is. */
export function undefinedOf(draft: Draft, type: Type): number {
  return idOnce(draft, `undefined ${type.id}`, () => declareObject(draft, 'OpUndef', type))
}

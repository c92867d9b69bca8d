import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from './capability.ts'
import type { Draft } from './draft.ts'
import { newType } from './new-type.ts'
import type { Type } from './type.ts'

const opConstantNull = opcodeOf('OpConstantNull')
const opUndef = opcodeOf('OpUndef')

/** The type that such a declaration with those literals gives, and the capability it asks for beside Kernel. */
export function opaqueType(
  draft: Draft,
  name: string,
  capability: string | undefined,
  ...literals: readonly number[]
): Type {
  const key = `${name} ${literals}`
  const known = draft.types.get(key)
  if (known !== undefined) return known
  if (capability !== undefined) declare(draft, capabilityNamed(capability))
  const type = newType(draft.bound++, 'opaque')
  draft.declarations.push({ opcode: opcodeOf(name), words: [type.id, ...literals] })
  draft.types.set(key, type)
  return type
}

/** An object of a type that computed values are not drawn from: declared once, and not in scope for other instructions. */
function object(draft: Draft, opcode: number, type: Type): number {
  const key = `object ${opcode} ${type.id}`
  const known = draft.ids.get(key)
  if (known !== undefined) return known
  const id = draft.bound++
  draft.declarations.push({ opcode, words: [type.id, id] })
  draft.ids.set(key, id)
  return id
}

/** The null constant of an opaque type or a pointer type. */
export function nullOf(draft: Draft, type: Type): number {
  return object(draft, opConstantNull, type)
}

/** The undefined object of a type that has no null constant. */
export function undefinedOf(draft: Draft, type: Type): number {
  return object(draft, opUndef, type)
}

import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft } from './draft.ts'
import type { Type } from './type.ts'

/** No members, and no offsets. */
const none: readonly never[] = []

/**
 * A type, without a size where none is given. Types have all fields, always in this order: reading them is most of the
 * work of making a module, and it is fast where all have one shape.
 */
export function newType(
  id: number,
  kind: Type['kind'],
  {
    width = 0,
    signed = false,
    part,
    count = 0,
    members = none,
    storageClass = 0,
    size = 0,
    alignment = 0,
    explicit = false,
    offsets = none,
  }: Partial<Type> = {},
): Type {
  return {
    id,
    kind,
    width,
    signed,
    part,
    count,
    members,
    storageClass,
    size,
    alignment,
    explicit,
    offsets,
  }
}

/** Declares a type with those operands. */
export function declareType(
  draft: Draft,
  name: string,
  operands: readonly number[],
  kind: Type['kind'],
  more?: Partial<Type>,
): Type {
  const type = newType(draft.bound++, kind, more)
  draft.declarations.push({ opcode: opcodeOf(name), words: [type.id, ...operands] })
  return type
}

/** Takes note of a type that a module has once, under its key. */
export function keptType({ types }: Draft, key: number | string, type: Type): Type {
  types.set(key, type)
  return type
}

/** The type that a module has once under that key, made when it is first asked for. */
export function typeOnce(draft: Draft, key: number | string, make: () => Type): Type {
  return draft.types.get(key) ?? keptType(draft, key, make())
}

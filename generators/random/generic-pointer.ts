import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from './capability.ts'
import type { Draft } from './draft.ts'
import { pointerType } from './pointer-types.ts'
import { somePointer } from './pointers.ts'
import { uintType } from './scalar-types.ts'
import { storageClasses } from './storage-classes.ts'
import { localVariable } from './variables.ts'
import { write } from './write.ts'

const opPtrCastToGeneric = opcodeOf('OpPtrCastToGeneric')
/** What pointers into Generic are declared with. */
export const genericPointers = capabilityNamed('GenericPointer')

/** A typed pointer into Generic: one in scope, or to a new variable. */
export function genericPointer(draft: Draft): number {
  const { generic } = storageClasses
  const found = somePointer(draft, (each) => each.typed && each.storageClass === generic)
  if (found !== undefined) return found.id
  declare(draft, genericPointers)
  const variable = localVariable(draft, uintType(draft), true)
  const type = pointerType(draft, generic, uintType(draft))
  const id = draft.bound++
  write(draft, opPtrCastToGeneric, type.id, id, variable.id)
  draft.pointers.push({ ...variable, id, storageClass: generic, declaration: false })
  return id
}

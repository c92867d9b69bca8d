import { declare } from './capability.ts'
import type { Draft, Pointer } from './draft.ts'
import { type Emitter, emitter } from './emitter.ts'
import { anyPointerType } from './pointer-types.ts'
import { uintType } from './scalar-types.ts'
import { storageClasses } from './storage-classes.ts'
import type { Type } from './type.ts'
import { drawGlobal, drawLocal, localVariable } from './variables.ts'
import { make } from './write.ts'

/** The type of a pointer that is known of. */
export function typeOfPointer(draft: Draft, { typed, pointee, storageClass }: Pointer): Type {
  return anyPointerType(draft, storageClass, typed ? pointee : undefined)
}

/** Writes an instruction that makes a pointer: what is known of it, apart from its id. It is in scope from here on. */
export function point(
  draft: Draft,
  name: string,
  to: Pointer,
  ...operands: readonly number[]
): number {
  const id = make(draft, name, typeOfPointer(draft, to), ...operands)
  draft.pointers.push({ ...to, id, declaration: false, block: false })
  return id
}

/** A pointer into Generic to a new variable. */
function newGenericPointer(draft: Draft): number {
  declare(draft, 'GenericPointer')
  const variable = localVariable(draft, uintType(draft), true)
  const to = { ...variable, storageClass: storageClasses.generic }
  return point(draft, 'OpPtrCastToGeneric', to, variable.id)
}

/** A typed pointer into Generic: one in scope, or to a new variable. */
export function genericPointer(draft: Draft): number {
  const { generic } = storageClasses
  const found = somePointer(draft, (each) => each.typed && each.storageClass === generic)
  return found?.id ?? newGenericPointer(draft)
}

/** A row for a pointer that passes; see `drawPointer`. */
export function throughPointer(
  name: string,
  weight: number,
  passes: (pointer: Pointer, draft: Draft) => boolean,
  emit: (draft: Draft, pointer: Pointer) => unknown,
  applies?: Emitter['applies'],
): Emitter {
  return emitter(
    name,
    weight,
    (draft) => {
      const pointer = drawPointer(draft, passes)
      return pointer !== undefined && emit(draft, pointer)
    },
    applies,
  )
}

function latest(
  draft: Draft,
  pointers: readonly Pointer[],
  passes: (pointer: Pointer, draft: Draft) => boolean,
): Pointer | undefined {
  let found: Pointer | undefined
  for (let at = pointers.length - 1, count = 0; at >= 0 && count < 3; at--) {
    const pointer = pointers[at] as Pointer
    if (!passes(pointer, draft)) continue
    count++
    if (found === undefined || draft.draw.below(2) === 1) found = pointer
  }
  return found
}

/** A pointer in scope that passes: one that was computed, or a variable; `undefined` where there is none. */
export function somePointer(
  draft: Draft,
  passes: (pointer: Pointer, draft: Draft) => boolean,
): Pointer | undefined {
  const { draw } = draft
  const computed = draw.below(2) === 0 ? latest(draft, draft.pointers, passes) : undefined
  if (computed !== undefined) return computed
  const [first, second] =
    draw.below(2) === 0
      ? [draft.globals, draft.localPointers]
      : [draft.localPointers, draft.globals]
  return (
    latest(draft, first, passes) ??
    latest(draft, second, passes) ??
    latest(draft, draft.pointers, passes)
  )
}

/** A pointer that passes, of a variable that is declared for it where there is none; `undefined` where that does not. */
export function drawPointer(
  draft: Draft,
  passes: (pointer: Pointer, draft: Draft) => boolean,
): Pointer | undefined {
  const { draw } = draft
  const found = draw.below(5) < 4 ? somePointer(draft, passes) : undefined
  if (found !== undefined) return found
  const made = draw.below(3) < 2 ? drawGlobal(draft) : drawLocal(draft)
  return passes(made, draft) ? made : undefined
}

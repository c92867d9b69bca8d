import type { Draft, Pointer } from '../draft.ts'
import { type Emitter, emitter } from '../emitter.ts'
import { somePointer } from '../pointers.ts'
import { uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { globalVariable, localVariable } from '../variables.ts'
import { compute, make } from '../write.ts'

/** A pointer of exactly that type which a call may take: a variable or a parameter. */
function argumentFor(draft: Draft, type: Type): number {
  const { storageClass, part } = type
  const typed = part !== undefined
  const fits = (pointer: Pointer) =>
    pointer.declaration &&
    pointer.storageClass === storageClass &&
    pointer.typed === typed &&
    (!typed || pointer.pointee === part)
  const found = somePointer(draft, fits)
  if (found !== undefined) return found.id
  const pointee = part ?? uintType(draft)
  const made =
    storageClass === storageClasses.function
      ? localVariable(draft, pointee, typed)
      : globalVariable(draft, storageClass, pointee, typed)
  return made.id
}

/** Calls of functions that stand before. */
export const calls: readonly Emitter[] = [
  emitter(
    'function-call',
    1,
    (draft) => {
      const { id, result, parameters } = draft.draw.of(draft.callees)
      const operands = parameters.map((type) =>
        type.kind === 'pointer' || type.kind === 'untyped-pointer'
          ? argumentFor(draft, type)
          : valueLike(draft, type),
      )
      const written = result.kind === 'void' ? make : compute
      written(draft, 'OpFunctionCall', result, id, ...operands)
    },
    ({ callees }) => callees.length > 0,
  ),
]

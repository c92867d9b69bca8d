import { opcodeOf } from '#spec/grammar/opcodes'
import { compute } from '../compute.ts'
import type { Draft, Pointer } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { somePointer } from '../pointers.ts'
import { uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { globalVariable, localVariable } from '../variables.ts'
import { write } from '../write.ts'

const opFunctionCall = opcodeOf('OpFunctionCall')

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
  {
    name: 'function-call',
    weight: 1,
    applies: ({ callees }) => callees.length > 0,
    emit(draft) {
      const { id, result, parameters } = draft.draw.of(draft.callees)
      const operands = parameters.map((type) =>
        type.kind === 'pointer' || type.kind === 'untyped-pointer'
          ? argumentFor(draft, type)
          : valueLike(draft, type),
      )
      if (result.kind === 'void') {
        write(draft, opFunctionCall, result.id, draft.bound++, id, ...operands)
      } else compute(draft, opFunctionCall, result, id, ...operands)
      return true
    },
  },
]

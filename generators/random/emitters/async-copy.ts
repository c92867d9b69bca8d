import { constantOf } from '../constants.ts'
import type { Draft, Pointer } from '../draft.ts'
import { type Emitter, emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { memoryOperands } from '../memory-operands.ts'
import { nullOf, opaqueType } from '../opaque-types.ts'
import { somePointer } from '../pointers.ts'
import { addressType, hasAddressType, uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import { valueLike } from '../values.ts'
import { globalVariable } from '../variables.ts'
import { make } from '../write.ts'

const workgroupScope = 2
const none = 0

/** The type of events of a group. */
export const eventType = (draft: Draft) => opaqueType(draft, 'OpTypeEvent', undefined)

/** A pointer into that storage class, of a new variable where there is none; a typed one points to a 32-bit integer. */
function pointerInto(draft: Draft, storageClass: number, writes: boolean, typed: boolean): Pointer {
  const type = uintType(draft)
  const found = somePointer(
    draft,
    (each) =>
      each.typed === typed &&
      (!typed || each.pointee === type) &&
      each.storageClass === storageClass &&
      (writes ? each.writable : each.readable),
  )
  if (found !== undefined) return found
  const isGlobal = storageClass === storageClasses.crossWorkgroup
  const more = isGlobal ? { initializer: constantOf(draft, type, false) } : {}
  return globalVariable(draft, storageClass, type, typed, more)
}

/** Target and source of a copy: into memory of the group, or out of it. */
function drawCopy(draft: Draft, typed: boolean): readonly [target: Pointer, source: Pointer] {
  const { workgroup, crossWorkgroup } = storageClasses
  const intoGroup = draft.draw.below(2) === 0
  const [to, from] = intoGroup ? [workgroup, crossWorkgroup] : [crossWorkgroup, workgroup]
  return [pointerInto(draft, to, true, typed), pointerInto(draft, from, false, typed)]
}

/** Operands of a copy, with that many sizes as wide as an address, and its event. */
function copied(draft: Draft, target: Pointer, source: Pointer, sizes: number): readonly number[] {
  const size = addressType(draft)
  const values = Array.from({ length: sizes }, () => valueLike(draft, size))
  const event = nullOf(draft, eventType(draft))
  return [uint(draft, workgroupScope), target.id, source.id, ...values, event]
}

/** Copies between memory of a group and memory of all groups. */
export const asyncCopies: readonly Emitter[] = [
  emitter(
    'untyped-group-async-copy',
    3,
    (draft) => {
      const [target, source] = drawCopy(draft, false)
      const operands = copied(draft, target, source, 3)
      const [first, second] = [memoryOperands(draft, target), memoryOperands(draft, source)]
      const memory =
        first.length + second.length === 0
          ? []
          : [first, second].flatMap((each) => (each.length > 0 ? each : [none]))
      make(draft, 'OpUntypedGroupAsyncCopyKHR', eventType(draft), ...operands, ...memory)
    },
    hasAddressType,
  ),
]

/** The same through typed pointers. */
export const typedAsyncCopy = emitter(
  'group-async-copy',
  1,
  (draft) => {
    const [target, source] = drawCopy(draft, true)
    make(draft, 'OpGroupAsyncCopy', eventType(draft), ...copied(draft, target, source, 2))
  },
  hasAddressType,
)

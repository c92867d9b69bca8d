import { opcodeOf } from '#spec/grammar/opcodes'
import { addressType, hasAddressType } from '../address-type.ts'
import { constantOf } from '../constants.ts'
import type { Draft, Pointer } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { memoryOperands } from '../memory-operands.ts'
import { nullOf, opaqueType } from '../opaque-types.ts'
import { somePointer } from '../pointers.ts'
import { uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import { valueLike } from '../values.ts'
import { globalVariable } from '../variables.ts'
import { write } from '../write.ts'

const opUntypedGroupAsyncCopyKHR = opcodeOf('OpUntypedGroupAsyncCopyKHR')
const opGroupAsyncCopy = opcodeOf('OpGroupAsyncCopy')
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

/** Copies between memory of a group and memory of all groups. */
export const asyncCopies: readonly Emitter[] = [
  {
    name: 'untyped-group-async-copy',
    weight: 3,
    applies: hasAddressType,
    emit(draft) {
      const [target, source] = drawCopy(draft, false)
      const size = addressType(draft)
      const sizes = [size, size, size].map((type) => valueLike(draft, type))
      const type = eventType(draft)
      const event = nullOf(draft, type)
      const [first, second] = [memoryOperands(draft, target), memoryOperands(draft, source)]
      const operands =
        first.length + second.length === 0
          ? []
          : [...(first.length > 0 ? first : [none]), ...(second.length > 0 ? second : [none])]
      const id = draft.bound++
      const scope = uint(draft, workgroupScope)
      write(
        draft,
        opUntypedGroupAsyncCopyKHR,
        type.id,
        id,
        scope,
        target.id,
        source.id,
        ...sizes,
        event,
        ...operands,
      )
      return true
    },
  },
]

/** The same through typed pointers. */
export const typedAsyncCopy: Emitter = {
  name: 'group-async-copy',
  weight: 1,
  applies: hasAddressType,
  emit(draft) {
    const [target, source] = drawCopy(draft, true)
    const size = addressType(draft)
    const sizes = [size, size].map((type) => valueLike(draft, type))
    const type = eventType(draft)
    const scope = uint(draft, workgroupScope)
    const operands = [scope, target.id, source.id, ...sizes, nullOf(draft, type)]
    write(draft, opGroupAsyncCopy, type.id, draft.bound++, ...operands)
    return true
  },
}

import { opcodeOf } from '#spec/grammar/opcodes'
import { constantOf } from '../constants.ts'
import type { Draft, Pointer } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { memoryOperands } from '../memory-operands.ts'
import { newType } from '../new-type.ts'
import { somePointer } from '../pointers.ts'
import { scalarType, uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { globalVariable } from '../variables.ts'
import { write } from '../write.ts'

const opTypeEvent = opcodeOf('OpTypeEvent')
const opConstantNull = opcodeOf('OpConstantNull')
const opUntypedGroupAsyncCopyKHR = opcodeOf('OpUntypedGroupAsyncCopyKHR')
const workgroupScope = 2
const none = 0

/** The type of events, and the event of no copy. */
function eventType(draft: Draft): Type {
  const known = draft.types.get('event')
  if (known !== undefined) return known
  const type = newType(draft.bound++, 'event')
  draft.declarations.push({ opcode: opTypeEvent, words: [type.id] })
  draft.types.set('event', type)
  return type
}

function noEvent(draft: Draft, type: Type): number {
  const known = draft.types.get('no event')
  if (known !== undefined) return known.id
  const id = draft.bound++
  draft.declarations.push({ opcode: opConstantNull, words: [type.id, id] })
  draft.types.set('no event', newType(id, 'event'))
  return id
}

/** An untyped pointer into that storage class; of a new variable where there is none. */
function pointerInto(draft: Draft, storageClass: number, writes: boolean): Pointer {
  const found = somePointer(
    draft,
    (each) =>
      !each.typed && each.storageClass === storageClass && (writes ? each.writable : each.readable),
  )
  if (found !== undefined) return found
  const type = uintType(draft)
  const isGlobal = storageClass === storageClasses.crossWorkgroup
  const more = isGlobal ? { initializer: constantOf(draft, type, false) } : {}
  return globalVariable(draft, storageClass, type, false, more)
}

/** Copies between memory of a group and memory of all groups. */
export const asyncCopies: readonly Emitter[] = [
  {
    name: 'untyped-group-async-copy',
    weight: 3,
    applies: ({ world }) => !world.shader && (world.addressing === 'Physical32' || world.large),
    emit(draft) {
      const { draw, world } = draft
      const { workgroup, crossWorkgroup } = storageClasses
      const intoGroup = draw.below(2) === 0
      const [to, from] = intoGroup ? [workgroup, crossWorkgroup] : [crossWorkgroup, workgroup]
      const target = pointerInto(draft, to, true)
      const source = pointerInto(draft, from, false)
      const width = world.addressing === 'Physical32' ? 32 : 64
      const size = scalarType(draft, { kind: 'integer', width, signed: false })
      const sizes = [size, size, size].map((type) => valueLike(draft, type))
      const type = eventType(draft)
      const event = noEvent(draft, type)
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

import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft, Pointer } from '../draft.ts'
import { drawNumeric } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { pointerType, untypedPointerType } from '../pointer-types.ts'
import { drawPointer, somePointer } from '../pointers.ts'
import { boolType, type ScalarSpec } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import { valueLike } from '../values.ts'
import { drawIndex } from '../walk.ts'
import { write } from '../write.ts'

const opSelect = opcodeOf('OpSelect')
const opUntypedAccessChainKHR = opcodeOf('OpUntypedAccessChainKHR')
const opUntypedPtrAccessChainKHR = opcodeOf('OpUntypedPtrAccessChainKHR')
const { storageBuffer } = storageClasses
const word = ({ width }: ScalarSpec) => width === 32
const kinds = ['integer', 'float'] as const

/** Distance of elements that pointers step over: no vector here is larger. */
const stride = 16

/** What a variable pointer may be chosen from: a number in a buffer, not one of a matrix. */
function isChoosable({ storageClass, pointee, matrix, block }: Pointer): boolean {
  return (
    storageClass === storageBuffer &&
    !matrix &&
    !block &&
    (pointee?.kind === 'integer' || pointee?.kind === 'float' || pointee?.kind === 'vector')
  )
}

/** Instructions that need VariablePointers. */
export const variablePointers: readonly Emitter[] = [
  {
    name: 'select-pointer',
    weight: 5,
    applies: () => true,
    emit(draft: Draft) {
      const one = somePointer(draft, isChoosable)
      if (one?.pointee === undefined) return false
      const other = somePointer(
        draft,
        (each) => isChoosable(each) && each.typed === one.typed && each.pointee === one.pointee,
      )
      const type = one.typed
        ? pointerType(draft, storageBuffer, one.pointee)
        : untypedPointerType(draft, storageBuffer)
      const condition = valueLike(draft, boolType(draft))
      const id = draft.bound++
      write(draft, opSelect, type.id, id, condition, one.id, (other ?? one).id)
      draft.pointers.push({ ...one, id, declaration: false })
      return true
    },
  },
  {
    name: 'untyped-ptr-access-chain-in-a-buffer',
    weight: 2,
    applies: ({ world }) => world.untyped,
    emit(draft: Draft) {
      const base = drawPointer(
        draft,
        ({ storageClass, matrix }) => storageClass === storageBuffer && !matrix,
      )
      if (base === undefined) return false
      const type = drawNumeric(draft, draft.draw.of(kinds), word)
      const strided = untypedPointerType(draft, storageBuffer, stride)
      const start = draft.bound++
      write(draft, opUntypedAccessChainKHR, strided.id, start, type.id, base.id)
      const id = draft.bound++
      const element = drawIndex(draft, 0)
      const plain = untypedPointerType(draft, storageBuffer)
      write(draft, opUntypedPtrAccessChainKHR, plain.id, id, type.id, start, element)
      draft.pointers.push({
        ...base,
        id,
        pointee: type,
        typed: false,
        declaration: false,
        block: false,
      })
      return true
    },
  },
]

import type { Pointer } from '../draft.ts'
import { drawNumeric } from '../draw-type.ts'
import { type Emitter, emitter } from '../emitter.ts'
import { untypedPointerType } from '../pointer-types.ts'
import { point, somePointer, throughPointer } from '../pointers.ts'
import { boolType, type ScalarSpec } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import { valueLike } from '../values.ts'
import { drawIndex } from '../walk.ts'
import { make } from '../write.ts'

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
  emitter('select-pointer', 5, (draft) => {
    const one = somePointer(draft, isChoosable)
    if (one === undefined) return false
    const other = somePointer(
      draft,
      (each) => isChoosable(each) && each.typed === one.typed && each.pointee === one.pointee,
    )
    const condition = valueLike(draft, boolType(draft))
    return point(draft, 'OpSelect', one, condition, one.id, (other ?? one).id)
  }),
  throughPointer(
    'untyped-ptr-access-chain-in-a-buffer',
    2,
    ({ storageClass, matrix }) => storageClass === storageBuffer && !matrix,
    (draft, base) => {
      const type = drawNumeric(draft, draft.draw.of(kinds), word)
      const strided = untypedPointerType(draft, storageBuffer, stride)
      const start = make(draft, 'OpUntypedAccessChainKHR', strided, type.id, base.id)
      const element = drawIndex(draft, 0)
      const to = { ...base, pointee: type, typed: false }
      point(draft, 'OpUntypedPtrAccessChainKHR', to, type.id, start, element)
    },
    ({ world }) => world.untyped,
  ),
]

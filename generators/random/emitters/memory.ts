import type { Pointer, Type } from '../draft.ts'
import { drawWalk } from '../draw-type.ts'
import { type Emitter, emitter, inShaders, when } from '../emitter.ts'
import { uintType } from '../types.ts'
import { valueLike } from '../values.ts'
import {
  copyOperands,
  drawGlobal,
  drawLocal,
  memoryOperands,
  point,
  somePointer,
  throughPointer,
} from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, write } from '../write.ts'

/** True of types that memory can be loaded as. */
export function isLoadable(type: Type): boolean {
  switch (type.kind) {
    case 'bool':
    case 'integer':
    case 'float':
    case 'vector':
    case 'matrix':
      return true
    case 'array':
      return isLoadable(type.part as Type)
    case 'structure':
      return type.members.every(isLoadable)
    default:
      return false
  }
}

/** True of a matrix, and of arrays of such. */
function holdsMatrix({ kind, part }: Type): boolean {
  return kind === 'matrix' || (part !== undefined && kind !== 'vector' && holdsMatrix(part))
}

/** True of typed pointers to what can be loaded. */
function isTypedLoadable({ typed, pointee, readable }: Pointer): boolean {
  return typed && readable && pointee !== undefined && isLoadable(pointee)
}

function isTypedStorable(pointer: Pointer): boolean {
  return pointer.writable && isTypedLoadable(pointer)
}

/** Matrices behind physical pointers are loaded and stored, and nothing else. */
export function isCopied({ storageClass, pointee, matrix }: Pointer): boolean {
  return (
    storageClass !== storageClasses.physicalStorageBuffer ||
    !(matrix || (pointee !== undefined && holdsMatrix(pointee)))
  )
}

function isTypedComposite({ typed, pointee }: Pointer): boolean {
  return typed && pointee !== undefined && pointee.count + (pointee.part?.id ?? 0) > 0
}

function chain(name: string, weight: number, instruction: string): Emitter {
  return throughPointer(isTypedComposite, name, weight, (draft, base) => {
    const { indexes, reached, throughMatrix } = drawWalk(draft, base.pointee as Type)
    const matrix = base.matrix || throughMatrix
    point(draft, instruction, { ...base, pointee: reached, matrix }, base.id, ...indexes)
  })
}

/** Instructions on memory through typed pointers. */
export const memory: readonly Emitter[] = [
  throughPointer(isTypedLoadable, 'load', 6, (draft, pointer) => {
    const type = pointer.pointee as Type
    compute(draft, 'OpLoad', type, pointer.id, ...memoryOperands(draft, pointer))
  }),
  throughPointer(isTypedStorable, 'store', 5, (draft, pointer) => {
    const object = valueLike(draft, pointer.pointee as Type)
    write(draft, 'OpStore', pointer.id, object, ...memoryOperands(draft, pointer))
  }),
  chain('access-chain', 5, 'OpAccessChain'),
  chain('in-bounds-access-chain', 2, 'OpInBoundsAccessChain'),
  throughPointer(
    (each) => isTypedStorable(each) && isCopied(each),
    'copy-memory',
    2,
    (draft, target) => {
      const source = somePointer(
        draft,
        (pointer) =>
          isTypedLoadable(pointer) && pointer.pointee === target.pointee && isCopied(pointer),
      )
      if (source === undefined) return false
      const operands = copyOperands(draft, target, source)
      return write(draft, 'OpCopyMemory', target.id, source.id, ...operands)
    },
  ),
  when(inShaders, 'array-length', 2, (draft) => {
    const pointer = somePointer(
      draft,
      ({ typed, block, pointee }) =>
        typed && block && pointee?.members.at(-1)?.kind === 'runtime-array',
    )
    if (pointer === undefined) return false
    const member = (pointer.pointee as Type).count - 1
    return compute(draft, 'OpArrayLength', uintType(draft), pointer.id, member)
  }),
  emitter('declare-variable', 1, (draft) =>
    (draft.draw.below(2) === 0 ? drawGlobal : drawLocal)(draft),
  ),
]

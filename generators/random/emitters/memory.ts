import { opcodeOf } from '#spec/grammar/opcodes'
import { compute } from '../compute.ts'
import type { Draft, Pointer } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { copyOperands, memoryOperands } from '../memory-operands.ts'
import { pointerType } from '../pointer-types.ts'
import { drawPointer, somePointer } from '../pointers.ts'
import { uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { drawGlobal, drawLocal } from '../variables.ts'
import { drawWalk } from '../walk.ts'
import { write } from '../write.ts'

const opLoad = opcodeOf('OpLoad')
const opStore = opcodeOf('OpStore')
const opAccessChain = opcodeOf('OpAccessChain')
const opInBoundsAccessChain = opcodeOf('OpInBoundsAccessChain')
const opCopyMemory = opcodeOf('OpCopyMemory')
const opArrayLength = opcodeOf('OpArrayLength')
const always = () => true

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

function chain(draft: Draft, opcode: number): boolean {
  const base = drawPointer(draft, isTypedComposite)
  if (base === undefined) return false
  const { indexes, reached, throughMatrix } = drawWalk(draft, base.pointee as Type)
  const type = pointerType(draft, base.storageClass, reached)
  const id = draft.bound++
  write(draft, opcode, type.id, id, base.id, ...indexes)
  draft.pointers.push({
    ...base,
    id,
    pointee: reached,
    declaration: false,
    block: false,
    matrix: base.matrix || throughMatrix,
  })
  return true
}

/** Instructions on memory through typed pointers. */
export const memory: readonly Emitter[] = [
  {
    name: 'load',
    weight: 6,
    applies: always,
    emit(draft) {
      const pointer = drawPointer(draft, isTypedLoadable)
      if (pointer === undefined) return false
      compute(draft, opLoad, pointer.pointee as Type, pointer.id, ...memoryOperands(draft, pointer))
      return true
    },
  },
  {
    name: 'store',
    weight: 5,
    applies: always,
    emit(draft) {
      const pointer = drawPointer(draft, isTypedStorable)
      if (pointer === undefined) return false
      const object = valueLike(draft, pointer.pointee as Type)
      write(draft, opStore, pointer.id, object, ...memoryOperands(draft, pointer))
      return true
    },
  },
  {
    name: 'access-chain',
    weight: 5,
    applies: always,
    emit: (draft) => chain(draft, opAccessChain),
  },
  {
    name: 'in-bounds-access-chain',
    weight: 2,
    applies: always,
    emit: (draft) => chain(draft, opInBoundsAccessChain),
  },
  {
    name: 'copy-memory',
    weight: 2,
    applies: always,
    emit(draft) {
      const target = drawPointer(draft, (each) => isTypedStorable(each) && isCopied(each))
      if (target === undefined) return false
      const source = somePointer(
        draft,
        (pointer) =>
          isTypedLoadable(pointer) && pointer.pointee === target.pointee && isCopied(pointer),
      )
      if (source === undefined) return false
      write(draft, opCopyMemory, target.id, source.id, ...copyOperands(draft, target, source))
      return true
    },
  },
  {
    name: 'array-length',
    weight: 2,
    applies: ({ world }) => world.shader,
    emit(draft) {
      const pointer = somePointer(
        draft,
        ({ typed, block, pointee }) =>
          typed && block && pointee?.members.at(-1)?.kind === 'runtime-array',
      )
      if (pointer === undefined) return false
      const member = (pointer.pointee as Type).count - 1
      compute(draft, opArrayLength, uintType(draft), pointer.id, member)
      return true
    },
  },
  {
    name: 'declare-variable',
    weight: 1,
    applies: always,
    emit(draft) {
      if (draft.draw.below(2) === 0) drawGlobal(draft)
      else drawLocal(draft)
      return true
    },
  },
]

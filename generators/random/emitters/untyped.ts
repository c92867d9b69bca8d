import { opcodeOf } from '#spec/grammar/opcodes'
import { declare } from '../capability.ts'
import { compute } from '../compute.ts'
import type { Draft, Pointer } from '../draft.ts'
import { drawConstructible } from '../draw-composite.ts'
import { drawLaidOut } from '../draw-layout.ts'
import { drawNumeric } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { uint } from '../literals.ts'
import { copyOperands, memoryOperands } from '../memory-operands.ts'
import { untypedPointers, untypedPointerType } from '../pointer-types.ts'
import { drawPointer, somePointer } from '../pointers.ts'
import { uintType } from '../scalar-types.ts'
import { isLaidOut, storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { someValue, valueLike } from '../values.ts'
import { mayBeUntyped } from '../variables.ts'
import { drawIndex, drawWalk } from '../walk.ts'
import { write } from '../write.ts'
import { isCopied, isLoadable } from './memory.ts'

const opLoad = opcodeOf('OpLoad')
const opStore = opcodeOf('OpStore')
const opCopyMemory = opcodeOf('OpCopyMemory')
const opCopyMemorySized = opcodeOf('OpCopyMemorySized')
const opUntypedAccessChainKHR = opcodeOf('OpUntypedAccessChainKHR')
const opUntypedInBoundsAccessChainKHR = opcodeOf('OpUntypedInBoundsAccessChainKHR')
const opUntypedPtrAccessChainKHR = opcodeOf('OpUntypedPtrAccessChainKHR')
const opUntypedInBoundsPtrAccessChainKHR = opcodeOf('OpUntypedInBoundsPtrAccessChainKHR')
const opUntypedArrayLengthKHR = opcodeOf('OpUntypedArrayLengthKHR')
const opUntypedPrefetchKHR = opcodeOf('OpUntypedPrefetchKHR')
const always = () => true
const isKernel = ({ world }: Draft) => !world.shader
const kinds = ['integer', 'float'] as const

/** True of memory whose layout is seen by whoever reads it as another type. */
function wantsLayout({ world }: Draft, { storageClass }: Pointer): boolean {
  return isLaidOut(world, storageClass)
}

/** A type to read the memory behind a pointer as: its own one where that can be, or another one. */
function drawView(draft: Draft, pointer: Pointer, passes: (type: Type) => boolean): Type {
  const { pointee } = pointer
  const { draw } = draft
  if (pointee !== undefined && passes(pointee) && draw.below(2) === 0) return pointee
  if (wantsLayout(draft, pointer)) return drawLaidOut(draft)
  const type = draw.below(2) === 0 ? drawNumeric(draft, draw.of(kinds)) : drawConstructible(draft)
  return type.kind === 'matrix' ? (type.part as Type) : type
}

/** False of matrices and arrays of them: they are accessed through chains from a structure alone. */
function isNoMatrix(type: Type): boolean {
  let element: Type | undefined = type
  while (element?.kind === 'array' || element?.kind === 'runtime-array') element = element.part
  return element?.kind !== 'matrix'
}

const isView = (type: Type) => isLoadable(type) && isNoMatrix(type)

function chain(draft: Draft, opcode: number, withElement: boolean): boolean {
  const base = drawPointer(
    draft,
    (each) => mayBeUntyped(draft, each.storageClass) && isCopied(each),
  )
  if (base === undefined) return false
  const baseType = drawView(draft, base, isNoMatrix)
  const { indexes, reached, throughMatrix } = drawWalk(draft, baseType)
  // A matrix with a layout is reached from a structure, and a pointer to one has few uses.
  const isFromElsewhere = throughMatrix && baseType.kind !== 'structure'
  if (wantsLayout(draft, base) && (isFromElsewhere || !isNoMatrix(reached))) return false
  if (throughMatrix && base.storageClass === storageClasses.physicalStorageBuffer) return false
  const element = withElement ? [drawIndex(draft, 0)] : []
  const type = untypedPointerType(draft, base.storageClass)
  const id = draft.bound++
  write(draft, opcode, type.id, id, baseType.id, base.id, ...element, ...indexes)
  draft.pointers.push({
    ...base,
    id,
    pointee: reached,
    typed: false,
    declaration: false,
    block: false,
    matrix: base.matrix || throughMatrix,
  })
  return true
}

const isUntyped = ({ typed, readable }: Pointer) => !typed && readable
const isUntypedWritable = (pointer: Pointer) => pointer.writable && isUntyped(pointer)

/** Instructions on memory through untyped pointers. */
export const untyped: readonly Emitter[] = [
  {
    name: 'untyped-access-chain',
    weight: 5,
    applies: always,
    emit: (draft) => chain(draft, opUntypedAccessChainKHR, false),
  },
  {
    name: 'untyped-in-bounds-access-chain',
    weight: 4,
    applies: always,
    emit: (draft) => chain(draft, opUntypedInBoundsAccessChainKHR, false),
  },
  {
    name: 'untyped-ptr-access-chain',
    weight: 4,
    applies: isKernel,
    emit: (draft) => chain(draft, opUntypedPtrAccessChainKHR, true),
  },
  {
    name: 'untyped-in-bounds-ptr-access-chain',
    weight: 4,
    applies: isKernel,
    emit: (draft) => chain(draft, opUntypedInBoundsPtrAccessChainKHR, true),
  },
  {
    name: 'untyped-load',
    weight: 5,
    applies: always,
    emit(draft) {
      const pointer = drawPointer(draft, isUntyped)
      if (pointer === undefined) return false
      const type = drawView(draft, pointer, isView)
      compute(draft, opLoad, type, pointer.id, ...memoryOperands(draft, pointer))
      return true
    },
  },
  {
    name: 'untyped-store',
    weight: 5,
    applies: always,
    emit(draft) {
      const pointer = drawPointer(draft, isUntypedWritable)
      if (pointer === undefined) return false
      const object = valueLike(draft, drawView(draft, pointer, isView))
      write(draft, opStore, pointer.id, object, ...memoryOperands(draft, pointer))
      return true
    },
  },
  {
    name: 'untyped-copy-memory',
    weight: 3,
    applies: always,
    emit(draft) {
      const target = drawPointer(draft, isUntypedWritable)
      if (target === undefined) return false
      const source = somePointer(
        draft,
        (each) =>
          each.typed &&
          each.readable &&
          each.pointee !== undefined &&
          isView(each.pointee) &&
          isCopied(each),
      )
      if (source === undefined) return false
      write(draft, opCopyMemory, target.id, source.id, ...copyOperands(draft, target, source))
      return true
    },
  },
  {
    name: 'copy-memory-sized',
    weight: 3,
    applies: always,
    emit(draft) {
      const target = drawPointer(draft, isUntypedWritable)
      const source = drawPointer(draft, isUntyped)
      if (target === undefined || source === undefined) return false
      const size = uint(draft, 4 << draft.draw.below(3))
      write(
        draft,
        opCopyMemorySized,
        target.id,
        source.id,
        size,
        ...copyOperands(draft, target, source),
      )
      return true
    },
  },
  {
    name: 'untyped-array-length',
    weight: 5,
    applies: ({ world }) => world.shader,
    emit(draft) {
      const pointer = drawPointer(
        draft,
        ({ typed, block, pointee }) =>
          !typed && block && pointee?.members.at(-1)?.kind === 'runtime-array',
      )
      if (pointer === undefined) return false
      const structure = pointer.pointee as Type
      const member = structure.count - 1
      compute(draft, opUntypedArrayLengthKHR, uintType(draft), structure.id, pointer.id, member)
      return true
    },
  },
  {
    name: 'untyped-prefetch',
    weight: 3,
    applies: isKernel,
    emit(draft) {
      const pointer = drawPointer(
        draft,
        ({ storageClass }) => storageClass === storageClasses.crossWorkgroup,
      )
      if (pointer === undefined) return false
      const size = someValue(draft, ({ kind, width }) => kind === 'integer' && width === 32)
      const bytes = size?.id ?? uint(draft, 64)
      declare(draft, untypedPointers)
      // All optional operands or none, and the grammar lacks the last of them.
      write(draft, opUntypedPrefetchKHR, pointer.id, bytes)
      return true
    },
  },
]

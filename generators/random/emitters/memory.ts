import { hyphened } from '../../signatures/hyphened.ts'
import type { DeclaredType, Draft, PointerId } from '../draft.ts'
import { drawContents, drawIndex, drawLaidOut, drawWalk } from '../draw-type.ts'
import { always, type Emitter, emitter, inKernels, inShaders } from '../emitter.ts'
import { uint, uintType } from '../types.ts'
import { someValue, valueLike } from '../values.ts'
import {
  copyOperands,
  drawGlobal,
  drawLocal,
  drawPointer,
  mayBeUntyped,
  memoryOperands,
  point,
  somePointer,
  throughPointer,
} from '../variables.ts'
import { isLaidOut, storageClasses } from '../world.ts'
import { compute, declare, write } from '../write.ts'

const plainKinds = new Set<DeclaredType['kind']>(['bool', 'integer', 'float', 'vector', 'matrix'])

/** True of types that memory can be loaded as. */
function isLoadable({ kind, part, members }: DeclaredType): boolean {
  if (kind === 'array') return isLoadable(part as DeclaredType)
  return kind === 'structure' ? members.every(isLoadable) : plainKinds.has(kind)
}

/** True of a matrix, and of arrays of such. */
function holdsMatrix({ kind, part }: DeclaredType): boolean {
  return kind === 'matrix' || (part !== undefined && kind !== 'vector' && holdsMatrix(part))
}

/** True of typed pointers to what can be loaded. */
function isTypedLoadable({ typed, pointee, readable }: PointerId): boolean {
  return typed && readable && pointee !== undefined && isLoadable(pointee)
}

function isTypedStorable(pointer: PointerId): boolean {
  return pointer.writable && isTypedLoadable(pointer)
}

/** Pointers into PhysicalStorageBuffer to matrices are loaded and stored, and nothing else. */
function isCopied({ storageClass, pointee, matrix }: PointerId): boolean {
  return (
    storageClass !== storageClasses.physicalStorageBuffer ||
    !(matrix || (pointee !== undefined && holdsMatrix(pointee)))
  )
}

/** True of memory whose layout is seen by whoever reads it as another type. */
function wantsLayout({ world }: Draft, { storageClass }: PointerId): boolean {
  return isLaidOut(world, storageClass)
}

/** A type to read the memory that a pointer leads to: its own where possible, or another. */
function drawView(
  draft: Draft,
  pointer: PointerId,
  passes: (type: DeclaredType) => boolean,
): DeclaredType {
  const { pointee } = pointer
  const { draw } = draft
  if (pointee !== undefined && passes(pointee) && draw.below(2) === 0) return pointee
  if (wantsLayout(draft, pointer)) return drawLaidOut(draft)
  const type = drawContents(draft)
  return type.kind === 'matrix' ? (type.part as DeclaredType) : type
}

/** False of matrices and arrays of them: they are accessed through chains from a structure alone. */
function isNoMatrix(type: DeclaredType): boolean {
  let element: DeclaredType | undefined = type
  while (element?.kind === 'array' || element?.kind === 'runtime-array') element = element.part
  return element?.kind !== 'matrix'
}

const isView = (type: DeclaredType) => isLoadable(type) && isNoMatrix(type)

/** The type of an access: what a typed pointer points to, or what an untyped one is read as. */
function accessed(draft: Draft, pointer: PointerId): DeclaredType {
  return pointer.typed ? (pointer.pointee as DeclaredType) : drawView(draft, pointer, isView)
}

function load(name: string, weight: number, passes: (pointer: PointerId) => boolean): Emitter {
  return throughPointer(always, passes, name, weight, (draft, pointer) => {
    const type = accessed(draft, pointer)
    compute(draft, 'OpLoad', type, pointer.id, ...memoryOperands(draft, pointer))
  })
}

function store(name: string, weight: number, passes: (pointer: PointerId) => boolean): Emitter {
  return throughPointer(always, passes, name, weight, (draft, pointer) => {
    const object = valueLike(draft, accessed(draft, pointer))
    write(draft, 'OpStore', pointer.id, object, ...memoryOperands(draft, pointer))
  })
}

/** A row that copies what a typed pointer points to, through a pointer that passes. */
function copy(
  name: string,
  weight: number,
  passes: (pointer: PointerId) => boolean,
  isSource: (pointer: PointerId, target: PointerId) => boolean,
): Emitter {
  return throughPointer(always, passes, name, weight, (draft, target) => {
    const fits = (each: PointerId) =>
      isTypedLoadable(each) && isCopied(each) && isSource(each, target)
    const source = somePointer(draft, fits)
    if (source === undefined) return false
    const operands = copyOperands(draft, target, source)
    return write(draft, 'OpCopyMemory', target.id, source.id, ...operands)
  })
}

/** A row for the length of the array at the end of a block, which an untyped pointer is given the type of. */
function arrayLength(name: string, weight: number): Emitter {
  const isTyped = name === 'OpArrayLength'
  return throughPointer(
    inShaders,
    ({ typed, block, pointee }) =>
      typed === isTyped && block && pointee?.members.at(-1)?.kind === 'runtime-array',
    hyphened(name),
    weight,
    (draft, { id, pointee }) => {
      const { id: structure, count } = pointee as DeclaredType
      compute(draft, name, uintType(draft), ...(isTyped ? [] : [structure]), id, count - 1)
    },
  )
}

/** A row for a chain through a typed pointer; by its name, one that steps over elements first is for kernels. */
export function chain(name: string, weight: number): Emitter {
  const steps = name.includes('Ptr')
  return throughPointer(
    steps ? inKernels : always,
    ({ typed, pointee }) =>
      typed && pointee !== undefined && (steps || pointee.count + (pointee.part?.id ?? 0) > 0),
    hyphened(name),
    weight,
    (draft, base) => {
      const element = steps ? [drawIndex(draft, 0)] : []
      const most = steps ? draft.draw.below(3) : undefined
      const { indexes, reached, throughMatrix } = drawWalk(
        draft,
        base.pointee as DeclaredType,
        most,
      )
      const to = { ...base, pointee: reached, matrix: base.matrix || throughMatrix }
      point(draft, name, to, base.id, ...element, ...indexes)
    },
  )
}

/** Instructions on memory through typed pointers. */
export const memory: readonly Emitter[] = [
  load('load', 6, isTypedLoadable),
  store('store', 5, isTypedStorable),
  chain('OpAccessChain', 5),
  chain('OpInBoundsAccessChain', 2),
  copy(
    'copy-memory',
    2,
    (each) => isTypedStorable(each) && isCopied(each),
    (source, target) => source.pointee === target.pointee,
  ),
  arrayLength('OpArrayLength', 2),
  emitter('declare-variable', 1, (draft) =>
    (draft.draw.below(2) === 0 ? drawGlobal : drawLocal)(draft),
  ),
]

function untypedChain(name: string, weight: number): Emitter {
  const withElement = name.includes('Ptr')
  return throughPointer(
    withElement ? inKernels : always,
    (each, draft) => mayBeUntyped(draft, each.storageClass) && isCopied(each),
    hyphened(name),
    weight,
    (draft, base) => {
      const baseType = drawView(draft, base, isNoMatrix)
      const { indexes, reached, throughMatrix } = drawWalk(draft, baseType)
      // A matrix with a layout is reached from a structure, and a pointer to one has few uses.
      const isFromElsewhere = throughMatrix && baseType.kind !== 'structure'
      if (wantsLayout(draft, base) && (isFromElsewhere || !isNoMatrix(reached))) return false
      if (throughMatrix && base.storageClass === storageClasses.physicalStorageBuffer) return false
      const element = withElement ? [drawIndex(draft, 0)] : []
      const matrix = base.matrix || throughMatrix
      const to = { ...base, pointee: reached, typed: false, matrix }
      return point(draft, name, to, baseType.id, base.id, ...element, ...indexes)
    },
  )
}

const isUntyped = ({ typed, readable }: PointerId) => !typed && readable
const isUntypedWritable = (pointer: PointerId) => pointer.writable && isUntyped(pointer)

const isGlobal = ({ storageClass }: PointerId) => storageClass === storageClasses.crossWorkgroup

/** Instructions on memory through untyped pointers. */
export const untyped: readonly Emitter[] = [
  untypedChain('OpUntypedAccessChainKHR', 5),
  untypedChain('OpUntypedInBoundsAccessChainKHR', 4),
  untypedChain('OpUntypedPtrAccessChainKHR', 4),
  untypedChain('OpUntypedInBoundsPtrAccessChainKHR', 4),
  load('untyped-load', 5, isUntyped),
  store('untyped-store', 5, isUntypedWritable),
  copy(
    'untyped-copy-memory',
    3,
    isUntypedWritable,
    ({ pointee }) => pointee !== undefined && isNoMatrix(pointee),
  ),
  emitter('copy-memory-sized', 3, (draft) => {
    const target = drawPointer(draft, isUntypedWritable)
    const source = drawPointer(draft, isUntyped)
    if (target === undefined || source === undefined) return false
    const size = uint(draft, 4 << draft.draw.below(3))
    const operands = copyOperands(draft, target, source)
    return write(draft, 'OpCopyMemorySized', target.id, source.id, size, ...operands)
  }),
  arrayLength('OpUntypedArrayLengthKHR', 5),
  throughPointer(inKernels, isGlobal, 'untyped-prefetch', 3, (draft, pointer) => {
    const size = someValue(draft, ({ kind, width }) => kind === 'integer' && width === 32)
    const bytes = size?.id ?? uint(draft, 64)
    declare(draft, 'UntypedPointersKHR')
    // All optional operands or none, and the grammar lacks the last of them.
    write(draft, 'OpUntypedPrefetchKHR', pointer.id, bytes)
  }),
]

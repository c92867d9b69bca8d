import { enumerantOf } from '../../words/instruction-of.ts'
import { bufferType, drawImageType, heapPointer, samplerType, sizeOf } from '../descriptors.ts'
import type { DeclaredType, Draft, PointerId } from '../draft.ts'
import { drawIndex, drawNumber } from '../draw-type.ts'
import {
  type Emitter,
  emitter,
  inShaders,
  when,
  withLargeIntegers,
  withUntyped,
} from '../emitter.ts'
import type { ScalarSpec } from '../scalar-specs.ts'
import {
  anyPointerType,
  arrayType,
  boolType,
  newType,
  pointerType,
  scalarType,
  typeOnce,
  uint,
  uintType,
  untypedPointerType,
  vectorType,
} from '../types.ts'
import { valueLike } from '../values.ts'
import {
  bind,
  globalVariable,
  newBlock,
  newPointer,
  point,
  somePointer,
  throughPointer,
} from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, declaration, decorate, decorateMember, make } from '../write.ts'

const { storageBuffer, uniform, physicalStorageBuffer } = storageClasses

const drawImage = (draft: Draft) => drawImageType(draft).type

const drawBuffer = (draft: Draft) =>
  bufferType(draft, draft.draw.below(2) === 0 ? storageBuffer : uniform)

/** A block of the module, or a new one. */
function drawBlockType(draft: Draft, open: boolean): DeclaredType {
  const known = draft.globals.find(({ block: isBlock, typed }) => isBlock && typed)?.pointee
  const ends = known?.members.at(-1)?.kind
  if (known !== undefined && ends !== 'runtime-array' && draft.draw.below(2) === 1) return known
  return newBlock(draft, open)
}

/** Instructions that get at buffers through a descriptor heap. */
export const heaps: readonly Emitter[] = [
  emitter('size-of-descriptor', 1, (draft) => {
    const { draw, world } = draft
    const width = world.large && draw.below(2) === 1 ? 64 : 32
    const type = scalarType(draft, { kind: 'integer', width, signed: draw.below(2) === 1 })
    const descriptor = draw.of([samplerType, drawImage, drawBuffer])(draft)
    draft.values.push({ id: sizeOf(draft, descriptor, type), type })
  }),
  emitter('buffer-pointer', 3, (draft) => {
    const { draw } = draft
    const storageClass = draw.below(3) < 2 ? storageBuffer : uniform
    const buffer = heapPointer(draft, bufferType(draft, storageClass))
    const typed = draw.below(2) === 0
    const pointee = typed
      ? drawBlockType(draft, storageClass === storageBuffer && draw.below(2) === 1)
      : undefined
    const writable = storageClass === storageBuffer && draw.below(3) < 2
    const readable = !writable || draw.below(6) < 5
    const to = newPointer(0, storageClass, pointee, typed, { writable, readable })
    const id = point(draft, 'OpBufferPointerEXT', to, buffer)
    if (!writable && storageClass === storageBuffer) decorate(draft, id, 'NonWritable')
    if (!readable) decorate(draft, id, 'NonReadable')
    if (draw.oneIn(4)) decorate(draft, id, draw.below(2) === 0 ? 'Aliased' : 'Restrict')
  }),
]

const length = 3

/** An array of blocks, each with a descriptor of its own. */
function arrayOfBlocks(draft: Draft, storageClass: number): PointerId {
  const known = draft.blockArrays.find((each) => each.storageClass === storageClass)
  if (known !== undefined && draft.draw.below(3) < 2) return known
  const type = newBlock(draft, storageClass === storageBuffer && draft.draw.below(2) === 1)
  const array = arrayType(draft, type, length, false)
  const typed = !draft.world.untyped || draft.draw.below(2) === 0
  const pointer = globalVariable(draft, storageClass, array, typed, { writable: false })
  // Nothing but a chain to one of the blocks takes the array.
  draft.globals.pop()
  bind(draft, pointer.id)
  draft.blockArrays.push(pointer)
  return pointer
}

/** Blocks that are elements of an array. */
export const blockArrays: readonly Emitter[] = [
  when(inShaders, 'element-of-an-array-of-blocks', 2, (draft) => {
    const storageClass = draft.draw.below(3) < 2 ? storageBuffer : uniform
    const base = arrayOfBlocks(draft, storageClass)
    const array = base.pointee as DeclaredType
    const pointee = array.part as DeclaredType
    const typed = !draft.world.untyped || (base.typed && draft.draw.below(2) === 0)
    const index = uint(draft, draft.draw.below(length))
    const type = anyPointerType(draft, storageClass, typed ? pointee : undefined)
    const id = typed
      ? make(draft, 'OpAccessChain', type, base.id, index)
      : make(draft, 'OpUntypedAccessChainKHR', type, array.id, base.id, index)
    const writable = storageClass === storageBuffer
    draft.pointers.push({
      ...base,
      id,
      pointee,
      typed,
      declaration: false,
      writable,
      block: true,
    })
  }),
]

const wideType = (draft: Draft) => scalarType(draft, { kind: 'integer', width: 64, signed: false })

/** Makes a pointer into a buffer of an address. */
function pointAt(draft: Draft, instruction: string, address: number): void {
  const typed = !draft.world.untyped || draft.draw.below(2) === 0
  const pointee = typed ? newBlock(draft, false) : undefined
  point(draft, instruction, newPointer(0, physicalStorageBuffer, pointee, typed), address)
}

/** A block that holds a pointer to another one of its kind, declared by a forward pointer; the type of such pointers. */
function linkType(draft: Draft): DeclaredType {
  return typeOnce(draft, 'link', () => {
    const word = uintType(draft)
    const pointer = draft.bound++
    const structure = draft.bound++
    declaration(draft, 'OpTypeForwardPointer', pointer, physicalStorageBuffer)
    declaration(draft, 'OpTypeStruct', structure, word.id, pointer)
    declaration(draft, 'OpTypePointer', pointer, physicalStorageBuffer, structure)
    decorate(draft, structure, 'Block')
    decorateMember(draft, structure, 0, 'Offset', 0)
    decorateMember(draft, structure, 1, 'Offset', 8)
    return newType(pointer, 'pointer', { storageClass: physicalStorageBuffer })
  })
}

const castsVectors = ({ world }: Draft) => world.minor >= 5

/** Instructions that make pointers of addresses, in shaders. */
export const physicalPointers: readonly Emitter[] = [
  when(withLargeIntegers, 'linked-list', 1, (draft) => {
    const link = linkType(draft)
    const wide = wideType(draft)
    const first = make(draft, 'OpConvertUToPtr', link, valueLike(draft, wide))
    const placeType = pointerType(draft, physicalStorageBuffer, link)
    const place = make(draft, 'OpAccessChain', placeType, first, uint(draft, 1))
    const next = make(draft, 'OpLoad', link, place, enumerantOf('MemoryAccess', 'Aligned'), 8)
    compute(draft, 'OpConvertPtrToU', wide, next)
  }),
  when(withLargeIntegers, 'convert-u-to-physical-pointer', 1, (draft) =>
    pointAt(draft, 'OpConvertUToPtr', valueLike(draft, wideType(draft))),
  ),
  when(castsVectors, 'bitcast-to-physical-pointer', 1, (draft) =>
    pointAt(draft, 'OpBitcast', valueLike(draft, vectorType(draft, uintType(draft), 2))),
  ),
]

const word = ({ width }: ScalarSpec) => width === 32

/** Distance of elements that pointers step over: no vector here is larger. */
const stride = 16

/** Whether a variable pointer may be chosen among such pointers: those to a number in a buffer, not in a matrix. */
function isChoosable({ storageClass, pointee, matrix, block }: PointerId): boolean {
  return (
    storageClass === storageBuffer &&
    !matrix &&
    !block &&
    (pointee?.kind === 'integer' || pointee?.kind === 'float' || pointee?.kind === 'vector')
  )
}

const isInBuffer = ({ storageClass, matrix }: PointerId) =>
  storageClass === storageBuffer && !matrix

/** Instructions that need VariablePointers. */
export const variablePointers: readonly Emitter[] = [
  emitter('select-pointer', 5, (draft) => {
    const first = somePointer(draft, isChoosable)
    if (first === undefined) return false
    const other = somePointer(
      draft,
      (each) => isChoosable(each) && each.typed === first.typed && each.pointee === first.pointee,
    )
    const condition = valueLike(draft, boolType(draft))
    return point(draft, 'OpSelect', first, condition, first.id, (other ?? first).id)
  }),
  throughPointer(
    withUntyped,
    isInBuffer,
    'untyped-ptr-access-chain-in-a-buffer',
    2,
    (draft, base) => {
      const type = drawNumber(draft, word)
      const strided = untypedPointerType(draft, storageBuffer, stride)
      const start = make(draft, 'OpUntypedAccessChainKHR', strided, type.id, base.id)
      const element = drawIndex(draft, 0)
      const to = { ...base, pointee: type, typed: false }
      point(draft, 'OpUntypedPtrAccessChainKHR', to, type.id, start, element)
    },
  ),
]

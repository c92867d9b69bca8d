import { declare } from './capability.ts'
import type { Draft } from './draft.ts'
import { enumerantOf } from './enumerant-of.ts'
import { uint } from './literals.ts'
import { declareType, typeOnce } from './new-type.ts'
import { untypedPointerType, useStorageClass } from './pointer-types.ts'
import { uintType } from './scalar-types.ts'
import { storageClasses } from './storage-classes.ts'
import type { Type } from './type.ts'
import { drawIndex } from './walk.ts'
import {
  declaration,
  declareObject,
  decorate,
  decorateMember,
  idOnce,
  instructionOf,
  make,
} from './write.ts'

/** Declares what instructions of the text need. */
function declareHeap(draft: Draft): void {
  declare(draft, 'DescriptorHeapEXT')
  draft.extensions.add('SPV_KHR_untyped_pointers')
}

const heaps = { sampler: 'SamplerHeapEXT', resource: 'ResourceHeapEXT' } as const

/** The variable of the sampler heap or the resource heap. */
function heapVariable(draft: Draft, kind: keyof typeof heaps): number {
  return idOnce(draft, kind, () => {
    declareHeap(draft)
    const { uniformConstant } = storageClasses
    const type = untypedPointerType(draft, uniformConstant)
    const id = declareObject(draft, 'OpUntypedVariableKHR', type, uniformConstant)
    decorate(draft, id, 'BuiltIn', enumerantOf('BuiltIn', heaps[kind]))
    if (draft.world.minor >= 4) draft.interfaces.push(id)
    return id
  })
}

/** The type of buffers with that storage class. */
export function bufferType(draft: Draft, storageClass: number): Type {
  return typeOnce(draft, `buffer ${storageClass}`, () => {
    declareHeap(draft)
    useStorageClass(draft, storageClass)
    return declareType(draft, 'OpTypeBufferEXT', [storageClass], 'buffer', { storageClass })
  })
}

/** A constant with the size of a descriptor. */
export function sizeOf(draft: Draft, descriptor: Type, type: Type = uintType(draft)): number {
  return idOnce(draft, `size ${descriptor.id} ${type.id}`, () => {
    declareHeap(draft)
    const id = declareObject(draft, 'OpConstantSizeOfEXT', type, descriptor.id)
    draft.constants.push({ id, type })
    draft.fired('constant-size-of')
    return id
  })
}

/** A constant that descriptors of that type may stand apart by; for `OpDecorateId`. */
function drawStride(draft: Draft, descriptor: Type): number {
  if (draft.world.minor < 2) draft.extensions.add('SPV_GOOGLE_hlsl_functionality1')
  return draft.draw.below(4) < 3 ? sizeOf(draft, descriptor) : uint(draft, 256)
}

/** A structure with a number and a descriptor, whose offset is a constant. */
function structureOf(draft: Draft, descriptor: Type): number {
  return idOnce(draft, `holder ${descriptor.id}`, () => {
    const at = draft.draw.below(2) === 0 ? uint(draft, 64) : sizeOf(draft, descriptor)
    const word = uintType(draft)
    const id = draft.bound++
    declaration(draft, 'OpTypeStruct', id, word.id, descriptor.id)
    decorateMember(draft, id, 0, 'Offset', 0)
    const offset = enumerantOf('Decoration', 'OffsetIdEXT')
    draft.annotations.push(instructionOf('OpMemberDecorateIdEXT', id, 1, offset, at))
    draft.fired('member-decorate-id')
    return id
  })
}

/** An array of elements that stand apart by a constant; without `length` a run-time array. */
function arrayOf(draft: Draft, element: number, stride: number, length?: number): number {
  const id = draft.bound++
  if (length === undefined) declaration(draft, 'OpTypeRuntimeArray', id, element)
  else declaration(draft, 'OpTypeArray', id, element, length)
  const arrayStride = enumerantOf('Decoration', 'ArrayStrideIdEXT')
  draft.annotations.push(instructionOf('OpDecorateId', id, arrayStride, stride))
  return id
}

/** A type that holds descriptors of a type, and the indexes that lead to one of them. `index` is the id of one into an array. */
function drawHolder(draft: Draft, descriptor: Type, index: number): readonly number[] {
  const way = draft.draw.below(5)
  if (way === 3) return [structureOf(draft, descriptor), uint(draft, 1)]
  if (way === 4) {
    // A layout below a stride that only the client knows.
    const structure = structureOf(draft, descriptor)
    const array = idOnce(draft, `structures ${structure}`, () => {
      draft.fired('layout-below-an-unknown-stride')
      return arrayOf(draft, structure, drawStride(draft, descriptor))
    })
    return [array, index, uint(draft, 1)]
  }
  const array = idOnce(draft, `holders ${descriptor.id} ${way === 2}`, () => {
    const stride = drawStride(draft, descriptor)
    return arrayOf(draft, descriptor.id, stride, way === 2 ? uint(draft, 4) : undefined)
  })
  return [array, index]
}

/** Writes an access chain from a heap to a descriptor of that type; its id. */
export function heapPointer(draft: Draft, descriptor: Type): number {
  const heap = heapVariable(draft, descriptor.kind === 'sampler' ? 'sampler' : 'resource')
  const [holder = 0, ...indexes] = drawHolder(draft, descriptor, drawIndex(draft, 4))
  const type = untypedPointerType(draft, storageClasses.uniformConstant)
  const name =
    draft.draw.below(2) === 0 ? 'OpUntypedAccessChainKHR' : 'OpUntypedInBoundsAccessChainKHR'
  return make(draft, name, type, holder, heap, ...indexes)
}

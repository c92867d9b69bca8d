import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from './capability.ts'
import type { Draft } from './draft.ts'
import { enumerantOf } from './enumerant-of.ts'
import { uint } from './literals.ts'
import { newType } from './new-type.ts'
import { untypedPointerType } from './pointer-types.ts'
import { scalarType, uintType } from './scalar-types.ts'
import { storageClasses } from './storage-classes.ts'
import type { Type } from './type.ts'
import { decorate } from './variables.ts'

const opUntypedVariableKHR = opcodeOf('OpUntypedVariableKHR')
const opTypeBufferEXT = opcodeOf('OpTypeBufferEXT')
const opConstantSizeOfEXT = opcodeOf('OpConstantSizeOfEXT')
const opTypeRuntimeArray = opcodeOf('OpTypeRuntimeArray')
const opTypeArray = opcodeOf('OpTypeArray')
const opTypeStruct = opcodeOf('OpTypeStruct')
const opDecorateId = opcodeOf('OpDecorateId')
const opMemberDecorate = opcodeOf('OpMemberDecorate')
const opMemberDecorateIdEXT = opcodeOf('OpMemberDecorateIdEXT')
const builtIn = enumerantOf('Decoration', 'BuiltIn')
const offset = enumerantOf('Decoration', 'Offset')
const offsetIdEXT = enumerantOf('Decoration', 'OffsetIdEXT')
const arrayStrideIdEXT = enumerantOf('Decoration', 'ArrayStrideIdEXT')
const builtIns = {
  sampler: enumerantOf('BuiltIn', 'SamplerHeapEXT'),
  resource: enumerantOf('BuiltIn', 'ResourceHeapEXT'),
} as const
const descriptorHeap = capabilityNamed('DescriptorHeapEXT')
const { uniformConstant } = storageClasses

/** Declares what instructions of the text need. */
export function declareHeap(draft: Draft): void {
  declare(draft, descriptorHeap)
  draft.extensions.add('SPV_KHR_untyped_pointers')
}

/** The variable of the sampler heap or the resource heap. */
export function heapVariable(draft: Draft, kind: 'sampler' | 'resource'): number {
  const known = draft.ids.get(kind)
  if (known !== undefined) return known
  declareHeap(draft)
  const type = untypedPointerType(draft, uniformConstant)
  const id = draft.bound++
  draft.declarations.push({ opcode: opUntypedVariableKHR, words: [type.id, id, uniformConstant] })
  decorate(draft, id, builtIn, builtIns[kind])
  if (draft.world.minor >= 4) draft.interfaces.push(id)
  draft.ids.set(kind, id)
  return id
}

/** The type of buffers with that storage class. */
export function bufferType(draft: Draft, storageClass: number): Type {
  const key = `buffer ${storageClass}`
  const known = draft.types.get(key)
  if (known !== undefined) return known
  declareHeap(draft)
  if (storageClass === storageClasses.storageBuffer && draft.world.minor < 3) {
    draft.extensions.add('SPV_KHR_storage_buffer_storage_class')
  }
  const type: Type = newType(draft.bound++, 'buffer', undefined, storageClass)
  draft.declarations.push({ opcode: opTypeBufferEXT, words: [type.id, storageClass] })
  draft.types.set(key, type)
  return type
}

/** A constant with the size of a descriptor. */
export function sizeOf(draft: Draft, descriptor: Type, type: Type = uintType(draft)): number {
  const key = `size ${descriptor.id} ${type.id}`
  const known = draft.ids.get(key)
  if (known !== undefined) return known
  declareHeap(draft)
  const id = draft.bound++
  draft.declarations.push({ opcode: opConstantSizeOfEXT, words: [type.id, id, descriptor.id] })
  draft.constants.push({ id, type })
  draft.fired('constant-size-of')
  draft.ids.set(key, id)
  return id
}

/** A constant that descriptors of that type may stand apart by; for `OpDecorateId`. */
function drawStride(draft: Draft, descriptor: Type): number {
  if (draft.world.minor < 2) draft.extensions.add('SPV_GOOGLE_hlsl_functionality1')
  return draft.draw.below(4) < 3 ? sizeOf(draft, descriptor) : uint(draft, 256)
}

/** A type that holds descriptors, and the indexes that lead to one of them. */
export interface Holder {
  readonly id: number
  readonly indexes: readonly number[]
}

/** A structure with a number and a descriptor, whose offset is a constant. */
function structureOf(draft: Draft, descriptor: Type): number {
  const { draw } = draft
  const key = `holder ${descriptor.id}`
  const known = draft.ids.get(key)
  if (known !== undefined) return known
  const at = draw.below(2) === 0 ? uint(draft, 64) : sizeOf(draft, descriptor)
  const word = scalarType(draft, { kind: 'integer', width: 32, signed: false })
  const id = draft.bound++
  draft.declarations.push({ opcode: opTypeStruct, words: [id, word.id, descriptor.id] })
  draft.annotations.push(
    { opcode: opMemberDecorate, words: [id, 0, offset, 0] },
    { opcode: opMemberDecorateIdEXT, words: [id, 1, offsetIdEXT, at] },
  )
  draft.fired('member-decorate-id')
  draft.ids.set(key, id)
  return id
}

/** An array of such structures, at a distance that is enough for one. */
function arrayOf(draft: Draft, structure: number, descriptor: Type): number {
  const key = `structures ${structure}`
  const known = draft.ids.get(key)
  if (known !== undefined) return known
  const stride = drawStride(draft, descriptor)
  const id = draft.bound++
  draft.declarations.push({ opcode: opTypeRuntimeArray, words: [id, structure] })
  draft.annotations.push({ opcode: opDecorateId, words: [id, arrayStrideIdEXT, stride] })
  draft.fired('layout-below-an-unknown-stride')
  draft.ids.set(key, id)
  return id
}

/** An array or structure of descriptors, and how to get at one. `index` is the id of one into an array. */
export function drawHolder(draft: Draft, descriptor: Type, index: number): Holder {
  const { draw } = draft
  const way = draw.below(5)
  if (way === 3) {
    return { id: structureOf(draft, descriptor), indexes: [uint(draft, 1)] }
  }
  if (way === 4) {
    // A layout below a stride that only the client knows.
    const element = structureOf(draft, descriptor)
    return { id: arrayOf(draft, element, descriptor), indexes: [index, uint(draft, 1)] }
  }
  const sized = way === 2
  const key = `holders ${descriptor.id} ${sized}`
  const known = draft.ids.get(key)
  if (known !== undefined) return { id: known, indexes: [index] }
  const stride = drawStride(draft, descriptor)
  const length = sized ? [uint(draft, 4)] : []
  const id = draft.bound++
  draft.declarations.push({
    opcode: sized ? opTypeArray : opTypeRuntimeArray,
    words: [id, descriptor.id, ...length],
  })
  draft.annotations.push({ opcode: opDecorateId, words: [id, arrayStrideIdEXT, stride] })
  draft.ids.set(key, id)
  return { id, indexes: [index] }
}

import { instructionByOpcode } from '#spec/grammar/grammar'
import { descriptorTypes } from '#spec/SPV_EXT_descriptor_heap/descriptors'
import type { Route } from '../../builder/decorate-through.ts'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/operands.ts'
import { storageClassName } from '../../SPV_KHR_untyped_pointers/shared/pointers.ts'
import {
  floatType,
  of,
  structureType,
  uintType,
} from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { isExplicit } from '../../SPV_KHR_untyped_pointers/shared/world.ts'
import { offsetThrough } from './decorations.ts'
import type { Heap } from './heap.ts'

/** Constant instructions of 32-bit unsigned integer type, by name. Only those in `known` have a known value. */
const constants: Readonly<Record<string, (heap: Heap, value: number) => number>> = {
  constant: ({ uint }, value) => uint(value),
  'constant-of-its-own': ({ builder, plain }, value) =>
    builder.add('OpConstant', plain.scalar('uint').id, value),
  'spec-constant': ({ builder, plain }, value) =>
    builder.specConstant(plain.scalar('uint').id, value),
  'spec-constant-with-id'({ builder, plain }, value) {
    const constant = builder.specConstant(plain.scalar('uint').id, value)
    builder.decorate(constant, 'SpecId', value)
    return constant
  },
  'spec-constant-op': ({ builder, plain, uint }, value) =>
    builder.add('OpSpecConstantOp', plain.scalar('uint').id, 'OpIAdd', uint(value), uint(0)),
  'extracted-element'({ builder, plain, uint }, value) {
    const scalar = plain.scalar('uint')
    const [pair, one] = [plain.vector(scalar, 2).id, uint(value)]
    const both = builder.add('OpConstantComposite', pair, one, one)
    return builder.add('OpSpecConstantOp', scalar.id, 'OpCompositeExtract', both, 1)
  },
  size: ({ sizeOf, bufferType }) => sizeOf(bufferType('StorageBuffer')),
  'size-of-a-sampler': ({ sizeOf, builder }) => sizeOf(builder.type('OpTypeSampler')),
  'computed-size'({ builder, plain, sizeOf, bufferType }) {
    const size = sizeOf(bufferType('StorageBuffer'))
    return builder.add('OpSpecConstantOp', plain.scalar('uint').id, 'OpIMul', size, size)
  },
}

export const constantNames: readonly string[] = Object.keys(constants)

/** The constant of that name. */
export function constantNamed(heap: Heap, name: string, value: number): number {
  return constants[name]?.(heap, value) ?? heap.uint(value)
}

/** The types that a composite type has its parts from: of an array its element, of a structure its members. */
export function partsOf(module: Module, type: number): readonly number[] {
  const { opcode, words } = definition(module, type) ?? { opcode: 0, words: [] }
  const name = instructionByOpcode(opcode)?.name
  if (name === 'OpTypeStruct') return words.slice(1)
  return name === 'OpTypeArray' || name === 'OpTypeRuntimeArray' ? words.slice(1, 2) : []
}

/** The type and all that is nested in it. */
export function nestedIn(module: Module, type: number): ReadonlySet<number> {
  const found = new Set([type])
  for (const each of found) for (const part of partsOf(module, each)) found.add(part)
  return found
}

/** True of a type that is or contains a descriptor type. */
function containsDescriptor(module: Module, type: number): boolean {
  return [...nestedIn(module, type)].some((each) =>
    descriptorTypes.includes(
      instructionByOpcode(definition(module, each)?.opcode ?? 0)?.name ?? '',
    ),
  )
}

function image(
  { builder, plain }: Heap,
  dim: string,
  { depth = 0, arrayed = 0, multisampled = 0, sampled = 2, scalar = 'uint' } = {},
): number {
  const format = sampled === 2 && scalar === 'uint' ? 'R32ui' : 'Unknown'
  return builder.type(
    'OpTypeImage',
    plain.scalar(scalar).id,
    dim,
    depth,
    arrayed,
    multisampled,
    sampled,
    format,
  )
}

/** Descriptor types by name: at least one for every instruction that declares some, but for tensors. */
const descriptors: Readonly<Record<string, (heap: Heap) => number>> = {
  'storage-buffer': ({ bufferType }) => bufferType('StorageBuffer'),
  'uniform-buffer': ({ bufferType }) => bufferType('Uniform'),
  'storage-image': (heap) => image(heap, '2D'),
  'sampled-image-to-be': (heap) => image(heap, 'Cube', { sampled: 1, scalar: 'float' }),
  'arrayed-depth-image': (heap) =>
    image(heap, '2D', { depth: 1, arrayed: 1, sampled: 1, scalar: 'float' }),
  'texel-buffer'(heap) {
    heap.builder.capability('SampledBuffer')
    return image(heap, 'Buffer', { sampled: 1, scalar: 'float' })
  },
  'subpass-input'(heap) {
    heap.builder.capability('InputAttachment')
    return image(heap, 'SubpassData', { scalar: 'float' })
  },
  sampler: ({ builder }) => builder.type('OpTypeSampler'),
  'acceleration-structure'({ builder }) {
    builder.capability('RayQueryKHR')
    builder.extension('SPV_KHR_ray_query')
    return builder.type('OpTypeAccelerationStructureKHR')
  },
}

export const descriptorNames: readonly string[] = Object.keys(descriptors)

/** The descriptor type of that name; a buffer type for other names. */
export function descriptor(heap: Heap, name: string): number {
  return descriptors[name]?.(heap) ?? heap.bufferType('StorageBuffer')
}

/** A member and what gives its offset: a number of bytes, or an id; nothing when absent. */
interface HeapMember {
  readonly type: number
  readonly offset?: number
  readonly offsetId?: number
}

/** A new structure with such members, declared behind all that it mentions. */
export function structureOf(
  heap: Heap,
  members: readonly HeapMember[],
  { route = 'direct' as Route, block = false } = {},
): number {
  const { builder } = heap
  const structure = builder.add('OpTypeStruct', ...members.map(({ type }) => type))
  for (const [index, { offset, offsetId }] of members.entries()) {
    if (offset !== undefined) builder.add('OpMemberDecorate', structure, index, 'Offset', offset)
    if (offsetId !== undefined) offsetThrough(heap, route, structure, index, offsetId)
  }
  if (block) builder.decorate(structure, 'Block')
  return structure
}

/** A structure of an integer and a buffer, with offsets by ids. */
export function mixedStructure(heap: Heap, route: Route = 'direct'): number {
  const [first, second] = [heap.uint(0), heap.uint(64)]
  return structureOf(
    heap,
    [
      { type: heap.plain.scalar('uint').id, offsetId: first },
      { type: heap.bufferType('StorageBuffer'), offsetId: second },
    ],
    { route },
  )
}

/** A variable in memory that is laid out, of that type, which makes it a laid-out type. */
export function inMemory(heap: Heap, type: number, storageClass = 'StorageBuffer'): number {
  const pointer = heap.typedPointer(storageClass, type)
  const variable = heap.globalVariable(pointer, storageClass)
  if (storageClass !== 'PushConstant') heap.describe(variable)
  return variable
}

/** Members of structures that contain descriptors, by name; offsets are left to others. */
const contents: Readonly<Record<string, (heap: Heap) => readonly number[]>> = {
  buffer: ({ bufferType }) => [bufferType('StorageBuffer')],
  'integer-and-buffer': ({ plain, bufferType }) => [plain.scalar('uint').id, bufferType('Uniform')],
  'buffer-and-integer': ({ plain, bufferType }) => [
    bufferType('StorageBuffer'),
    plain.scalar('uint').id,
  ],
  'image-and-sampler': (heap) => [
    descriptor(heap, 'sampled-image-to-be'),
    descriptor(heap, 'sampler'),
  ],
  'acceleration-structure': (heap) => [descriptor(heap, 'acceleration-structure')],
  'four-buffers': ({ bufferType }) => Array.from({ length: 4 }, () => bufferType('Uniform')),
  'array-of-buffers'(heap) {
    const stride = heap.uint(64)
    const array = heap.builder.add('OpTypeArray', heap.bufferType('Uniform'), heap.uint(3))
    heap.builder.add('OpDecorateId', array, 'ArrayStrideIdEXT', stride)
    return [heap.plain.scalar('float').id, array]
  },
  'nested-structure'(heap) {
    const { plain, bufferType } = heap
    const inner: readonly HeapMember[] = [
      { type: plain.scalar('uint').id, offset: 0 },
      { type: bufferType('StorageBuffer'), offset: 64 },
    ]
    return [structureOf(heap, inner), plain.scalar('uint').id]
  },
}

export const contentNames: readonly string[] = Object.keys(contents)

/** The member types of that name. */
export function contentsNamed(heap: Heap, name: string): readonly number[] {
  return contents[name]?.(heap) ?? [heap.bufferType('StorageBuffer')]
}

/** Types with descriptors in them that typed variables in memory of an explicit layout are of, and those nested in them. */
export function laidOutTypes(module: Module): ReadonlySet<number> {
  const types = ordinalsOf(module, 'OpVariable').flatMap((at) => {
    const { words } = definition(module, module.instructions[at]?.words[0]) ?? { words: [] }
    const [, storageClass, pointee = 0] = words
    return isExplicit(storageClassName(storageClass)) ? [...nestedIn(module, pointee)] : []
  })
  return new Set(types.filter((type) => containsDescriptor(module, type)))
}

/** A new array of two such elements. */
export function arrayOf(element: Declare): Declare {
  return (graft, module, at) => {
    const [type, uint] = [element(graft, module, at), uintType(graft, module, at)]
    return type === undefined || uint === undefined
      ? undefined
      : graft.add('OpTypeArray', type, graft.add('OpConstant', uint, 2))
  }
}

/** A new structure of such members. */
export function structureOfTypes(...members: readonly Declare[]): Declare {
  return (graft, module, at) => {
    const ids = members.map((declare) => declare(graft, module, at))
    return ids.includes(undefined)
      ? undefined
      : graft.add('OpTypeStruct', ...ids.map((id) => id ?? 0))
  }
}

export const untypedPointerType: Declare = (graft) =>
  graft.add('OpTypeUntypedPointerKHR', 'UniformConstant')

export const samplerType: Declare = (graft) => graft.type('OpTypeSampler')

export const pointerToSampler: Declare = (graft) => {
  const sampler = graft.type('OpTypeSampler')
  return sampler === undefined ? undefined : graft.add('OpTypePointer', 'UniformConstant', sampler)
}

/** Types that contain no descriptor, pointers to some included. */
export const withoutDescriptors: Readonly<Record<string, Declare>> = {
  integer: uintType,
  vector: of(floatType, 'OpTypeVector', 4),
  structure: structureType,
  array: arrayOf(uintType),
  'nested-structure': structureOfTypes(arrayOf(structureType), floatType),
  'untyped-pointer': untypedPointerType,
  'pointer-to-descriptor': pointerToSampler,
  'structure-of-a-pointer-to-descriptor': structureOfTypes(pointerToSampler),
}

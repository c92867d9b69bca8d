import { enumerant } from '../../core/shared/enumerant.ts'

/** Decoration: the stride of an array, by id. */
export const arrayStrideId = enumerant('Decoration', 'ArrayStrideIdEXT')

/** Decoration: the offset of a member, by id. */
export const offsetId = enumerant('Decoration', 'OffsetIdEXT')

/** Decoration whose operand may be one of the heaps. */
export const builtIn = enumerant('Decoration', 'BuiltIn')

/** BuiltIn: the heap of everything but samplers. */
export const resourceHeap = enumerant('BuiltIn', 'ResourceHeapEXT')

/** BuiltIn: the heap of samplers. */
export const samplerHeap = enumerant('BuiltIn', 'SamplerHeapEXT')

/** The storage classes that the data of a buffer can be in. */
export const bufferClasses: ReadonlySet<number> = new Set([
  enumerant('StorageClass', 'Uniform'),
  enumerant('StorageClass', 'StorageBuffer'),
])

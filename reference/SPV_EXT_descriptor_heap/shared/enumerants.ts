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

/** Declares a buffer type; operand: Storage Class. */
export const bufferType = 'OpTypeBufferEXT'

/** The size of a descriptor type; operand: Type. */
export const sizeOf = 'OpConstantSizeOfEXT'

/** Pointer to the data of a buffer; operand: Buffer. */
export const bufferPointer = 'OpBufferPointerEXT'

/** Pointer to a texel; its operands are in `texelOperand`. */
export const texelPointer = 'OpUntypedImageTexelPointerEXT'

/** Decorates a member; operands: Structure Type, Member, Decoration, and those of the decoration. */
export const memberDecorateId = 'OpMemberDecorateIdEXT'

/** The five instructions of the text. */
export const instructions: readonly string[] = [
  bufferType,
  sizeOf,
  bufferPointer,
  texelPointer,
  memberDecorateId,
]

/** Places of the operands of a texel pointer. */
export const texelOperand = { imageType: 0, image: 1, coordinate: 2, sample: 3 } as const

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

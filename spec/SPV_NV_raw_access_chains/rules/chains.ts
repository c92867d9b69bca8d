import { rulesOf } from '../../rules-of.ts'

const chain = 'Modifications: Instructions: OpRawAccessChainNV'

const target = 'the type that Base points to, or its Element Type if that is an OpTypeArray,'

/** What the chain begins with and results in, its operands, and the limits of its result. */
export const rules = rulesOf(`# ${chain}
type result-is-a-typed-pointer: The Result Type of an OpRawAccessChainNV is an OpTypePointer.
type pointee-is-not-a-composite: The Result Type of an OpRawAccessChainNV does not point to an OpTypeArray, OpTypeMatrix or OpTypeStruct.
type base-is-a-typed-pointer: The type of the Base of an OpRawAccessChainNV is an OpTypePointer.
type stride-is-a-constant-integer: The Stride of an OpRawAccessChainNV is the result of an OpConstant whose type is an OpTypeInt.
type index-and-offset-are-32-bit-integers: The types of the Index and the Offset of an OpRawAccessChainNV are 32-bit OpTypeInt of either signedness.
storage-class result-is-in-the-storage-class-of-base: The Result Type of an OpRawAccessChainNV has the Storage Class of the type of Base.
storage-class base-is-in-a-buffer: The Base of an OpRawAccessChainNV points into StorageBuffer, PhysicalStorageBuffer or Uniform.
decoration storage-buffer-base-is-a-block: If the Base of an OpRawAccessChainNV points into StorageBuffer, ${target} is decorated with Block.
  notes: An OpTypeRuntimeArray is not judged (NOTES.md).
decoration uniform-base-is-a-buffer-block: If the Base of an OpRawAccessChainNV points into Uniform, ${target} is decorated with BufferBlock.
  notes: An OpTypeRuntimeArray is not judged (NOTES.md).

# Modifications: Validation Rules: 2.16.1 Universal Validation Rules
operand constant-index-is-not-negative: Without variable pointers, the Index of an OpRawAccessChainNV whose Base is a logical pointer does not have its sign bit set if it is an OpConstant whose type has Signedness 1.
  notes: As core/logical-pointer-index, with which the sentence is shared.

# ${chain}
operand pointee-fits-in-stride: If the Stride of an OpRawAccessChainNV is not zero and its Offset is an OpConstant, the sum of the Offset, unsigned, and the octets of the scalar or vector that Result Type points to is not greater than the Stride.
  notes: Other Offsets and pointers to pointers are not judged.
operand result-is-only-loaded-and-stored: The result of an OpRawAccessChainNV is an operand only of OpLoad, OpStore, and of debug and annotation instructions.
  notes: An OpStore of the pointer itself is not judged.

# Modifications: Instructions: OpLoad, OpStore
operand access-is-aligned: An OpLoad or OpStore whose Pointer is the result of an OpRawAccessChainNV has the memory operand Aligned.
operand alignment-covers-the-component: The alignment of an OpLoad or OpStore whose Pointer is the result of an OpRawAccessChainNV is at least the octets of the scalar that it points to, or of a component of the vector.
  notes: Pointers to pointers are not judged.

# Modifications: Raw Access Chain Operands
operand robustness-is-not-for-physical-pointers: An OpRawAccessChainNV whose Base points into PhysicalStorageBuffer has neither RobustnessPerComponentNV nor RobustnessPerElementNV.
operand robustness-is-one-of-two: An OpRawAccessChainNV does not have both RobustnessPerComponentNV and RobustnessPerElementNV.
operand robustness-per-element-has-a-stride: The Stride of an OpRawAccessChainNV with RobustnessPerElementNV is not an OpConstant of zero.
`)

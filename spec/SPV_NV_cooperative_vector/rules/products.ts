import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { known, product, section } from '../row.ts'

/** The multiplication of a cooperative vector by a matrix in memory. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'product-result-is-a-cooperative-vector',
    section: section.product,
    summary: `The Result Type of an ${product} is an OpTypeCooperativeVectorNV.`,
    class: 'type',
  }),
  row({
    slug: 'product-result-has-listed-components',
    section: section.product,
    summary: `If the Result Type of an ${product} is a cooperative vector type, its Component Type is a 32-bit OpTypeInt, or an OpTypeFloat of 16 or 32 bits.`,
    class: 'type',
    notes: 'Integers of either signedness; floats without an encoding.',
  }),
  row({
    slug: 'product-result-has-m-components',
    section: section.product,
    summary: `If the Result Type of an ${product} is a cooperative vector type, its Component Count has the value of M.`,
    class: 'type',
    notes: `${known} The same id on both sides is the same number.`,
  }),
  row({
    slug: 'product-input-is-a-cooperative-vector',
    section: section.product,
    summary: `The type of the Input of an ${product} is an OpTypeCooperativeVectorNV.`,
    class: 'type',
  }),
  row({
    slug: 'unpacked-input-has-k-components',
    section: section.product,
    summary: `If the InputInterpretation of an ${product} is known and is not SignedInt8PackedNV or UnsignedInt8PackedNV, and the type of Input is a cooperative vector type, its Component Count has the value of K.`,
    class: 'type',
    notes: `${known} The same id on both sides is the same number.`,
  }),
  row({
    slug: 'packed-input-is-of-unsigned-32-bit-integers',
    section: section.product,
    summary: `If the InputInterpretation of an ${product} is known to be SignedInt8PackedNV or UnsignedInt8PackedNV, and the type of Input is a cooperative vector type, its Component Type is a 32-bit OpTypeInt with Signedness 0.`,
    class: 'type',
    notes: known,
  }),
  row({
    slug: 'packed-input-holds-k-values',
    section: section.product,
    summary: `If the InputInterpretation of an ${product} is known to be SignedInt8PackedNV or UnsignedInt8PackedNV, and the Component Type of Input is a 32-bit OpTypeInt, four times its Component Count is at least K.`,
    class: 'type',
    confidence: 'derived',
    notes: `${known} A component of 32 bits holds four values of 8 bits, which are tightly packed.`,
  }),
  row({
    slug: 'matrix-points-to-an-array-of-scalars',
    section: section.product,
    summary: `The types of the Matrix of an ${product}, and of the Bias of an OpCooperativeVectorMatrixMulAddNV, are each an OpTypePointer whose Type is an OpTypeArray or OpTypeRuntimeArray whose Element Type is an OpTypeInt, OpTypeFloat or OpTypeBool.`,
    class: 'type',
  }),
  row({
    slug: 'matrix-is-in-a-listed-storage-class',
    section: section.product,
    summary: `If the type of the Matrix of an ${product}, or of the Bias of an OpCooperativeVectorMatrixMulAddNV, is an OpTypePointer, its Storage Class is CrossWorkgroup, StorageBuffer or PhysicalStorageBuffer.`,
    class: 'storage-class',
    notes: 'Workgroup, which loads and stores may have, is not in this list.',
  }),
  row({
    slug: 'matrix-offset-is-a-32-bit-integer',
    section: section.product,
    summary: `The types of the MatrixOffset of an ${product}, and of the BiasOffset of an OpCooperativeVectorMatrixMulAddNV, are each a 32-bit OpTypeInt of either signedness; where Shader64BitIndexingEXT is declared, also a 64-bit one.`,
    class: 'type',
  }),
  row({
    slug: 'product-parameters-are-32-bit-integers',
    section: section.product,
    summary: `The types of the InputInterpretation, MatrixInterpretation, BiasInterpretation, M and K of an ${product} are each a 32-bit OpTypeInt of either signedness.`,
    class: 'type',
  }),
  row({
    slug: 'product-parameters-are-constants',
    section: section.product,
    summary: `The InputInterpretation, MatrixInterpretation, BiasInterpretation, M, K and Transpose of an ${product} are each the result of a constant instruction (OpConstant..., OpSpecConstant...).`,
    class: 'operand',
    notes:
      'OpUndef is not a constant instruction. memory-layout-is-a-32-bit-integer-constant has MemoryLayout.',
  }),
  row({
    slug: 'interpretation-is-a-component-type',
    section: `${section.product}; 3.X Component Type`,
    summary: `The value of the InputInterpretation, MatrixInterpretation or BiasInterpretation of an ${product}, where it is known, is that of an enumerant of Component Type.`,
    class: 'operand',
    confidence: 'derived',
    notes: `${known} The enumerants are those of the text; a value that a later extension adds to the grammar is not judged.`,
  }),
  row({
    slug: 'memory-layout-is-a-32-bit-integer-constant',
    section: `${section.product}, OpCooperativeVectorOuterProductAccumulateNV`,
    summary: `The MemoryLayout of an ${product}, or of an OpCooperativeVectorOuterProductAccumulateNV, is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is a 32-bit OpTypeInt of either signedness.`,
    class: 'operand',
    notes: 'OpUndef is not a constant instruction.',
  }),
  row({
    slug: 'memory-layout-is-an-enumerant',
    section: `${section.product}, OpCooperativeVectorOuterProductAccumulateNV`,
    summary: `The value of the MemoryLayout of an ${product}, or of an OpCooperativeVectorOuterProductAccumulateNV, where it is known, is 0 (RowMajorNV), 1 (ColumnMajorNV), 2 (InferencingOptimalNV) or 3 (TrainingOptimalNV).`,
    class: 'operand',
    notes: known,
  }),
  row({
    slug: 'transpose-is-a-boolean',
    section: section.product,
    summary: `The type of the Transpose of an ${product} is OpTypeBool.`,
    class: 'type',
  }),
  row({
    slug: 'plain-layout-is-not-transposed',
    section: section.product,
    summary: `If the MemoryLayout of an ${product} is known to be RowMajorNV or ColumnMajorNV, its Transpose is not OpConstantTrue.`,
    class: 'operand',
    confidence: 'derived',
    notes: `${known} The text says that transposing is not supported for these layouts.`,
  }),
]

import type { RuleRow } from '../../rule.ts'
import { runtimeRow } from '../row.ts'

const known = 'Numbers that specialization decides are not judged.'

const reduction = 'OpCooperativeVectorReduceSumAccumulateNV'

const product = 'OpCooperativeVectorOuterProductAccumulateNV'

/** Components, interpretations and layouts that Vulkan has for cooperative vectors, and parts of arrays for matrices. */
export const rules: readonly RuleRow[] = [
  runtimeRow(
    'operand',
    'cooperative-vector-float8-layout',
    'OpCooperativeVectorMatrixMulNV-10090',
    'If the constant MatrixInterpretation of OpCooperativeVectorMatrixMulNV or OpCooperativeVectorMatrixMulAddNV is FloatE4M3NV or FloatE5M2NV, its constant MemoryLayout is InferencingOptimalNV or TrainingOptimalNV.',
    { notes: known },
  ),
  runtimeRow(
    'type',
    'cooperative-vector-reduced-components',
    `${reduction}-10092`,
    `The Component Type of V of ${reduction} is an OpTypeFloat of 16 or 32 bits.`,
    { notes: 'Which of them the device has is left to the properties of a device.' },
  ),
  runtimeRow(
    'storage-class',
    'cooperative-vector-accumulated-storage-class',
    [`${reduction}-10092`, `${product}-10093`],
    `The storage class of the Pointer of ${reduction} and ${product} is StorageBuffer or PhysicalStorageBuffer.`,
  ),
  runtimeRow(
    'operand',
    'cooperative-vector-accumulated-interpretation',
    `${product}-10093`,
    `The constant MatrixInterpretation of ${product} is Float16NV or Float32NV, and its constant MemoryLayout is TrainingOptimalNV.`,
    { notes: known },
  ),
  runtimeRow(
    'type',
    'cooperative-vector-multiplied-components',
    `${product}-10093`,
    `The Component Types of A and B of ${product} are an OpTypeFloat of 16 bits.`,
  ),
  runtimeRow(
    'operand',
    'sub-array-start-multiple',
    'OpExtractSubArrayQCOM-12354',
    'If the Start Index of OpExtractSubArrayQCOM is an OpConstant or OpConstantNull, and the Length of its Result Type is known, the one is a multiple of the other.',
    { notes: known },
  ),
]

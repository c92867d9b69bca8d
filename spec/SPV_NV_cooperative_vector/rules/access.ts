import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { section } from '../row.ts'

const accesses =
  'OpCooperativeVectorLoadNV, OpCooperativeVectorStoreNV, OpCooperativeVectorOuterProductAccumulateNV or OpCooperativeVectorReduceSumAccumulateNV'

/** Loads, stores, and accumulation in memory. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'loaded-result-is-a-cooperative-vector',
    section: section.access,
    summary: 'The Result Type of an OpCooperativeVectorLoadNV is an OpTypeCooperativeVectorNV.',
    class: 'type',
  }),
  row({
    slug: 'stored-object-is-a-cooperative-vector',
    section: section.access,
    summary:
      'The type of the Object of an OpCooperativeVectorStoreNV is an OpTypeCooperativeVectorNV.',
    class: 'type',
  }),
  row({
    slug: 'pointer-points-to-an-array',
    section: `${section.access}, OpCooperativeVectorOuterProductAccumulateNV, OpCooperativeVectorReduceSumAccumulateNV`,
    summary: `The type of the Pointer of an ${accesses} is an OpTypePointer whose Type is an OpTypeArray or OpTypeRuntimeArray whose Element Type is an OpTypeInt, OpTypeFloat or OpTypeBool, or a vector of one of these.`,
    class: 'type',
    confidence: 'derived',
    notes:
      'Booleans are scalars. The core specification wants them used with logical addressing operations alone, and whether an access at a byte offset is one is not said.',
  }),
  row({
    slug: 'pointer-is-in-a-listed-storage-class',
    section: `${section.access}, OpCooperativeVectorOuterProductAccumulateNV, OpCooperativeVectorReduceSumAccumulateNV`,
    summary: `If the type of the Pointer of an ${accesses} is an OpTypePointer, its Storage Class is CrossWorkgroup, Workgroup, StorageBuffer or PhysicalStorageBuffer.`,
    class: 'storage-class',
  }),
  row({
    slug: 'offset-is-a-32-bit-integer',
    section: `${section.access}, OpCooperativeVectorOuterProductAccumulateNV, OpCooperativeVectorReduceSumAccumulateNV`,
    summary: `The type of the Offset of an ${accesses} is a 32-bit OpTypeInt of either signedness; where Shader64BitIndexingEXT is declared, also a 64-bit one.`,
    class: 'type',
  }),
  row({
    slug: 'load-does-not-make-available',
    section: section.memory,
    summary: 'The Memory Operand of an OpCooperativeVectorLoadNV lacks MakePointerAvailable.',
    class: 'operand',
  }),
  row({
    slug: 'store-does-not-make-visible',
    section: section.memory,
    summary: 'The Memory Operand of an OpCooperativeVectorStoreNV lacks MakePointerVisible.',
    class: 'operand',
  }),
  row({
    slug: 'outer-product-is-of-cooperative-vectors',
    section: section.outerProduct,
    summary:
      'The types of A and B of an OpCooperativeVectorOuterProductAccumulateNV are each an OpTypeCooperativeVectorNV.',
    class: 'type',
  }),
  row({
    slug: 'outer-product-has-one-component-type',
    section: section.outerProduct,
    summary:
      'If the types of A and B of an OpCooperativeVectorOuterProductAccumulateNV are cooperative vector types, they have the same Component Type.',
    class: 'type',
  }),
  row({
    slug: 'stride-is-a-32-bit-integer',
    section: section.outerProduct,
    summary:
      'The type of the MatrixStride of an OpCooperativeVectorOuterProductAccumulateNV, if present, is a 32-bit OpTypeInt of either signedness.',
    class: 'type',
    notes: 'The text says nothing about the type of the MatrixStride of a product.',
  }),
  row({
    slug: 'accumulated-interpretation-is-a-32-bit-integer',
    section: section.outerProduct,
    summary:
      'The type of the MatrixInterpretation of an OpCooperativeVectorOuterProductAccumulateNV is a 32-bit OpTypeInt of either signedness.',
    class: 'type',
    notes: 'It need not be a constant.',
  }),
  row({
    slug: 'reduced-value-is-a-cooperative-vector',
    section: section.reduction,
    summary:
      'The type of V of an OpCooperativeVectorReduceSumAccumulateNV is an OpTypeCooperativeVectorNV.',
    class: 'type',
  }),
]

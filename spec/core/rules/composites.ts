import { row } from '../row.ts'

const instruction = '3.3.12 Composite Instructions'

/** Instructions on composites. */
export const rules = [
  row(
    'type',
    'vector-extract-dynamic',
    `${instruction}: OpVectorExtractDynamic`,
    'The Vector of OpVectorExtractDynamic is a vector whose components have the result type.',
  ),
  row(
    'type',
    'vector-insert-dynamic-result',
    `${instruction}: OpVectorInsertDynamic`,
    'The result type of OpVectorInsertDynamic is a vector type.',
  ),
  row(
    'type',
    'vector-insert-dynamic-vector',
    `${instruction}: OpVectorInsertDynamic`,
    'The Vector of OpVectorInsertDynamic has the result type.',
  ),
  row(
    'type',
    'vector-insert-dynamic-component',
    `${instruction}: OpVectorInsertDynamic`,
    'The Component of OpVectorInsertDynamic has the component type of the result.',
  ),
  row(
    'type',
    'vector-dynamic-index',
    `${instruction}: OpVectorExtractDynamic, OpVectorInsertDynamic`,
    'The Index into a vector is an integer scalar.',
  ),
  row(
    'type',
    'vector-shuffle-result',
    `${instruction}: OpVectorShuffle`,
    'The result type of OpVectorShuffle is a vector type.',
  ),
  row(
    'operand',
    'vector-shuffle-count',
    `${instruction}: OpVectorShuffle`,
    'OpVectorShuffle has one component literal for each component of its result.',
  ),
  row(
    'type',
    'vector-shuffle-operands',
    `${instruction}: OpVectorShuffle`,
    'The components of both vectors of OpVectorShuffle have the component type of its result.',
  ),
  row(
    'operand',
    'vector-shuffle-literal',
    `${instruction}: OpVectorShuffle`,
    'A component literal of OpVectorShuffle is 0xFFFFFFFF or less than the total number of components of both vectors.',
  ),
  row(
    'type',
    'composite-construct-result',
    `${instruction}: OpCompositeConstruct`,
    'The result type of OpCompositeConstruct is a composite type.',
  ),
  row(
    'operand',
    'composite-construct-count',
    `${instruction}: OpCompositeConstruct`,
    'OpCompositeConstruct has one constituent for each constituent of its result; for a vector, the constituents have one component in total for each component of the result.',
  ),
  row(
    'type',
    'composite-construct-type',
    `${instruction}: OpCompositeConstruct`,
    'Each constituent of OpCompositeConstruct has the type of the constituent of the result at the same position; for a vector, it may be a vector of the same component type.',
  ),
  row(
    'operand',
    'composite-construct-two',
    `${instruction}: OpCompositeConstruct; SPV_EXT_long_vector`,
    'An OpCompositeConstruct of a vector has at least two constituents, unless LongVectorEXT is declared.',
  ),
  row(
    'operand',
    'composite-index-bounds',
    `${instruction}: OpCompositeExtract, OpCompositeInsert`,
    'Every index selects a constituent of the type that the preceding indexes reach.',
  ),
  row(
    'operand',
    'composite-index-depth',
    `${instruction}: OpCompositeExtract, OpCompositeInsert`,
    'There is no further index after a type without constituents is reached.',
  ),
  row(
    'type',
    'composite-extract-type',
    `${instruction}: OpCompositeExtract`,
    'The result type of OpCompositeExtract is the type that its indexes reach.',
  ),
  row(
    'type',
    'composite-insert-type',
    `${instruction}: OpCompositeInsert`,
    'The result type of OpCompositeInsert is the type of Composite.',
  ),
  row(
    'type',
    'composite-insert-object',
    `${instruction}: OpCompositeInsert`,
    'The Object of OpCompositeInsert has the type that the indexes reach.',
  ),
  row(
    'type',
    'copy-object-type',
    `${instruction}: OpCopyObject`,
    'The result type of OpCopyObject is the type of its operand.',
  ),
  row(
    'type',
    'copy-object-not-void',
    `${instruction}: OpCopyObject`,
    'The result type of OpCopyObject is not void.',
  ),
  row(
    'type',
    'transpose-type',
    `${instruction}: OpTranspose`,
    'OpTranspose takes a matrix, and its result type is the matrix type with rows and columns exchanged and the same component type.',
  ),
  row(
    'type',
    'copy-logical-differs',
    `${instruction}: OpCopyLogical`,
    'The result type of OpCopyLogical differs from the type of its operand.',
  ),
  row(
    'type',
    'copy-logical-matches',
    `${instruction}: OpCopyLogical`,
    'The result type of OpCopyLogical logically matches the type of its operand.',
  ),
]

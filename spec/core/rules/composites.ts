import { row } from '../row.ts'

const instruction = '3.3.12 Composite Instructions'

/** Instructions on composites. */
export const rules = [
  row(
    'type',
    'vector-extract-dynamic',
    `${instruction}: OpVectorExtractDynamic`,
    'Vector of OpVectorExtractDynamic is a vector whose components are of the result type.',
  ),
  row(
    'type',
    'vector-insert-dynamic-result',
    `${instruction}: OpVectorInsertDynamic`,
    'OpVectorInsertDynamic results in a vector type.',
  ),
  row(
    'type',
    'vector-insert-dynamic-vector',
    `${instruction}: OpVectorInsertDynamic`,
    'Vector of OpVectorInsertDynamic has the result type.',
  ),
  row(
    'type',
    'vector-insert-dynamic-component',
    `${instruction}: OpVectorInsertDynamic`,
    'Component of OpVectorInsertDynamic has the type of the components of the result.',
  ),
  row(
    'type',
    'vector-dynamic-index',
    `${instruction}: OpVectorExtractDynamic, OpVectorInsertDynamic`,
    'Index into a vector is an integer scalar.',
  ),
  row(
    'type',
    'vector-shuffle-result',
    `${instruction}: OpVectorShuffle`,
    'OpVectorShuffle results in a vector type.',
  ),
  row(
    'operand',
    'vector-shuffle-count',
    `${instruction}: OpVectorShuffle`,
    'OpVectorShuffle has as many component literals as its result has components.',
  ),
  row(
    'type',
    'vector-shuffle-operands',
    `${instruction}: OpVectorShuffle`,
    'Both vectors of OpVectorShuffle have components of the same type as its result.',
  ),
  row(
    'operand',
    'vector-shuffle-literal',
    `${instruction}: OpVectorShuffle`,
    'A component literal of OpVectorShuffle is 0xFFFFFFFF or less than the components of both vectors together.',
  ),
  row(
    'type',
    'composite-construct-result',
    `${instruction}: OpCompositeConstruct`,
    'OpCompositeConstruct results in a composite type.',
  ),
  row(
    'operand',
    'composite-construct-count',
    `${instruction}: OpCompositeConstruct`,
    'OpCompositeConstruct has one constituent for each of the result, in a vector one component for each.',
  ),
  row(
    'type',
    'composite-construct-type',
    `${instruction}: OpCompositeConstruct`,
    'A constituent of OpCompositeConstruct has the type that the result has at its place; in a vector it may be a vector of such components.',
  ),
  row(
    'operand',
    'composite-construct-two',
    `${instruction}: OpCompositeConstruct; SPV_EXT_long_vector`,
    'Constructing a vector takes at least two constituents, unless LongVectorEXT is declared.',
  ),
  row(
    'operand',
    'composite-index-bounds',
    `${instruction}: OpCompositeExtract, OpCompositeInsert`,
    'Every index selects a constituent of the type reached so far.',
  ),
  row(
    'operand',
    'composite-index-depth',
    `${instruction}: OpCompositeExtract, OpCompositeInsert`,
    'No index remains where a type without constituents is reached.',
  ),
  row(
    'type',
    'composite-extract-type',
    `${instruction}: OpCompositeExtract`,
    'OpCompositeExtract results in the type that its indexes reach.',
  ),
  row(
    'type',
    'composite-insert-type',
    `${instruction}: OpCompositeInsert`,
    'OpCompositeInsert results in the type of Composite.',
  ),
  row(
    'type',
    'composite-insert-object',
    `${instruction}: OpCompositeInsert`,
    'Object of OpCompositeInsert has the type that the indexes reach.',
  ),
  row(
    'type',
    'copy-object-type',
    `${instruction}: OpCopyObject`,
    'OpCopyObject results in the type of its operand.',
  ),
  row(
    'type',
    'copy-object-not-void',
    `${instruction}: OpCopyObject`,
    'OpCopyObject does not result in void.',
  ),
  row(
    'type',
    'transpose-type',
    `${instruction}: OpTranspose`,
    'OpTranspose takes a matrix and results in one with rows and columns exchanged and the same components.',
  ),
  row(
    'type',
    'copy-logical-differs',
    `${instruction}: OpCopyLogical`,
    'OpCopyLogical does not result in the type of its operand.',
  ),
  row(
    'type',
    'copy-logical-matches',
    `${instruction}: OpCopyLogical`,
    'The result type of OpCopyLogical logically matches the type of its operand.',
  ),
]

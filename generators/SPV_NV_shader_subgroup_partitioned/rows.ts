import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { anyScalar, integer, scalarOrVector, vector } from '#spec/vocabulary/type-terms'

/** The sentences about OpGroupNonUniformPartitionNV. */
export const rows: readonly SentenceRow[] = rowsAt('OpGroupNonUniformPartitionNV', {
  'partition-is-a-4-component-vector': type('Result Type', vector(integer(32), 4)),
  'partitioned-value-is-a-scalar-or-vector': type('Value', scalarOrVector(anyScalar)),
})

import { enumerants, executed, present, type, value } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { anyScalar, integer, scalarOrVector, vector } from '#spec/vocabulary/type-terms'

const arithmetic =
  'IAdd FAdd IMul FMul SMin UMin FMin SMax UMax FMax BitwiseAnd BitwiseOr BitwiseXor LogicalAnd LogicalOr LogicalXor'
    .split(' ')
    .map((name) => `OpGroupNonUniform${name}`)
    .join(' ')

/** The sentences about OpGroupNonUniformPartitionNV, about modules that have it, and about arithmetic over partitions. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    'Dependencies',
    { capabilities: ['GroupNonUniformPartitionedNV'] },
    { 'version-is-1-3-or-later': executed({ since: 3 }) },
  ),
  ...rowsAt('OpGroupNonUniformPartitionNV', {
    'partition-is-a-4-component-vector': type('Result Type', vector(integer(32), 4)),
    'partitioned-value-is-a-scalar-or-vector': type('Value', scalarOrVector(anyScalar)),
  }),
  ...rowsAt(
    arithmetic,
    { 'ballot-is-specified': value('ClusterSize', present) },
    value(
      'Operation',
      enumerants(
        'GroupOperation',
        'PartitionedReduceNV',
        'PartitionedInclusiveScanNV',
        'PartitionedExclusiveScanNV',
      ),
    ),
  ),
]

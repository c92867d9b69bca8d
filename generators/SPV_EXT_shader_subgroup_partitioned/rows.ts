import { executed, notEnumerants, type, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { partition, partitionedOperations, partitionRows } from '../shared/partition-rows.ts'

const declared = executed({ extensions: ['SPV_EXT_shader_subgroup_partitioned'] })

const others = [
  'OpGroupNonUniformBallotBitCount',
  ...'IAdd FAdd FMin UMin SMin FMax UMax SMax'
    .split(' ')
    .flatMap((name) => [`OpGroup${name}`, `OpGroup${name}NonUniformAMD`]),
  ...'IMul FMul BitwiseAnd BitwiseOr BitwiseXor LogicalAnd LogicalOr LogicalXor'
    .split(' ')
    .map((name) => `OpGroup${name}KHR`),
].join(' ')

/** The sentences about OpGroupNonUniformPartitionEXT, about arithmetic over partitions, and about other instructions of groups. */
export const rows: readonly SentenceRow[] = [
  ...partitionRows(
    'EXT',
    { 'ballot-is-a-4-component-vector': type('ClusterSize', partition) },
    declared,
  ),
  ...rowsAt(
    others,
    {
      'partitioned-operation-is-arithmetic': value(
        'Operation',
        notEnumerants('GroupOperation', ...partitionedOperations('EXT')),
      ),
    },
    declared,
  ),
]

import {
  enumerants,
  present,
  type SentenceCondition,
  type SentenceFact,
  type,
  value,
} from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { anyScalar, integer, scalarOrVector, vector } from '#spec/vocabulary/type-terms'

const arithmetic =
  'IAdd FAdd IMul FMul SMin UMin FMin SMax UMax FMax BitwiseAnd BitwiseOr BitwiseXor LogicalAnd LogicalOr LogicalXor'
    .split(' ')
    .map((name) => `OpGroupNonUniform${name}`)
    .join(' ')

/** The type of partitions and of the ballots that are partitions. */
export const partition = vector(integer(32), 4)

/** The operations over partitions, by the suffix of their names. */
export function partitionedOperations(vendor: 'NV' | 'EXT') {
  return ['Reduce', 'InclusiveScan', 'ExclusiveScan'].map((name) => `Partitioned${name}${vendor}`)
}

/**
 * The sentences about partitions and arithmetic over them that two texts have.
 *
 * @param vendor the suffix of names
 * @param ballot the facts about the ballot that only one of the texts has, by rule
 * @param applies when the sentences speak
 */
export function partitionRows(
  vendor: 'NV' | 'EXT',
  ballot: Readonly<Record<string, SentenceFact>>,
  ...applies: readonly SentenceCondition[]
): readonly SentenceRow[] {
  return [
    ...rowsAt(
      `OpGroupNonUniformPartition${vendor}`,
      {
        'partition-is-a-4-component-vector': type('Result Type', partition),
        'partitioned-value-is-a-scalar-or-vector': type('Value', scalarOrVector(anyScalar)),
      },
      ...applies,
    ),
    ...rowsAt(
      arithmetic,
      { 'ballot-is-specified': value('ClusterSize', present), ...ballot },
      value('Operation', enumerants('GroupOperation', ...partitionedOperations(vendor))),
      ...applies,
    ),
  ]
}

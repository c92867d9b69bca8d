import { instructions } from '#spec/grammar/grammar'
import { enumerants, executed, notEnumerants, present, type, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { anyScalar, integer, scalarOrVector, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { nonUniformArithmetic } from '../core/groups/non-uniform.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const partitions = [
  'PartitionedReduceEXT',
  'PartitionedInclusiveScanEXT',
  'PartitionedExclusiveScanEXT',
] as const

const isExtended = executed({ extensions: ['SPV_EXT_shader_subgroup_partitioned'] })

const arithmetic = Object.keys(nonUniformArithmetic)

/** Other instructions with a group operation. */
const others = instructions
  .filter(({ operands }) => operands.some(({ kind }) => kind === 'GroupOperation'))
  .map(({ name }) => name)
  .filter((name) => !arithmetic.includes(name))

/** OpGroupNonUniformPartitionEXT, instructions of GroupNonUniformArithmetic, and Validation Rules. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    'OpGroupNonUniformPartitionEXT',
    {
      'partitioned-value-is-a-scalar-or-vector': type('Value', scalarOrVector(anyScalar)),
      'partition-is-a-4-component-vector': type('Result Type', vector(integer(32), 4)),
    },
    isExtended,
  ),
  ...rowsAt(
    arithmetic.join(' '),
    {
      'ballot-is-specified': value('ClusterSize', present),
      'ballot-is-a-4-component-vector': type('ClusterSize', vector(integer(32), 4)),
    },
    value('Operation', enumerants('GroupOperation', ...partitions)),
    isExtended,
  ),
  ...rowsAt(
    others.join(' '),
    {
      'partitioned-operation-is-arithmetic': value(
        'Operation',
        notEnumerants('GroupOperation', ...partitions),
      ),
    },
    isExtended,
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_EXT_shader_subgroup_partitioned', rows)

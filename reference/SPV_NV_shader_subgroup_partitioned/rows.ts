import { enumerants, executed, present, type, value } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { anyScalar, integer, scalarOrVector, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { nonUniformArithmetic } from '../core/groups/non-uniform.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

/** Instructions and enumerants by their names in the grammar, which are those of a later extension. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    'Dependencies',
    { capabilities: ['GroupNonUniformPartitionedEXT'] },
    { 'version-is-1-3-or-later': executed({ since: 3 }) },
  ),
  ...rowsAt('OpGroupNonUniformPartitionEXT', {
    'partitioned-value-is-a-scalar-or-vector': type('Value', scalarOrVector(anyScalar)),
    'partition-is-a-4-component-vector': type('Result Type', vector(integer(32), 4)),
  }),
  ...rowsAbout(
    'Instructions of GroupNonUniformArithmetic',
    { instructions: Object.keys(nonUniformArithmetic) },
    { 'ballot-is-specified': value('ClusterSize', present) },
    value(
      'Operation',
      enumerants(
        'GroupOperation',
        'PartitionedReduceEXT',
        'PartitionedInclusiveScanEXT',
        'PartitionedExclusiveScanEXT',
      ),
    ),
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_NV_shader_subgroup_partitioned', rows)

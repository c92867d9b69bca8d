import {
  constant,
  enumerants,
  executed,
  relation,
  type,
  unless,
  value,
} from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { anyScalar, scalarOrVector, unsigned } from '#spec/vocabulary/type-terms'

/** The sentences about OpGroupNonUniformRotateKHR, in its own section, and about modules that have it. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    'Dependencies',
    { capabilities: ['GroupNonUniformRotateKHR'] },
    { 'version-is-1-3-or-later': executed({ since: 3 }) },
  ),
  ...rowsAt('OpGroupNonUniformRotateKHR', {
    'result-is-a-scalar-or-vector': type('Result Type', scalarOrVector(anyScalar)),
    'value-is-of-the-result-type': relation('Value', 'same-type', 'Result Type'),
    'delta-is-an-unsigned-integer': type('Delta', unsigned()),
    'cluster-size-is-an-unsigned-integer': type('ClusterSize', unsigned()),
    'cluster-size-is-a-constant': value('ClusterSize', constant),
  }),
  ...rowsAt(
    'OpGroupNonUniformRotateKHR',
    {
      'execution-is-workgroup-or-subgroup': value(
        'Execution',
        enumerants('Scope', 'Workgroup', 'Subgroup'),
      ),
    },
    unless(executed({ clients: ['vulkan'] })),
  ),
]

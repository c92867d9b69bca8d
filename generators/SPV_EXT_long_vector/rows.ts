import {
  capability,
  constant,
  declares,
  notNumbers,
  storedIn,
  type,
  value,
} from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { anyScalar, containing, declared, integer, vector } from '#spec/vocabulary/type-terms'

const allows = capability('LongVectorEXT')

const long = containing(vector(undefined, { least: 5 }))

const allocated = [
  'Function',
  'Private',
  'Uniform',
  'Workgroup',
  'StorageBuffer',
  'PhysicalStorageBuffer',
  'PushConstant',
  'ShaderRecordBufferKHR',
  'CrossWorkgroup',
  'Generic',
]

const rule = 'long-vectors-are-allocated-in-listed-storage-classes'

/** The sentences about the type of long vectors, about matrices, and about variables. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    'OpTypeVectorIdEXT',
    {
      'long-vector-has-scalar-components': declares('Component Type', anyScalar),
      'component-count-is-a-32-bit-integer-constant': [
        value('Component Count', constant),
        type('Component Count', integer(32)),
      ],
      'component-count-is-not-zero': value('Component Count', notNumbers(0)),
    },
    allows,
  ),
  ...rowsAt(
    'OpTypeMatrix',
    {
      'matrix-has-columns-of-2-to-4-components': declares(
        'Column Type',
        declared('OpTypeVector', { 'Component Count': { numbers: { least: 2, most: 4 } } }),
      ),
    },
    allows,
    declares('Column Type', vector()),
  ),
  ...rowsAt(
    'OpVariable',
    { [rule]: storedIn('Result Type', ...allocated) },
    allows,
    type('Result Type / pointee', long),
  ),
  ...rowsAt(
    'OpUntypedVariableKHR',
    { [rule]: storedIn('Result Type', ...allocated) },
    allows,
    declares('Data Type', long),
  ),
]

import {
  capability,
  constant,
  declares,
  executed,
  notNumbers,
  storedIn,
  type,
  unless,
  value,
} from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  anyScalar,
  containing,
  declared,
  integer,
  not,
  oneOf,
  vector,
} from '#spec/vocabulary/type-terms'

const allows = capability('LongVectorEXT')

/** Types that neither are long vectors nor contain one. */
const short = not(containing(vector(undefined, { least: 5 })))

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
  // A later version of the text adds this storage class.
  'UniformConstant',
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
        oneOf(
          not(vector()),
          declared('OpTypeVector', { 'Component Count': { numbers: [2, 3, 4] } }),
        ),
      ),
    },
    allows,
  ),
  // Vulkan says the same of typed pointers, and its rule speaks there.
  ...rowsAt(
    'OpVariable',
    { [rule]: type('Result Type / pointee', short) },
    allows,
    unless(storedIn('StorageClass', ...allocated)),
    unless(executed({ clients: ['vulkan'] })),
  ),
  ...rowsAt(
    'OpUntypedVariableKHR',
    { [rule]: declares('Data Type', short) },
    allows,
    unless(storedIn('StorageClass', ...allocated)),
  ),
]

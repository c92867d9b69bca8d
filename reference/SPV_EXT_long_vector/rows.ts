import {
  capability,
  constant,
  declares,
  executed,
  notNumbers,
  type SentenceFact,
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
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const isExtended = capability('LongVectorEXT')

/** Neither a vector of more than four components nor a type that contains one. */
const isShort = not(containing(vector(undefined, { least: 5 })))

const allocated = 'long-vectors-are-allocated-in-listed-storage-classes'

/** Storage classes in which long vectors may be. */
function isListed(slot: string): SentenceFact {
  return storedIn(
    slot,
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
    // A later version of the text adds it.
    'UniformConstant',
  )
}

/** 2.16.1; OpTypeVectorIdEXT. */
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
    isExtended,
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
    isExtended,
  ),
  // Vulkan has a rule of its own on the pointer types of these variables.
  ...rowsAt(
    'OpVariable',
    { [allocated]: type('Result Type / pointee', isShort) },
    isExtended,
    unless(isListed('StorageClass')),
    unless(executed({ clients: ['vulkan'] })),
  ),
  ...rowsAt(
    'OpUntypedVariableKHR',
    { [allocated]: declares('Data Type', isShort) },
    isExtended,
    unless(isListed('StorageClass')),
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_EXT_long_vector', rows)

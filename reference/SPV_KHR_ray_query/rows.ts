import { instructions } from '#spec/grammar/grammar'
import {
  constant,
  declares,
  exclusiveBits,
  executed,
  storedIn,
  type,
  unless,
  value,
} from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  boolean,
  declared,
  float,
  integer,
  matrix,
  not,
  oneOf,
  pointer,
  unsigned,
  vector,
} from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const query = declared('OpTypeRayQueryKHR')
const structure = declared('OpTypeAccelerationStructureKHR')
const vulkan = executed({ clients: ['vulkan'] })

/** The instructions that the text describes. */
const onQueries = instructions.filter(
  ({ name, capabilities }) => name.startsWith('OpRayQuery') && capabilities.includes('RayQueryKHR'),
)
const withIntersection = onQueries.filter(({ operands }) =>
  operands.some(({ name }) => name === 'Intersection'),
)

const opacity = ['OpaqueKHR', 'NoOpaqueKHR', 'CullOpaqueKHR', 'CullNoOpaqueKHR']
const faces = ['CullBackFacingTrianglesKHR', 'CullFrontFacingTrianglesKHR']

function exclusive(...flags: readonly string[]) {
  return value('RayFlags', exclusiveBits('RayFlags', ...flags))
}

const ofQueries: readonly SentenceRow[] = [
  ...rowsAt('OpConvertUToAccelerationStructureKHR', {
    'conversion-results-in-an-acceleration-structure': type('Result Type', structure),
    'converted-address-is-64-bits': type('#1', oneOf(unsigned(64), vector(unsigned(32), 2))),
  }),
  ...rowsAt('OpRayQueryInitializeKHR', {
    'acceleration-structure-is-one': type('Accel', structure),
    'ray-flags-and-cull-mask-are-32-bit-integers': type(['RayFlags', 'CullMask'], integer(32)),
    'ray-origin-and-direction-are-3-component-vectors': type(
      ['RayOrigin', 'RayDirection'],
      vector(float(32), 3),
    ),
    'ray-tmin-and-tmax-are-32-bit-floats': type(['RayTMin', 'RayTMax'], float(32)),
    'ray-flags-do-not-conflict': exclusive(...opacity),
  }),
  ...rowsAt(
    'OpRayQueryInitializeKHR',
    {
      'ray-flags-do-not-conflict': [
        exclusive('SkipTrianglesKHR', ...faces),
        exclusive('SkipTrianglesKHR', 'SkipAABBsKHR'),
      ],
    },
    unless(vulkan),
  ),
  ...rowsAt(
    'OpRayQueryInitializeKHR',
    { 'ray-flags-do-not-conflict': exclusive(...faces) },
    vulkan,
  ),
  ...rowsAt('OpRayQueryGenerateIntersectionKHR', {
    'hit-t-is-a-32-bit-float': type('HitT', float(32)),
  }),
  ...rowsAbout(
    'Ray Query of each instruction',
    { instructions: onQueries.map(({ name }) => name) },
    { 'ray-query-operand-points-to-a-ray-query': type('RayQuery', pointer(query)) },
    unless(type('RayQuery', { kind: 'pointer', typed: false })),
  ),
  ...rowsAbout(
    'Intersection of each instruction',
    { instructions: withIntersection.map(({ name }) => name) },
    {
      'intersection-is-a-32-bit-integer-constant': [
        type('Intersection', integer(32)),
        value('Intersection', constant),
      ],
    },
  ),
  ...rowsAt('OpRayQueryGetIntersectionBarycentricsKHR', {
    'result-is-a-2-component-vector': type('Result Type', vector(float(32), 2)),
  }),
  ...rowsAt(
    'OpRayQueryGetIntersectionObjectRayDirectionKHR OpRayQueryGetIntersectionObjectRayOriginKHR OpRayQueryGetWorldRayDirectionKHR OpRayQueryGetWorldRayOriginKHR',
    { 'result-is-a-3-component-vector': type('Result Type', vector(float(32), 3)) },
  ),
  ...rowsAt('OpRayQueryGetRayTMinKHR OpRayQueryGetIntersectionTKHR', {
    'result-is-a-32-bit-float': type('Result Type', float(32)),
  }),
  ...rowsAt(
    'OpRayQueryGetIntersectionTypeKHR OpRayQueryGetRayFlagsKHR OpRayQueryGetIntersectionInstanceCustomIndexKHR OpRayQueryGetIntersectionInstanceIdKHR OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR OpRayQueryGetIntersectionGeometryIndexKHR OpRayQueryGetIntersectionPrimitiveIndexKHR',
    { 'result-is-a-32-bit-integer': type('Result Type', integer(32)) },
  ),
  ...rowsAt(
    'OpRayQueryProceedKHR OpRayQueryGetIntersectionFrontFaceKHR OpRayQueryGetIntersectionCandidateAABBOpaqueKHR',
    { 'result-is-a-boolean': type('Result Type', boolean) },
  ),
  ...rowsAt('OpRayQueryGetIntersectionObjectToWorldKHR OpRayQueryGetIntersectionWorldToObjectKHR', {
    'result-is-a-matrix-of-four-columns': type('Result Type', matrix(vector(float(32), 3), 4)),
  }),
]

/** Rows about instructions that most modules have: a module without a ray query type is not asked. */
const ofPointers: readonly SentenceRow[] = [
  ...rowsAt('OpCopyMemory OpCopyMemorySized', {
    'ray-query-is-not-copied': type(['Target / pointee', 'Source / pointee'], not(query)),
  }),
  ...rowsAt('OpLoad OpStore', {
    'ray-query-is-not-loaded-or-stored': type('Pointer / pointee', not(query)),
  }),
  ...rowsAt(
    'OpTypePointer',
    {
      'ray-query-pointer-is-into-private-or-function': storedIn(
        'StorageClass',
        'Private',
        'Function',
      ),
    },
    declares('Type', query),
  ),
]

export const rows: readonly SentenceRow[] = [...ofQueries, ...ofPointers]

const text = 'SPV_KHR_ray_query'

export const checks: readonly Check[] = [
  ...checksOfRows(text, ofQueries),
  ...checksOfRows(text, ofPointers, { among: ['OpTypeRayQueryKHR'] }),
]

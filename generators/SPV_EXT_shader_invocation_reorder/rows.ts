import { resultOf, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { array, declared, float, integer, unsigned, vector } from '#spec/vocabulary/type-terms'
import { hitObjectRows, ofHitObject, pointerTo } from '../shared/hit-object-rows.ts'

const integerResults =
  'GetHitKind GetPrimitiveIndex GetGeometryIndex GetInstanceId GetInstanceCustomIndex GetRayFlags GetShaderBindingTableRecordIndex'
const others =
  'IsEmpty IsHit IsMiss GetCurrentTime GetRayTMax GetRayTMin GetShaderRecordBufferHandle GetObjectRayOrigin GetObjectRayDirection GetWorldRayOrigin GetWorldRayDirection GetObjectToWorld GetWorldToObject GetIntersectionTriangleVertexPositions GetAttributes SetShaderBindingTableRecordIndex'
const asked = ofHitObject(`${others} ${integerResults}`)

const plain = 'HitObjectTraceRay HitObjectTraceRayMotion'
const fused = 'HitObjectTraceReorderExecute HitObjectTraceMotionReorderExecute'
const traces = `${plain} ${fused}`
const misses = 'HitObjectRecordMiss HitObjectRecordMissMotion'
const elsewhere = `${plain} ${misses} HitObjectRecordFromQuery HitObjectRecordEmpty HitObjectExecuteShader ${asked}`
const optional = `ReorderThreadWithHitObject HitObjectReorderExecuteShader ${fused}`
const reordering = `ReorderThreadWithHint ${optional}`

const fromQuery = 'OpHitObjectRecordFromQueryEXT'

/** The sentences that this text alone has, and those of its twin. */
export const rows: readonly SentenceRow[] = [
  ...hitObjectRows({
    vendor: 'EXT',
    withHitObject: `${elsewhere} ${optional}`,
    withStructure: traces,
    tracing: [traces, 'Ray Flags', 'Cull Mask', 'SBT Offset', 'SBT Stride', 'Miss Index'],
    rays: [`${traces} ${misses}`, ['Ray Origin', 'Ray Direction'], ['Ray Tmin', 'Ray Tmax']],
    motion: [
      [
        'HitObjectTraceRayMotion HitObjectRecordMissMotion HitObjectTraceMotionReorderExecute',
        'Current Time',
      ],
    ],
    withPayload: `${traces} HitObjectExecuteShader HitObjectReorderExecuteShader`,
    withAttributes: [
      ['HitObjectRecordFromQuery', 'Hit Object Attributes'],
      ['HitObjectGetAttributes', 'Hit Object Attribute'],
    ],
    withHint: reordering,
    withOptionalHint: optional,
    integerResults,
    reordering,
    elsewhere,
  }),
  ...rowsAt(`${fromQuery} OpHitObjectSetShaderBindingTableRecordIndexEXT`, {
    'record-index-is-a-32-bit-integer': type('SBT Record Index', integer(32)),
  }),
  ...rowsAt(fromQuery, {
    'record-operands-are-unsigned-32-bit-integers': type('Hit Kind', unsigned(32)),
    'ray-query-operand-points-to-a-ray-query': type(
      'Ray Query',
      pointerTo(declared('OpTypeRayQueryKHR')),
    ),
  }),
  ...rowsAt('OpHitObjectRecordMissEXT OpHitObjectRecordMissMotionEXT', {
    'record-operands-are-unsigned-32-bit-integers': type('Miss Index', unsigned(32)),
  }),
  ...rowsAt('OpHitObjectGetIntersectionTriangleVertexPositionsEXT', {
    'result-is-an-array-of-three-positions': type('Result Type', array(vector(float(32), 3), 3)),
  }),
  ...rowsAbout(
    'HitObjectShaderRecordBufferEXT',
    { decorations: ['HitObjectShaderRecordBufferEXT'] },
    { 'record-buffer-decoration-is-on-a-variable': resultOf('Target', 'OpVariable') },
  ),
]

import { resultOf, type } from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  array,
  declared,
  float,
  integer,
  oneOf,
  pointer,
  unsigned,
  vector,
} from '#spec/vocabulary/type-terms'
import {
  attributeRows,
  hitObjectInstruction,
  hitObjectRows,
  hitObjectSentences,
} from '../shared/hit-object-rows.ts'

const executing = 'TraceReorderExecute TraceMotionReorderExecute'
const traces = `TraceRay TraceRayMotion ${executing}`
const misses = 'RecordMiss RecordMissMotion'

function sentences(names: string, facts: Parameters<typeof rowsAt>[1]): readonly SentenceRow[] {
  return rowsAt(hitObjectInstruction('EXT', names), facts)
}

const sentencesOfText: readonly SentenceRow[] = [
  ...hitObjectRows({
    vendor: 'EXT',
    integerResults:
      'GetHitKind GetPrimitiveIndex GetGeometryIndex GetInstanceId GetInstanceCustomIndex GetRayFlags GetShaderBindingTableRecordIndex',
    traces,
    motions: 'TraceRayMotion RecordMissMotion TraceMotionReorderExecute',
    payloads: `${traces} ExecuteShader ReorderExecuteShader`,
    records: misses,
    others:
      'RecordFromQuery RecordEmpty ExecuteShader GetAttributes SetShaderBindingTableRecordIndex GetIntersectionTriangleVertexPositions',
    reorders:
      'ReorderThreadWithHitObject HitObjectReorderExecuteShader HitObjectTraceReorderExecute HitObjectTraceMotionReorderExecute',
    traceIntegers: ['Ray Flags', 'Cull Mask', 'SBT Offset', 'SBT Stride', 'Miss Index'],
    origin: 'Ray Origin',
    least: 'Ray Tmin',
    direction: 'Ray Direction',
    most: 'Ray Tmax',
  }),
  ...attributeRows('EXT', {
    RecordFromQuery: 'Hit Object Attributes',
    GetAttributes: 'Hit Object Attribute',
  }),
  ...sentences(traces, {
    'acceleration-structure-is-one': type(
      'Acceleration Structure',
      declared('OpTypeAccelerationStructureKHR'),
    ),
  }),
  ...sentences('RecordFromQuery SetShaderBindingTableRecordIndex', {
    'record-index-is-a-32-bit-integer': type('SBT Record Index', integer(32)),
  }),
  ...sentences('RecordFromQuery', {
    'record-operands-are-unsigned-32-bit-integers': type('Hit Kind', unsigned(32)),
    'ray-query-operand-points-to-a-ray-query': type(
      'Ray Query',
      oneOf(pointer(declared('OpTypeRayQueryKHR')), declared('OpTypeUntypedPointerKHR')),
    ),
  }),
  ...sentences(misses, {
    'record-operands-are-unsigned-32-bit-integers': type('Miss Index', unsigned(32)),
  }),
  ...sentences('GetIntersectionTriangleVertexPositions', {
    'result-is-an-array-of-three-positions': type('Result Type', array(vector(float(32), 3), 3)),
  }),
  ...rowsAbout(
    'Decorations: HitObjectShaderRecordBufferEXT',
    { decorations: ['HitObjectShaderRecordBufferEXT'] },
    { 'record-buffer-decoration-is-on-a-variable': resultOf('Target', 'OpVariable') },
  ),
]

const judged = hitObjectSentences('SPV_EXT_shader_invocation_reorder', 'EXT', sentencesOfText)

export const { rows } = judged
export const checks = judged.checks

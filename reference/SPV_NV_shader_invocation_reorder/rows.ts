import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, integer, unsigned } from '#spec/vocabulary/type-terms'
import {
  attributeRows,
  hitObjectInstruction,
  hitObjectRows,
  hitObjectSentences,
} from '../shared/hit-object-rows.ts'

const traces = 'TraceRay TraceRayMotion'
const offsets = 'RecordHit RecordHitMotion'
const indexes = 'RecordHitWithIndex RecordHitWithIndexMotion'
const hits = `${offsets} ${indexes}`
const misses = 'RecordMiss RecordMissMotion'

function sentences(names: string, facts: Parameters<typeof rowsAt>[1]): readonly SentenceRow[] {
  return rowsAt(hitObjectInstruction('NV', names), facts)
}

const sentencesOfText: readonly SentenceRow[] = [
  ...hitObjectRows({
    vendor: 'NV',
    integerResults:
      'GetHitKind GetPrimitiveIndex GetGeometryIndex GetInstanceId GetInstanceCustomIndex GetShaderBindingTableRecordIndex',
    traces,
    motions: 'TraceRayMotion RecordHitMotion RecordHitWithIndexMotion RecordMissMotion',
    payloads: `${traces} ExecuteShader`,
    records: `${hits} ${misses}`,
    others: 'RecordEmpty ExecuteShader GetAttributes',
    reorders: 'ReorderThreadWithHitObject',
    traceIntegers: ['RayFlags', 'Cullmask', 'SBT Record Offset', 'SBT Record Stride', 'Miss Index'],
    origin: 'Origin',
    least: 'TMin',
    direction: 'Direction',
    most: 'TMax',
    times: { TraceRayMotion: 'Time' },
  }),
  ...attributeRows('NV', {
    ...Object.fromEntries(hits.split(' ').map((name) => [name, 'HitObject Attributes'])),
    GetAttributes: 'Hit Object Attribute',
  }),
  ...sentences(`${traces} ${hits}`, {
    'acceleration-structure-is-one': type(
      'Acceleration Structure',
      declared('OpTypeAccelerationStructureKHR'),
    ),
  }),
  ...sentences(hits, {
    'hit-operands-are-32-bit-integers': type(
      ['InstanceId', 'PrimitiveId', 'GeometryIndex'],
      integer(32),
    ),
    'record-operands-are-unsigned-32-bit-integers': type('Hit Kind', unsigned(32)),
  }),
  ...sentences(offsets, {
    'hit-operands-are-32-bit-integers': type(
      ['SBT Record Offset', 'SBT Record Stride'],
      integer(32),
    ),
  }),
  ...sentences(indexes, {
    'record-operands-are-unsigned-32-bit-integers': type('SBT Record Index', unsigned(32)),
  }),
  ...sentences(misses, {
    'record-operands-are-unsigned-32-bit-integers': type('SBT Index', unsigned(32)),
  }),
]

const judged = hitObjectSentences('SPV_NV_shader_invocation_reorder', 'NV', sentencesOfText)

export const { rows } = judged
export const checks = judged.checks

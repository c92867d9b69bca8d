import { type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { integer, unsigned } from '#spec/vocabulary/type-terms'
import { hitObjectRows, ofHitObject } from '../shared/hit-object-rows.ts'

const integerResults =
  'GetHitKind GetPrimitiveIndex GetGeometryIndex GetInstanceId GetInstanceCustomIndex GetShaderBindingTableRecordIndex'
const others =
  'IsEmpty IsHit IsMiss GetCurrentTime GetRayTMax GetRayTMin GetShaderRecordBufferHandle GetObjectRayOrigin GetObjectRayDirection GetWorldRayOrigin GetWorldRayDirection GetObjectToWorld GetWorldToObject GetAttributes'
const asked = ofHitObject(`${others} ${integerResults}`)

const traces = 'HitObjectTraceRay HitObjectTraceRayMotion'
const byOffset = 'HitObjectRecordHit HitObjectRecordHitMotion'
const byIndex = 'HitObjectRecordHitWithIndex HitObjectRecordHitWithIndexMotion'
const hits = `${byOffset} ${byIndex}`
const misses = 'HitObjectRecordMiss HitObjectRecordMissMotion'
const elsewhere = `${traces} ${hits} ${misses} HitObjectRecordEmpty HitObjectExecuteShader ${asked}`
const reordering = 'ReorderThreadWithHint ReorderThreadWithHitObject'

function named(line: string): string {
  return line
    .split(' ')
    .map((name) => `Op${name}NV`)
    .join(' ')
}

const word = 'hit-operands-are-32-bit-integers'
const unsignedWord = 'record-operands-are-unsigned-32-bit-integers'

/** The sentences that this text alone has, and those of its twin. */
export const rows: readonly SentenceRow[] = [
  ...hitObjectRows({
    vendor: 'NV',
    withHitObject: `${elsewhere} ReorderThreadWithHitObject`,
    withStructure: `${traces} ${hits}`,
    tracing: [
      traces,
      'RayFlags',
      'Cullmask',
      'SBT Record Offset',
      'SBT Record Stride',
      'Miss Index',
    ],
    rays: [`${traces} ${hits} ${misses}`, ['Origin', 'Direction'], ['TMin', 'TMax']],
    motion: [
      ['HitObjectTraceRayMotion', 'Time'],
      [
        'HitObjectRecordHitMotion HitObjectRecordHitWithIndexMotion HitObjectRecordMissMotion',
        'Current Time',
      ],
    ],
    withPayload: `${traces} HitObjectExecuteShader`,
    withAttributes: [
      [hits, 'HitObject Attributes'],
      ['HitObjectGetAttributes', 'Hit Object Attribute'],
    ],
    withHint: reordering,
    withOptionalHint: 'ReorderThreadWithHitObject',
    integerResults,
    reordering,
    elsewhere,
  }),
  ...rowsAt(named(hits), {
    [word]: type(['InstanceId', 'PrimitiveId', 'GeometryIndex'], integer(32)),
    [unsignedWord]: type('Hit Kind', unsigned(32)),
  }),
  ...rowsAt(named(byOffset), {
    [word]: type(['SBT Record Offset', 'SBT Record Stride'], integer(32)),
  }),
  ...rowsAt(named(byIndex), { [unsignedWord]: type('SBT Record Index', unsigned(32)) }),
  ...rowsAt(named(misses), { [unsignedWord]: type('SBT Index', unsigned(32)) }),
]

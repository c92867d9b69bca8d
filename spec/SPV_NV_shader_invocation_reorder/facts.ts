import type { Facts } from '../rule.ts'
import {
  hitObjectEnumerants,
  hitObjectInstructions,
  otherOperandNames,
  traced,
} from '../shared/hit-object-facts.ts'

const hit =
  'Hit Object, Acceleration Structure, Instance Id, Primitive Id, Geometry Index, Hit Kind'
const ray = 'Ray Origin, Ray TMin, Ray Direction, Ray TMax'
const offset = 'SBT Record Offset, SBT Record Stride'
const attributes = 'Hit Object Attributes'

const instructions = hitObjectInstructions({
  vendor: 'NV',
  results: {
    GetCurrentTime: 5265,
    GetHitKind: 5267,
    GetPrimitiveIndex: 5268,
    GetGeometryIndex: 5269,
    GetInstanceId: 5270,
    GetInstanceCustomIndex: 5271,
    GetObjectRayOrigin: 5255,
    GetObjectRayDirection: 5254,
    GetWorldRayDirection: 5272,
    GetWorldRayOrigin: 5273,
    GetObjectToWorld: 5253,
    GetWorldToObject: 5253,
    GetRayTMax: 5274,
    GetRayTMin: 5275,
    GetShaderBindingTableRecordIndex: 5258,
    GetShaderRecordBufferHandle: 5257,
    IsEmpty: 5276,
    IsHit: 5277,
    IsMiss: 5278,
  },
  others: {
    ReorderThreadWithHint: [5280, 'Hint, Bits'],
    ReorderThreadWithHitObject: [5279, 'Hit Object, ?Hint, ?Bits'],
    HitObjectTraceRay: [5260, `${traced}, Payload`],
    HitObjectTraceRayMotion: [5256, `${traced}, Current Time, Payload`],
    HitObjectRecordHit: [5261, `${hit}, ${offset}, ${ray}, ${attributes}`],
    HitObjectRecordHitMotion: [5249, `${hit}, ${offset}, ${ray}, Current Time, ${attributes}`],
    HitObjectRecordHitWithIndex: [5262, `${hit}, SBT Index, ${ray}, ${attributes}`],
    HitObjectRecordHitWithIndexMotion: [
      5250,
      `${hit}, SBT Index, ${ray}, Current Time, ${attributes}`,
    ],
    HitObjectRecordMiss: [5263, `Hit Object, Miss Index, ${ray}`],
    HitObjectRecordMissMotion: [5251, `Hit Object, Miss Index, ${ray}, Current Time`],
    HitObjectRecordEmpty: [5259, 'Hit Object'],
    HitObjectExecuteShader: [5264, 'Hit Object, Payload'],
    HitObjectGetAttributes: [5266, `Hit Object, ${attributes}`],
  },
  typeOpcode: 5281,
  misprintedWords: { OpHitObjectIsMissNV: 3 },
})

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_NV_shader_invocation_reorder',
  instructions,
  enumerants: hitObjectEnumerants('NV', 5385, 5386, 5383),
  differences: [
    {
      fact: 'OpHitObjectGetWorldToObjectNV.opcode',
      text: '5253',
      grammar: '5252',
      follow: 'grammar',
      why: 'The table repeats the number of OpHitObjectGetObjectToWorldNV.',
    },
    {
      fact: 'OpHitObjectIsMissNV.wordCount',
      text: '3',
      grammar: '4',
      follow: 'grammar',
      why: 'The table has three operands, as those of OpHitObjectIsHitNV and OpHitObjectIsEmptyNV.',
    },
    ...otherOperandNames(instructions, {
      'Ray Flags': 'RayFlags',
      'Cull Mask': 'Cullmask',
      'SBT Offset': 'SBT Record Offset',
      'SBT Stride': 'SBT Record Stride',
      'SBT Index': 'SBT Record Index',
      'Ray Origin': 'Origin',
      'Ray Tmin': 'TMin',
      'Ray TMin': 'TMin',
      'Ray Direction': 'Direction',
      'Ray Tmax': 'TMax',
      'Ray TMax': 'TMax',
      'Instance Id': 'InstanceId',
      'Primitive Id': 'PrimitiveId',
      'Geometry Index': 'GeometryIndex',
      'Hit Object Attributes': 'HitObject Attributes',
      'OpHitObjectGetAttributesNV: Hit Object Attributes': 'Hit Object Attribute',
      'OpHitObjectTraceRayMotionNV: Current Time': 'Time',
      'OpHitObjectRecordMissNV: Miss Index': 'SBT Index',
      'OpHitObjectRecordMissMotionNV: Miss Index': 'SBT Index',
    }),
  ],
}

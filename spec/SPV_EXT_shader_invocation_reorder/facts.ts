import type { Facts } from '../rule.ts'
import {
  hitObjectEnumerants,
  hitObjectInstructions,
  otherOperandNames,
  traced,
} from '../shared/hit-object-facts.ts'

const miss = 'Hit Object, Ray Flags, Miss Index, Ray Origin, Ray TMin, Ray Direction, Ray TMax'
const attributes = 'Hit Object Attributes'

const instructions = hitObjectInstructions({
  vendor: 'EXT',
  results: {
    GetCurrentTime: 5320,
    GetHitKind: 5322,
    GetPrimitiveIndex: 5323,
    GetGeometryIndex: 5324,
    GetInstanceId: 5325,
    GetInstanceCustomIndex: 5326,
    GetObjectRayOrigin: 5327,
    GetObjectRayDirection: 5328,
    GetWorldRayDirection: 5329,
    GetWorldRayOrigin: 5330,
    GetObjectToWorld: 5331,
    GetWorldToObject: 5332,
    GetIntersectionTriangleVertexPositions: 5307,
    GetRayTMax: 5333,
    GetRayTMin: 5347,
    GetRayFlags: 5308,
    GetShaderBindingTableRecordIndex: 5348,
    GetShaderRecordBufferHandle: 5349,
    IsEmpty: 5350,
    IsHit: 5351,
    IsMiss: 5352,
  },
  others: {
    ReorderThreadWithHint: [5314, 'Hint, Bits'],
    ReorderThreadWithHitObject: [5315, 'Hit Object, ?Hint, ?Bits'],
    HitObjectTraceRay: [5316, `${traced}, Payload`],
    HitObjectTraceRayMotion: [5317, `${traced}, Current Time, Payload`],
    HitObjectRecordFromQuery: [
      5304,
      `Hit Object, Ray Query, SBT Record Index, ${attributes}, ?Hit Kind`,
    ],
    HitObjectRecordMiss: [5305, miss],
    HitObjectRecordMissMotion: [5306, `${miss}, Current Time`],
    HitObjectRecordEmpty: [5318, 'Hit Object'],
    HitObjectExecuteShader: [5319, 'Hit Object, Payload'],
    HitObjectGetAttributes: [5321, `Hit Object, ${attributes}`],
    HitObjectSetShaderBindingTableRecordIndex: [5309, 'Hit Object, SBT Record Index'],
    HitObjectReorderExecuteShader: [5310, 'Hit Object, Payload, ?Hint, ?Bits'],
    HitObjectTraceReorderExecute: [5311, `${traced}, Payload, ?Hint, ?Bits`],
    HitObjectTraceMotionReorderExecute: [5312, `${traced}, Current Time, Payload, ?Hint, ?Bits`],
  },
  typeOpcode: 5313,
  misprintedWords: { OpHitObjectIsMissEXT: 3, OpHitObjectReorderExecuteShaderEXT: 2 },
})

/** Transcribed from the tables of the text. */
export const facts: Facts = {
  extension: 'SPV_EXT_shader_invocation_reorder',
  instructions,
  enumerants: hitObjectEnumerants('EXT', 5411, 5389, 5388),
  differences: [
    {
      fact: 'OpHitObjectIsMissEXT.wordCount',
      text: '3',
      grammar: '4',
      follow: 'grammar',
      why: 'The table has three operands, as those of OpHitObjectIsHitEXT and OpHitObjectIsEmptyEXT.',
    },
    {
      fact: 'OpHitObjectReorderExecuteShaderEXT.wordCount',
      text: '2',
      grammar: '3',
      follow: 'grammar',
      why: 'The table has two operands that are not optional.',
    },
    {
      fact: 'OpHitObjectGetCurrentTimeEXT.capabilities.length',
      text: '1',
      grammar: '2',
      follow: 'text',
      why: 'The grammar adds the capability of motion blur, which the table does not print.',
    },
    {
      fact: 'OpHitObjectGetCurrentTimeEXT.capabilities[0]',
      text: 'ShaderInvocationReorderEXT',
      grammar: 'RayTracingMotionBlurNV',
      follow: 'text',
      why: 'The grammar adds the capability of motion blur, which the table does not print.',
    },
    ...otherOperandNames(instructions, {
      'Ray TMin': 'Ray Tmin',
      'Ray TMax': 'Ray Tmax',
      'OpHitObjectGetAttributesEXT: Hit Object Attributes': 'Hit Object Attribute',
    }),
  ],
}

import type { Pieces } from '../../pairs/pieces.ts'

/** A compute shader with a ray query in Private, and an acceleration structure that it loads. */
export const shader = {
  capabilities: 'OpCapability Shader\nOpCapability RayQueryKHR',
  extensions: 'OpExtension "SPV_KHR_ray_query"',
  interfaces: '%scene %query',
  annotations: 'OpDecorate %scene DescriptorSet 0\nOpDecorate %scene Binding 0',
} satisfies Pieces

/** Types and variables of `shader`. */
export const declared = `%ray_query = OpTypeRayQueryKHR
%structure = OpTypeAccelerationStructureKHR
%to_query = OpTypePointer Private %ray_query
%to_structure = OpTypePointer UniformConstant %structure
%query = OpVariable %to_query Private
%scene = OpVariable %to_structure UniformConstant`

/** Loads the acceleration structure. */
export const loaded = '%top = OpLoad %structure %scene'

/** Instructions that return something about an intersection, by kind of Result Type. */
export const ofIntersections = {
  boolean: ['FrontFace'],
  integer: [
    'Type',
    'InstanceCustomIndex',
    'InstanceId',
    'InstanceShaderBindingTableRecordOffset',
    'GeometryIndex',
    'PrimitiveIndex',
  ],
  float: ['T'],
  pair: ['Barycentrics'],
  vector: ['ObjectRayDirection', 'ObjectRayOrigin'],
  matrix: ['ObjectToWorld', 'WorldToObject'],
} as const

/** Other instructions that return something. */
export const ofQueries = {
  boolean: ['Proceed', 'GetIntersectionCandidateAABBOpaque'],
  integer: ['GetRayFlags'],
  float: ['GetRayTMin'],
  pair: [],
  vector: ['GetWorldRayDirection', 'GetWorldRayOrigin'],
  matrix: [],
} as const

export type Kind = keyof typeof ofIntersections

/** A Result Type of each kind. */
export const results: Readonly<Record<Kind, string>> = {
  boolean: '%bool',
  integer: '%uint',
  float: '%float',
  pair: '%float2',
  vector: '%float3',
  matrix: '%float3x4',
}

/** Instructions of a kind, with the operands after the query. */
export function instructionsOf(kind: Kind, type: string, query = '%query'): readonly string[] {
  return [
    ...ofIntersections[kind].map(
      (name) => `%of_${name} = OpRayQueryGetIntersection${name}KHR ${type} ${query} %uint_0`,
    ),
    ...ofQueries[kind].map((name) => `%of_${name} = OpRayQuery${name}KHR ${type} ${query}`),
  ]
}

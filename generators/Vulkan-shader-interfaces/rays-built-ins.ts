import { builtInPairs } from './shared/built-in-pairs.ts'
import { inputs } from './shared/row.ts'

const hits = ['ClosestHitKHR', 'AnyHitKHR'] as const

const intersections = [...hits, 'IntersectionKHR'] as const

const rays = [...intersections, 'MissKHR'] as const

const launches = [...rays, 'RayGenerationKHR', 'CallableKHR'] as const

/** Pairs of the rules on built-ins of ray tracing shaders. */
export const pairs = builtInPairs([
  inputs(rays, 'uint', 'CullMaskKHR IncomingRayFlagsKHR'),
  inputs(rays, 'float', 'CurrentRayTimeNV RayTminKHR'),
  inputs([...hits, 'MissKHR'], 'float', 'RayTmaxKHR'),
  inputs(rays, 'float3', 'WorldRayDirectionKHR WorldRayOriginKHR'),
  inputs(hits, 'uint', 'HitKindKHR ClusterIDNV'),
  inputs(hits, 'float', 'HitTNV HitSphereRadiusNV'),
  inputs(hits, 'bool', 'HitIsSphereNV HitIsLSSNV'),
  inputs(hits, 'float3', 'HitSpherePositionNV'),
  inputs(hits, 'float3s', 'HitLSSPositionsNV', { others: ['float3_array3', 'uint3s'] }),
  inputs(hits, 'floats', 'HitLSSRadiiNV', { others: ['float_array3', 'uints'] }),
  inputs(hits, 'float3_array3', 'HitTriangleVertexPositionsKHR', {
    others: ['float3s', 'float4_array3'],
  }),
  inputs(intersections, 'uint', 'InstanceCustomIndexKHR InstanceId RayGeometryIndexKHR'),
  inputs(intersections, 'float3', 'ObjectRayDirectionKHR ObjectRayOriginKHR'),
  inputs(intersections, 'float3x4', 'ObjectToWorldKHR WorldToObjectKHR'),
  inputs(launches, 'uint3', 'LaunchIdKHR LaunchSizeKHR'),
])

import type { Check } from '../check.ts'
import { models, rayTracingModels } from '../core/shared/models.ts'
import { array, bool, float32, int32, matrix, vector } from './shared/shapes.ts'
import { checksOfBuiltIns, isInput } from './shared/survey.ts'

const candidates = models('IntersectionKHR', 'AnyHitKHR', 'ClosestHitKHR')
const hits = models('AnyHitKHR', 'ClosestHitKHR')
const traced = models('IntersectionKHR', 'AnyHitKHR', 'ClosestHitKHR', 'MissKHR')

/** Built-ins of ray tracing shaders. */
export const checks: readonly Check[] = checksOfBuiltIns([
  { name: 'CullMaskKHR', within: traced, storage: isInput, holds: int32 },
  { name: 'CurrentRayTimeNV', within: traced, storage: isInput, holds: float32 },
  { name: 'HitKindKHR', within: hits, storage: isInput, holds: int32 },
  { name: 'HitTNV', within: hits, storage: isInput, holds: float32 },
  {
    name: 'HitTriangleVertexPositionsKHR',
    within: hits,
    storage: isInput,
    holds: array(vector(3, float32), 3),
  },
  { name: 'IncomingRayFlagsKHR', within: traced, storage: isInput, holds: int32 },
  { name: 'InstanceCustomIndexKHR', within: candidates, storage: isInput, holds: int32 },
  { name: 'InstanceId', within: candidates, storage: isInput, holds: int32 },
  { name: 'LaunchIdKHR', within: rayTracingModels, storage: isInput, holds: vector(3, int32) },
  { name: 'LaunchSizeKHR', within: rayTracingModels, storage: isInput, holds: vector(3, int32) },
  {
    name: 'ObjectRayDirectionKHR',
    within: candidates,
    storage: isInput,
    holds: vector(3, float32),
  },
  { name: 'ObjectRayOriginKHR', within: candidates, storage: isInput, holds: vector(3, float32) },
  {
    name: 'ObjectToWorldKHR',
    within: candidates,
    storage: isInput,
    holds: matrix(4, vector(3, float32)),
  },
  { name: 'RayGeometryIndexKHR', within: candidates, storage: isInput, holds: int32 },
  { name: 'RayTmaxKHR', within: traced, storage: isInput, holds: float32 },
  { name: 'RayTminKHR', within: traced, storage: isInput, holds: float32 },
  { name: 'WorldRayDirectionKHR', within: traced, storage: isInput, holds: vector(3, float32) },
  { name: 'WorldRayOriginKHR', within: traced, storage: isInput, holds: vector(3, float32) },
  {
    name: 'WorldToObjectKHR',
    within: candidates,
    storage: isInput,
    holds: matrix(4, vector(3, float32)),
  },
  { name: 'HitIsSphereNV', within: hits, storage: isInput, holds: bool },
  { name: 'HitIsLSSNV', within: hits, storage: isInput, holds: bool },
  { name: 'HitSpherePositionNV', within: hits, storage: isInput, holds: vector(3, float32) },
  { name: 'HitSphereRadiusNV', within: hits, storage: isInput, holds: float32 },
  {
    name: 'HitLSSPositionsNV',
    within: hits,
    storage: isInput,
    holds: array(vector(3, float32), 2),
  },
  { name: 'HitLSSRadiiNV', within: hits, storage: isInput, holds: array(float32, 2) },
  { name: 'ClusterIDNV', within: hits, storage: isInput, holds: int32 },
])

import type { RuleRow } from '../../rule.ts'
import { builtIn, holds, storage, within } from '../row.ts'

const allRays = [
  'RayGenerationKHR',
  'IntersectionKHR',
  'AnyHitKHR',
  'ClosestHitKHR',
  'MissKHR',
  'CallableKHR',
] as const
const candidates = ['IntersectionKHR', 'AnyHitKHR', 'ClosestHitKHR'] as const
const hits = ['AnyHitKHR', 'ClosestHitKHR'] as const
const rays = ['IntersectionKHR', 'AnyHitKHR', 'ClosestHitKHR', 'MissKHR'] as const
const bool = 'a Boolean'
const float = 'a 32-bit float'
const float3 = 'a vector of three 32-bit floats'
const int = 'a 32-bit integer'
const int3 = 'a vector of three 32-bit integers'

/** Built-ins of ray tracing shaders. */
export const rules: readonly RuleRow[] = [
  ...builtIn(
    'CullMaskKHR',
    within('06735', ...rays),
    storage('06736', 'Input'),
    holds('06737', int),
  ),
  ...builtIn(
    'CurrentRayTimeNV',
    within('04942', ...rays),
    storage('04943', 'Input'),
    holds('04944', float),
  ),
  ...builtIn(
    'HitKindKHR',
    within('04242', ...hits),
    storage('04243', 'Input'),
    holds('04244', int),
  ),
  ...builtIn(
    'HitTNV',
    within('04245', 'AnyHitNV', 'ClosestHitNV'),
    storage('04246', 'Input'),
    holds('04247', float),
  ),
  ...builtIn(
    'HitTriangleVertexPositionsKHR',
    within('08747', ...hits),
    storage('08748', 'Input'),
    holds('08749', 'an array of three vectors of three 32-bit floats'),
  ),
  ...builtIn(
    'IncomingRayFlagsKHR',
    within('04248', ...rays),
    storage('04249', 'Input'),
    holds('04250', int),
  ),
  ...builtIn(
    'InstanceCustomIndexKHR',
    within('04251', ...candidates),
    storage('04252', 'Input'),
    holds('04253', int),
  ),
  ...builtIn(
    'InstanceId',
    within('04254', ...candidates),
    storage('04255', 'Input'),
    holds('04256', int),
  ),
  ...builtIn(
    'LaunchIdKHR',
    within('04266', ...allRays),
    storage('04267', 'Input'),
    holds('04268', int3),
  ),
  ...builtIn(
    'LaunchSizeKHR',
    within('04269', ...allRays),
    storage('04270', 'Input'),
    holds('04271', int3),
  ),
  ...builtIn(
    'ObjectRayDirectionKHR',
    within('04299', ...candidates),
    storage('04300', 'Input'),
    holds('04301', float3),
  ),
  ...builtIn(
    'ObjectRayOriginKHR',
    within('04302', ...candidates),
    storage('04303', 'Input'),
    holds('04304', float3),
  ),
  ...builtIn(
    'ObjectToWorldKHR',
    within('04305', ...candidates),
    storage('04306', 'Input'),
    holds('04307', 'a matrix of four columns, each a vector of three 32-bit floats'),
  ),
  ...builtIn(
    'RayGeometryIndexKHR',
    within('04345', ...candidates),
    storage('04346', 'Input'),
    holds('04347', int),
  ),
  ...builtIn(
    'RayTmaxKHR',
    within('04348', ...rays),
    storage('04349', 'Input'),
    holds('04350', float),
  ),
  ...builtIn(
    'RayTminKHR',
    within('04351', ...rays),
    storage('04352', 'Input'),
    holds('04353', float),
  ),
  ...builtIn(
    'WorldRayDirectionKHR',
    within('04428', ...rays),
    storage('04429', 'Input'),
    holds('04430', float3),
  ),
  ...builtIn(
    'WorldRayOriginKHR',
    within('04431', ...rays),
    storage('04432', 'Input'),
    holds('04433', float3),
  ),
  ...builtIn(
    'WorldToObjectKHR',
    within('04434', ...candidates),
    storage('04435', 'Input'),
    holds('04436', 'a matrix of four columns, each a vector of three 32-bit floats'),
  ),
  ...builtIn(
    'HitIsSphereNV',
    within('10513', ...hits),
    storage('10514', 'Input'),
    holds('10515', bool),
  ),
  ...builtIn(
    'HitIsLSSNV',
    within('10516', ...hits),
    storage('10517', 'Input'),
    holds('10518', bool),
  ),
  ...builtIn(
    'HitSpherePositionNV',
    within('10519', ...hits),
    storage('10520', 'Input'),
    holds('10521', float3),
  ),
  ...builtIn(
    'HitSphereRadiusNV',
    within('10522', ...hits),
    storage('10523', 'Input'),
    holds('10524', float),
  ),
  ...builtIn(
    'HitLSSPositionsNV',
    within('10525', ...hits),
    storage('10526', 'Input'),
    holds('10527', 'an array of two vectors of three 32-bit floats'),
  ),
  ...builtIn(
    'HitLSSRadiiNV',
    within('10528', ...hits),
    storage('10529', 'Input'),
    holds('10530', 'an array of two 32-bit floats'),
  ),
  ...builtIn(
    'ClusterIDNV',
    within('10531', ...hits),
    storage('10532', 'Input'),
    holds('10533', int),
  ),
]

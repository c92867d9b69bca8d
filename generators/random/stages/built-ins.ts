import type { DeclaredType, Draft } from '../draft.ts'
import {
  addressType,
  arrayType,
  boolType,
  floatType,
  matrixType,
  scalarType,
  uintType,
  vectorType,
} from '../types.ts'
import { storageClasses } from '../world.ts'

/** A variable with a built-in. */
export interface StageBuiltIn {
  readonly name: string
  /** Execution models of the entry points that have it. */
  readonly models: readonly string[]
  readonly storageClass: number
  readonly type: (draft: Draft) => DeclaredType
}

const { input, output } = storageClasses
type DrawType = StageBuiltIn['type']

const int: DrawType = (draft) =>
  scalarType(draft, { kind: 'integer', width: 32, signed: draft.world.shader })
const vector =
  (count: number, component: DrawType): DrawType =>
  (draft) =>
    vectorType(draft, component(draft), count)
const array =
  (count: number, element: DrawType): DrawType =>
  (draft) =>
    arrayType(draft, element(draft), count, false)
/** The columns of a transformation: four, of three components. */
const transformation: DrawType = (draft) =>
  matrixType(draft, vectorType(draft, floatType(draft), 3), 4)

const raysThatHit = 'IntersectionKHR AnyHitKHR ClosestHitKHR'
const rays = `${raysThatHit} MissKHR`
const meshes = 'MeshNV MeshEXT'
const grouped = `GLCompute TaskNV MeshNV TaskEXT MeshEXT`
const everywhere = `Vertex TessellationControl TessellationEvaluation Geometry Fragment ${grouped}`

/** Built-ins by storage class, type and execution models, as Vulkan and OpenCL describe them: one of a name in a line. */
const tables: readonly (readonly [number, DrawType, string, string])[] = [
  [output, vector(4, floatType), 'Position', 'Vertex TessellationEvaluation Geometry'],
  [output, floatType, 'PointSize', 'Vertex TessellationEvaluation Geometry'],
  [
    output,
    array(1, floatType),
    'ClipDistance CullDistance',
    'Vertex TessellationEvaluation Geometry',
  ],
  [input, array(2, floatType), 'ClipDistance CullDistance', 'Fragment'],
  [input, int, 'VertexId InstanceId VertexIndex InstanceIndex BaseVertex BaseInstance', 'Vertex'],
  [input, int, 'DrawIndex', `Vertex ${meshes} TaskNV TaskEXT`],
  [input, int, 'DeviceIndex', everywhere],
  [input, int, 'ViewIndex', 'Vertex TessellationControl TessellationEvaluation Geometry Fragment'],
  [input, int, 'InvocationId', 'TessellationControl Geometry'],
  [input, int, 'PatchVertices', 'TessellationControl TessellationEvaluation'],
  [
    input,
    int,
    'PrimitiveId',
    `TessellationControl TessellationEvaluation Geometry Fragment ${raysThatHit}`,
  ],
  [output, int, 'PrimitiveId', 'Geometry'],
  [output, int, 'Layer ViewportIndex', 'Vertex TessellationEvaluation Geometry'],
  [input, int, 'Layer ViewportIndex', 'Fragment'],
  [output, array(4, floatType), 'TessLevelOuter', 'TessellationControl'],
  [input, array(4, floatType), 'TessLevelOuter', 'TessellationEvaluation'],
  [output, array(2, floatType), 'TessLevelInner', 'TessellationControl'],
  [input, array(2, floatType), 'TessLevelInner', 'TessellationEvaluation'],
  [input, vector(3, floatType), 'TessCoord', 'TessellationEvaluation'],
  [input, vector(4, floatType), 'FragCoord', 'Fragment'],
  [input, vector(2, floatType), 'PointCoord SamplePosition', 'Fragment'],
  [input, boolType, 'FrontFacing HelperInvocation', 'Fragment'],
  [input, int, 'SampleId', 'Fragment'],
  [input, array(1, int), 'SampleMask', 'Fragment'],
  [output, array(1, int), 'SampleMask', 'Fragment'],
  [output, floatType, 'FragDepth', 'Fragment'],
  [
    input,
    vector(3, uintType),
    'NumWorkgroups WorkgroupId LocalInvocationId GlobalInvocationId',
    grouped,
  ],
  [input, uintType, 'LocalInvocationIndex NumSubgroups SubgroupId', grouped],
  [input, uintType, 'SubgroupSize SubgroupLocalInvocationId', everywhere],
  [
    ...[input, vector(4, uintType)],
    ...['SubgroupEqMask SubgroupGeMask SubgroupGtMask SubgroupLeMask SubgroupLtMask', everywhere],
  ],
  [input, uintType, 'CoreIDARM CoreCountARM CoreMaxIDARM WarpIDARM WarpMaxIDARM', everywhere],
  [output, uintType, 'TaskCountNV', 'TaskNV'],
  [output, uintType, 'PrimitiveCountNV', 'MeshNV'],
  [output, array(3, uintType), 'PrimitiveIndicesNV', 'MeshNV'],
  [output, array(2, array(1, floatType)), 'ClipDistancePerViewNV CullDistancePerViewNV', 'MeshNV'],
  [output, array(2, int), 'LayerPerViewNV', 'MeshNV'],
  [input, uintType, 'MeshViewCountNV', 'MeshNV TaskNV'],
  [input, array(4, uintType), 'MeshViewIndicesNV', 'MeshNV TaskNV'],
  [output, array(2, uintType), 'PrimitivePointIndicesEXT', 'MeshEXT'],
  [output, array(2, vector(2, uintType)), 'PrimitiveLineIndicesEXT', 'MeshEXT'],
  [output, array(2, vector(3, uintType)), 'PrimitiveTriangleIndicesEXT', 'MeshEXT'],
  [output, array(2, boolType), 'CullPrimitiveEXT', 'MeshEXT'],
  [input, vector(3, uintType), 'LaunchIdKHR LaunchSizeKHR', `RayGenerationKHR CallableKHR ${rays}`],
  [input, vector(3, floatType), 'WorldRayOriginKHR WorldRayDirectionKHR', rays],
  [input, vector(3, floatType), 'ObjectRayOriginKHR ObjectRayDirectionKHR', raysThatHit],
  [input, floatType, 'RayTminKHR RayTmaxKHR', rays],
  [input, floatType, 'HitTNV', 'AnyHitKHR ClosestHitKHR'],
  [input, uintType, 'IncomingRayFlagsKHR', rays],
  [input, int, 'InstanceCustomIndexKHR InstanceId RayGeometryIndexKHR', raysThatHit],
  [input, transformation, 'ObjectToWorldKHR WorldToObjectKHR', raysThatHit],
  [input, uintType, 'HitKindKHR', 'AnyHitKHR ClosestHitKHR'],
  [
    input,
    array(3, vector(3, floatType)),
    'HitTriangleVertexPositionsKHR',
    'AnyHitKHR ClosestHitKHR',
  ],
  [input, uintType, 'WorkDim', 'Kernel'],
  [
    ...[input, vector(3, addressType)],
    ...['GlobalSize EnqueuedWorkgroupSize GlobalOffset GlobalInvocationId WorkgroupId', 'Kernel'],
  ],
  [input, addressType, 'GlobalLinearId LocalInvocationIndex', 'Kernel'],
  [
    ...[input, uintType],
    ...['SubgroupSize SubgroupMaxSize NumSubgroups NumEnqueuedSubgroups SubgroupId', 'Kernel'],
  ],
  [input, uintType, 'SubgroupLocalInvocationId', 'Kernel'],
] as const

/** All built-ins of variables. */
const builtInRows: readonly StageBuiltIn[] = tables.flatMap(([storageClass, type, names, models]) =>
  names.split(' ').map((name) => ({ name, storageClass, type, models: models.split(' ') })),
)

/** The built-ins of entry points with an execution model. */
export function builtInsOf(model: string): readonly StageBuiltIn[] {
  return builtInRows.filter(({ models }) => models.includes(model))
}

import type { ExecutionModel } from '../../Vulkan-environment/shared/stages.ts'

/** Built-ins of one type that the same entry points have. */
export interface Row {
  readonly names: readonly string[]
  /** A type of the stock, without the level of arrays that the interface adds. */
  readonly type: string
  /** Execution models whose inputs or outputs they are; the first is the one where rules are broken. */
  readonly places: Readonly<Partial<Record<'Input' | 'Output', readonly ExecutionModel[]>>>
  /** Any execution model may have them: `places` are examples. */
  readonly anywhere?: boolean
  /** Each vertex has its own: interfaces of several vertices hold an array of them. */
  readonly perVertex?: boolean
  readonly decorations?: readonly string[]
  readonly modes?: readonly string[]
  readonly capabilities?: Readonly<Partial<Record<ExecutionModel, string>>>
  /** Types that are wrong, where those of `otherTypes` are not the ones to show. */
  readonly others?: readonly string[]
}

const hits = ['ClosestHitKHR', 'AnyHitKHR'] as const

const intersections = [...hits, 'IntersectionKHR'] as const

const rays = [...intersections, 'MissKHR'] as const

const launches = [...rays, 'RayGenerationKHR', 'CallableKHR'] as const

const workgroups = ['GLCompute', 'TaskEXT', 'MeshEXT'] as const

const allWorkgroups = [...workgroups, 'TaskNV', 'MeshNV'] as const

const tessellation = ['TessellationControl', 'TessellationEvaluation'] as const

/** Outputs of every stage before rasterization, inputs of those after the first one. */
const vertices = {
  Output: ['Vertex', ...tessellation, 'Geometry', 'MeshEXT', 'MeshNV'],
  Input: [...tessellation, 'Geometry'],
} as const

/** Inputs of execution models. */
function inputs(
  models: readonly ExecutionModel[],
  type: string,
  names: string,
  more: Partial<Row> = {},
): Row {
  return { names: names.split(' '), type, places: { Input: models }, ...more }
}

/** Outputs of execution models. */
function outputs(
  models: readonly ExecutionModel[],
  type: string,
  names: string,
  more: Partial<Row> = {},
): Row {
  return { names: names.split(' '), type, places: { Output: models }, ...more }
}

/** Built-ins by type and place: section Built-In Variables. */
export const rows: readonly Row[] = [
  inputs(
    ['Fragment'],
    'float3',
    'BaryCoordKHR BaryCoordNoPerspKHR BaryCoordNoPerspCentroidAMD BaryCoordPullModelAMD',
  ),
  inputs(
    ['Fragment'],
    'float2',
    'BaryCoordNoPerspAMD BaryCoordNoPerspSampleAMD BaryCoordSmoothAMD BaryCoordSmoothCentroidAMD BaryCoordSmoothSampleAMD PointCoord SamplePosition',
  ),
  inputs(['Fragment'], 'float4', 'FragCoord'),
  inputs(['Fragment'], 'uint', 'FragInvocationCountEXT SampleId ShadingRateKHR'),
  inputs(['Fragment'], 'uint2', 'FragSizeEXT'),
  inputs(['Fragment'], 'bool', 'FrontFacing FullyCoveredEXT HelperInvocation'),
  {
    names: ['SampleMask'],
    type: 'uint_array1',
    places: { Input: ['Fragment'], Output: ['Fragment'] },
  },
  outputs(['Fragment'], 'float', 'FragDepth', { modes: ['DepthReplacing'] }),
  outputs(['Fragment'], 'uint', 'FragStencilRefEXT', {
    modes: ['StencilRefReplacingEXT'],
    others: ['float', 'uint2'],
  }),
  inputs(['Vertex'], 'uint', 'BaseInstance BaseVertex InstanceIndex VertexIndex'),
  inputs(['Vertex', 'TaskEXT', 'MeshEXT', 'TaskNV', 'MeshNV'], 'uint', 'DrawIndex'),
  inputs(allWorkgroups, 'uint3', 'GlobalInvocationId LocalInvocationId WorkgroupId'),
  inputs(workgroups, 'uint3', 'NumWorkgroups'),
  inputs(allWorkgroups, 'uint', 'LocalInvocationIndex NumSubgroups SubgroupId'),
  inputs(['Fragment', 'GLCompute'], 'uint2', 'TileOffsetQCOM TileDimensionQCOM TileApronSizeQCOM'),
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
  inputs([...tessellation], 'uint', 'PatchVertices'),
  inputs(['TessellationEvaluation'], 'float3', 'TessCoord'),
  inputs(['TessellationControl', 'Geometry'], 'uint', 'InvocationId'),
  inputs(['Vertex', ...tessellation, 'Geometry', 'Fragment', 'MeshEXT'], 'uint', 'ViewIndex'),
  ...[
    { names: ['TessLevelOuter'], type: 'float_array4', others: ['float_array3', 'uint_array4'] },
    { names: ['TessLevelInner'], type: 'floats', others: ['float_array3', 'uints'] },
  ].map((row) => ({
    ...row,
    places: { Output: ['TessellationControl'], Input: ['TessellationEvaluation'] } as const,
    decorations: ['Patch'],
  })),
  { names: ['Position'], type: 'float4', places: vertices, perVertex: true },
  { names: ['PointSize'], type: 'float', places: vertices, perVertex: true },
  {
    names: ['ClipDistance', 'CullDistance'],
    type: 'float_array3',
    places: { ...vertices, Input: ['Fragment', ...vertices.Input] },
    perVertex: true,
  },
  {
    names: ['Layer'],
    type: 'uint',
    places: { Input: ['Fragment'], Output: ['Vertex', 'TessellationEvaluation', 'Geometry'] },
    capabilities: { Vertex: 'ShaderLayer', TessellationEvaluation: 'ShaderLayer' },
  },
  {
    names: ['ViewportIndex'],
    type: 'uint',
    places: { Input: ['Fragment'], Output: ['Vertex', 'TessellationEvaluation', 'Geometry'] },
    capabilities: { Vertex: 'ShaderViewportIndex', TessellationEvaluation: 'ShaderViewportIndex' },
  },
  {
    names: ['PrimitiveId'],
    type: 'uint',
    places: { Input: ['Fragment', ...tessellation, 'Geometry', ...intersections], Output: ['Geometry'] },
  },
  outputs(['Vertex', 'Geometry'], 'uint', 'PrimitiveShadingRateKHR'),
  inputs(['GLCompute', 'Fragment', 'Vertex'], 'uint', 'DeviceIndex', { anywhere: true }),
  inputs(['GLCompute', 'Fragment'], 'uint', 'SMCountNV SMIDNV WarpsPerSMNV WarpIDNV', {
    anywhere: true,
  }),
  inputs(
    ['GLCompute', 'Fragment'],
    'uint',
    'CoreCountARM CoreMaxIDARM CoreIDARM WarpMaxIDARM WarpIDARM',
    { anywhere: true },
  ),
  inputs(
    ['GLCompute', 'Fragment'],
    'uint4',
    'SubgroupEqMask SubgroupGeMask SubgroupGtMask SubgroupLeMask SubgroupLtMask',
    { anywhere: true },
  ),
  inputs(
    ['GLCompute', 'Fragment', 'Vertex'],
    'uint',
    'SubgroupLocalInvocationId SubgroupSize',
    { anywhere: true },
  ),
  inputs(['GLCompute'], 'uint', 'ShaderIndexAMDX', { anywhere: true }),
  inputs(['MeshNV', 'TaskNV'], 'uint', 'MeshViewCountNV'),
  inputs(['MeshNV', 'TaskNV'], 'uint_array4', 'MeshViewIndicesNV'),
  outputs(['MeshNV'], 'uint', 'PrimitiveCountNV'),
  outputs(['MeshNV'], 'uint_array3', 'PrimitiveIndicesNV'),
  outputs(['TaskNV'], 'uint', 'TaskCountNV'),
  outputs(['Vertex', 'TessellationEvaluation', 'Geometry'], 'uint_array1', 'ViewportMaskNV'),
  outputs(['Vertex', 'TessellationEvaluation', 'Geometry'], 'uints', 'ViewportMaskPerViewNV'),
  { names: ['PositionPerViewNV'], type: 'float4s', places: vertices, perVertex: true },
]

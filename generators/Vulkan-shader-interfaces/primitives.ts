import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { type ExecutionModel, inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'
import { builtInPairs } from './shared/built-in-pairs.ts'
import { perPrimitivePairs } from './shared/per-primitive-pairs.ts'
import { outputs, type Row } from './shared/row.ts'

/** An input of a fragment shader that the stages before write. */
function selected(name: string, capability: string): Row {
  const outputsOf = ['Vertex', 'TessellationEvaluation', 'Geometry'] as const
  return {
    names: [name],
    type: 'uint',
    places: { Input: ['Fragment'], Output: outputsOf },
    stages: {
      Fragment: 'fragment',
      Vertex: 'vertex',
      TessellationEvaluation: 'vertex',
      Geometry: 'vertex',
    },
    capabilities: { Vertex: capability, TessellationEvaluation: capability },
  }
}

const withPrimitives = [
  'Fragment',
  'TessellationControl',
  'TessellationEvaluation',
  'ClosestHitKHR',
  'AnyHitKHR',
  'IntersectionKHR',
] as const satisfies readonly ExecutionModel[]

/** Flags of a shading rate: bits of the enumerants of Fragment Shading Rate. */
const [vertical2, vertical4, horizontal2, horizontal4] = [1, 2, 4, 8] as const

/** A vertex shader that writes a shading rate with flags, and wrong ones by way. */
function written(aspect: string, flags: number, ways: Readonly<Record<string, number>>) {
  const others = Object.entries(ways).map(([way, wrong]) => `| ${way}: %uint_${wrong}`)
  return pairOf`primitive-shading-rate-khr-${aspect}/vertex ${inVulkan}
a vertex shader writes a shading rate with the flags ${String(flags)}
${stage('Vertex', {
  capabilities: ['FragmentShadingRateKHR'],
  extensions: ['SPV_KHR_fragment_shading_rate'],
  interfaces: '%variable_Output_uint_as_PrimitiveShadingRateKHR',
})}
body: OpStore %variable_Output_uint_as_PrimitiveShadingRateKHR {%uint_${String(flags)} ${others.join(' ')}}`
}

const viewports = stage('Vertex', {
  capabilities: ['PerViewAttributesNV', 'MultiView'],
  extensions: ['SPV_NVX_multiview_per_view_attributes'],
  interfaces: '%variable %view',
})

/** Pairs of the rules on built-ins of primitives. */
export const pairs = [
  ...builtInPairs([
    selected('Layer', 'ShaderLayer'),
    selected('ViewportIndex', 'ShaderViewportIndex'),
    {
      names: ['PrimitiveId'],
      type: 'uint',
      places: { Input: [...withPrimitives, 'Geometry'], Output: ['Geometry'] },
      stages: {
        ...Object.fromEntries(withPrimitives.map((model) => [model, 'input'])),
        Geometry: 'geometry',
      },
    },
    outputs(['Vertex', 'Geometry'], 'uint', 'PrimitiveShadingRateKHR'),
    outputs(['Vertex', 'TessellationEvaluation', 'Geometry'], 'uint_array1', 'ViewportMaskNV'),
    outputs(['Vertex', 'TessellationEvaluation', 'Geometry'], 'uints', 'ViewportMaskPerViewNV'),
  ]),
  ...perPrimitivePairs('CullPrimitiveEXT', 'bool', ['uint'], 'storage-class'),
  ...perPrimitivePairs('Layer', 'uint', ['float', 'ulong'], 'vertex-storage-class'),
  ...perPrimitivePairs('PrimitiveId', 'uint', ['float', 'ulong'], 'mesh-storage-class'),
  ...perPrimitivePairs('PrimitiveShadingRateKHR', 'uint', ['float', 'ulong'], 'storage-class'),
  ...perPrimitivePairs('ViewportIndex', 'uint', ['float', 'ulong'], 'vertex-storage-class'),
  ...(['Geometry', 'Tessellation', 'MeshShadingEXT'] as const).map((capability) => {
    const extension = capability === 'MeshShadingEXT' ? 'OpExtension "SPV_EXT_mesh_shader"' : ''
    return pairOf`primitive-id-fragment-capability/${capability.toLowerCase()} ${inVulkan}
a fragment shader with ${capability} reads PrimitiveId
capabilities: Shader RayTracingKHR {${capability} | undeclared:}
extensions: OpExtension "SPV_KHR_ray_tracing"
${extension}
entryPoints: OpEntryPoint Fragment %main "main" %variable_Input_uint_as_PrimitiveId
modes: %main OriginUpperLeft
annotations: %variable_Input_uint_as_PrimitiveId Flat
body: %value = OpLoad %uint %variable_Input_uint_as_PrimitiveId`
  }),
  written('vertical', vertical2 | horizontal4, {
    both: vertical2 | vertical4,
    'and-horizontal': vertical2 | vertical4 | horizontal2,
  }),
  written('horizontal', horizontal2 | vertical4, {
    both: horizontal2 | horizontal4,
    'and-vertical': horizontal2 | horizontal4 | vertical4,
  }),
  written('flags', horizontal4, { sixteen: 16, 'and-vertical': 32 | vertical2 }),
  pairOf`cull-primitive-ext-once/mesh ${inVulkan}: a mesh shader has one variable with CullPrimitiveEXT
${stage('MeshEXT', { interfaces: '%variable_Output_bool_array1_as_CullPrimitiveEXT %variable_Output_blocks' })}
annotations: %variable_Output_bool_array1_as_CullPrimitiveEXT PerPrimitiveEXT
%block Block, 0 BuiltIn {Layer | twice: CullPrimitiveEXT}, 0 PerPrimitiveEXT
declarations: %block = OpTypeStruct {%uint | twice: %bool}
%blocks = OpTypeArray %block %uint_1`,
  pairIn(viewports)`viewport-mask-per-view-nv-constant-index/vertex ${inVulkan}
a vertex shader writes the viewports of a view by a constant
annotations: %variable BuiltIn ViewportMaskPerViewNV
%view BuiltIn ViewIndex
declarations: %variable = OpVariable %pointer_Output_uints Output
%view = OpVariable %pointer_Input_uint Input
body: %index = OpLoad %uint %view
%first = OpAccessChain %pointer_Output_uint %variable %uint_0
%chain = OpAccessChain %pointer_Output_uint %variable {%spec_uint | variable: %index}
OpStore %first %uint_1
OpStore %chain %uint_1`,
  pairOf`viewport-mask-per-view-nv-size/vertex ${inVulkan}: a vertex shader writes the viewports of thirty-two views
${viewports}
entryPoints: OpEntryPoint Vertex %main "main" %variable
annotations: %variable BuiltIn ViewportMaskPerViewNV
declarations: %variable = OpVariable %pointer_Output_{uint_array32 | more: uint_array33} Output
body: OpStore %variable {%null_uint_array32 | more: %null_uint_array33}`,
]

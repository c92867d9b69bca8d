import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'

/** Values of the flags of a shading rate. */
const rates = { vertical2: 1, vertical4: 2, horizontal2: 4, horizontal4: 8 } as const

const rate = stage('Vertex', {
  capabilities: ['FragmentShadingRateKHR'],
  extensions: ['SPV_KHR_fragment_shading_rate'],
  interfaces: '%variable',
})

/** A vertex shader that writes a constant shading rate. */
function written(rule: string, valid: number, ways: string) {
  return pairOf`primitive-shading-rate-khr-${rule}/vertex ${inVulkan}
a vertex shader writes a shading rate
${rate}
annotations: OpDecorate %variable BuiltIn PrimitiveShadingRateKHR
declarations: %variable = OpVariable %pointer_Output_uint Output
body: OpStore %variable {%uint_${String(valid)} ${ways}}`
}

/** Pairs of the rules on built-ins before and after fragments. */
export const pairs = [
  pairOf`frag-depth-depth-replacing/fragment ${inVulkan}
a shader with the mode DepthReplacing writes FragDepth
${stage('Fragment', { interfaces: '%variable' })}
modes: OpExecutionMode %main OriginUpperLeft
{OpExecutionMode %main DepthReplacing | undeclared:}
annotations: OpDecorate %variable BuiltIn FragDepth
declarations: %variable = OpVariable %pointer_Output_float Output
body: OpStore %variable %float_1`,
  pairOf`frag-depth-depth-replacing/not-written ${inVulkan}
a shader reads FragDepth and does not write it
${stage('Fragment', { interfaces: '%variable' })}
annotations: OpDecorate %variable BuiltIn FragDepth
declarations: %variable = OpVariable %pointer_Output_float Output
body: {%value = OpLoad %float %variable | written: OpStore %variable %float_1}`,
  ...(['Geometry', 'Tessellation', 'MeshShadingEXT'] as const).map((capability) => {
    const mesh = capability === 'MeshShadingEXT'
    return pairOf`primitive-id-capability/${capability.toLowerCase()} ${inVulkan}
a fragment shader with ${capability} reads PrimitiveId
capabilities: OpCapability Shader
OpCapability RayTracingKHR
{OpCapability ${capability} | undeclared:}
extensions: OpExtension "SPV_KHR_ray_tracing"
${mesh ? 'OpExtension "SPV_EXT_mesh_shader"' : ''}
entryPoints: OpEntryPoint Fragment %main "main" %variable
modes: OpExecutionMode %main OriginUpperLeft
annotations: OpDecorate %variable BuiltIn PrimitiveId
OpDecorate %variable Flat
declarations: %variable = OpVariable %pointer_Input_uint Input
body: %value = OpLoad %uint %variable`
  }),
  written(
    'vertical',
    rates.vertical2 | rates.horizontal4,
    `| both: %uint_3 | and-horizontal: %uint_${rates.vertical2 | rates.vertical4 | rates.horizontal2}`,
  ),
  written(
    'horizontal',
    rates.horizontal2 | rates.vertical4,
    `| both: %uint_12 | and-vertical: %uint_${rates.horizontal2 | rates.horizontal4 | rates.vertical4}`,
  ),
  written('flags', rates.horizontal4, '| sixteen: %uint_16 | and-vertical: %uint_33'),
]

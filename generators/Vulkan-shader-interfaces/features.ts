import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { feature } from '../Vulkan-environment/shared/on-devices.ts'
import { inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'

const vulkan12 = 'VkPhysicalDeviceVulkan12Features'

/**
 * Built-ins that a vertex shader writes: rules, features, built-ins, and their capabilities in a geometry shader. ShaderLayer and
 * ShaderViewportIndex must not be declared without the features, an extension's capability may be.
 */
const written = [
  ['layer-feature', `${vulkan12}::shaderOutputLayer`, 'Layer', 'Geometry'],
  [
    'viewport-index-feature',
    `${vulkan12}::shaderOutputViewportIndex`,
    'ViewportIndex',
    'MultiViewport',
  ],
] as const

const capability = 'ShaderViewportIndexLayerEXT'
const extensions = ['SPV_EXT_shader_viewport_index_layer']

const mesh = stage('MeshEXT', {
  capabilities: ['FragmentShadingRateKHR'],
  extensions: ['SPV_KHR_fragment_shading_rate'],
  interfaces: '%rate',
})

const covered = stage('Fragment', {
  capabilities: ['FragmentFullyCoveredEXT', 'SampleMaskPostDepthCoverage'],
  extensions: ['SPV_EXT_fragment_fully_covered', 'SPV_KHR_post_depth_coverage'],
  interfaces: '%covered',
})

/** Pairs of the rules on features of devices. */
export const pairs = [
  ...written.flatMap(([rule, limit, builtIn, others]) => [
    ...feature(
      limit,
      pairOf`${rule}/vertex ${inVulkan}: a vertex shader writes a number for itself
${stage('Vertex', { capabilities: [capability], extensions, interfaces: '%number' })}
annotations: {OpDecorate %number Location 0 | built-in: OpDecorate %number BuiltIn ${builtIn}}
declarations: %number = OpVariable %pointer_Output_int Output
body: OpStore %number %int_0`,
    ),
    ...(['Geometry', 'Fragment'] as const).flatMap((model) => {
      const storageClass = model === 'Geometry' ? 'Output' : 'Input'
      return feature(
        limit,
        pairOf`${rule}/beside-${model.toLowerCase()} ${inVulkan}
a ${model} entry point has the built-in, and a vertex shader a number of its own
${stage(model, { capabilities: [others, capability], extensions })}
entryPoints: OpEntryPoint ${model} %main "main" %number
OpEntryPoint Vertex %other "other" %own
annotations: OpDecorate %number BuiltIn ${builtIn}
${model === 'Geometry' ? '' : 'OpDecorate %number Flat'}
{OpDecorate %own Location 0 | built-in: OpDecorate %own BuiltIn ${builtIn}}
declarations: %number = OpVariable %pointer_${storageClass}_int ${storageClass}
%own = OpVariable %pointer_Output_int Output
after: %void %other()
OpStore %own %int_0`,
      )
    }),
  ]),
  ...feature(
    'VkPhysicalDeviceMeshShaderFeaturesEXT::primitiveFragmentShadingRateMeshShader',
    pairOf`primitive-shading-rate-khr-feature/mesh ${inVulkan}: a mesh shader has a number for each primitive
${mesh}
annotations: OpDecorate %rate PerPrimitiveEXT
{OpDecorate %rate Location 0 | built-in: OpDecorate %rate BuiltIn PrimitiveShadingRateKHR}
declarations: %rate = OpVariable %pointer_Output_int_array1 Output`,
  ),
  ...feature(
    'VkPhysicalDeviceConservativeRasterizationPropertiesEXT::conservativeRasterizationPostDepthCoverage',
    pairIn(covered)`fully-covered-ext-post-depth-coverage/fragment ${inVulkan}
a fragment shader asks whether the fragment is covered
modes: ${covered.modes ?? ''}
{| after-depth-tests: OpExecutionMode %main EarlyFragmentTests
OpExecutionMode %main PostDepthCoverage}
annotations: OpDecorate %covered BuiltIn FullyCoveredEXT
declarations: %covered = OpVariable %pointer_Input_bool Input`,
  ),
]

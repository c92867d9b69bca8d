import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { isProblem } from '#runner/is-problem'
import { readLimits } from '#runner/limits/read-limits'
import { environmentByName } from '#spec/environments'
import { compose, type Pieces } from '../core/pieces.ts'
import { lines, stage, variable } from './stages.ts'

const environment = environmentByName('vulkan1.4')

/** What a module breaks where a device lacks, or has, a feature. */
function broken(
  pieces: Pieces,
  structure: string,
  feature: string,
  has: boolean,
): readonly string[] {
  const limits = readLimits('case', JSON.stringify({ [structure]: { [feature]: has } }))
  if (isProblem(limits) || environment === undefined) throw new Error('no such limits')
  const verdict = validate(compose(pieces), environment, { limits })
  return verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : [verdict.kind]
}

/** A shader with a built-in among its outputs. */
function having(model: string, name: string, more: Pieces): Pieces {
  const pieces = stage(model, {
    annotations: `OpDecorate %v BuiltIn ${name}`,
    declarations: variable('Output', 'u32'),
  })
  return { ...pieces, ...more }
}

const vulkan12 = 'VkPhysicalDeviceVulkan12Features'
const layered = lines(
  'OpCapability Shader',
  'OpCapability ShaderLayer',
  'OpCapability ShaderViewportIndex',
)
const geometry = lines('OpCapability Geometry', 'OpCapability MultiViewport')
describe.each([
  [
    'layer-feature',
    having('Vertex', 'Layer', { minor: 5, capabilities: layered }),
    having('Geometry', 'Layer', { capabilities: geometry }),
    vulkan12,
    'shaderOutputLayer',
  ],
  [
    'viewport-index-feature',
    having('Vertex', 'ViewportIndex', { minor: 5, capabilities: layered }),
    having('Geometry', 'ViewportIndex', { capabilities: geometry }),
    vulkan12,
    'shaderOutputViewportIndex',
  ],
  [
    'primitive-shading-rate-khr-feature',
    {
      ...stage('MeshEXT', {
        annotations: lines(
          'OpDecorate %v BuiltIn PrimitiveShadingRateKHR',
          'OpDecorate %v PerPrimitiveEXT',
        ),
        declarations: variable('Output', 'rates', '%rates = OpTypeArray %u32 %u4'),
      }),
      capabilities: lines(
        'OpCapability Shader',
        'OpCapability MeshShadingEXT',
        'OpCapability FragmentShadingRateKHR',
      ),
      extensions: lines(
        'OpExtension "SPV_EXT_mesh_shader"',
        'OpExtension "SPV_KHR_fragment_shading_rate"',
      ),
    },
    having('Vertex', 'PrimitiveShadingRateKHR', {
      capabilities: 'OpCapability Shader\nOpCapability FragmentShadingRateKHR',
      extensions: 'OpExtension "SPV_KHR_fragment_shading_rate"',
    }),
    'VkPhysicalDeviceMeshShaderFeaturesEXT',
    'primitiveFragmentShadingRateMeshShader',
  ],
  [
    'fully-covered-ext-post-depth-coverage',
    covering('OpExecutionMode %main PostDepthCoverage'),
    covering(''),
    'VkPhysicalDeviceConservativeRasterizationPropertiesEXT',
    'conservativeRasterizationPostDepthCoverage',
  ],
] as const)('%s', (slug, wrong, right, structure, feature) => {
  it('the rule is for devices without the feature', () => {
    expect(broken(wrong, structure, feature, false)).toEqual([`Vulkan-shader-interfaces/${slug}`])
    expect(broken(wrong, structure, feature, true)).toEqual(['valid'])
    expect(broken(right, structure, feature, false)).toEqual(['valid'])
  })
})

/** A fragment shader with FullyCoveredEXT and other modes. */
function covering(modes: string): Pieces {
  return {
    ...stage('Fragment', {
      annotations: 'OpDecorate %v BuiltIn FullyCoveredEXT',
      declarations: variable('Input', 'bool'),
    }),
    modes: lines('OpExecutionMode %main OriginUpperLeft', modes),
    capabilities: lines(
      'OpCapability Shader',
      'OpCapability FragmentFullyCoveredEXT',
      'OpCapability SampleMaskPostDepthCoverage',
    ),
    extensions: lines(
      'OpExtension "SPV_EXT_fragment_fully_covered"',
      'OpExtension "SPV_KHR_post_depth_coverage"',
    ),
  }
}

import type { LimitName } from '../../limits/limit.ts'
import type { RuleClass, RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

function feature(
  ruleClass: RuleClass,
  name: LimitName,
  slug: string,
  vuid: string,
  summary: string,
): RuleRow {
  return row(ruleClass, slug, [vuid], `If ${name} is false, ${summary}.`, {
    decidable: 'environment',
    why: `depends on the device: ${name}`,
    limits: [name],
  })
}

/** Rules on the built-ins that features and properties of a device allow. */
export const rules: readonly RuleRow[] = [
  feature(
    'environment',
    'VkPhysicalDeviceVulkan12Features::shaderOutputLayer',
    'layer-feature',
    'Layer-Layer-04273',
    'only entry points with execution model Geometry or Fragment list or statically use a variable that is, or has a member that is, the built-in Layer',
  ),
  feature(
    'environment',
    'VkPhysicalDeviceVulkan12Features::shaderOutputViewportIndex',
    'viewport-index-feature',
    'ViewportIndex-ViewportIndex-04405',
    'only entry points with execution model Geometry or Fragment list or statically use a variable that is, or has a member that is, the built-in ViewportIndex',
  ),
  feature(
    'environment',
    'VkPhysicalDeviceMeshShaderFeaturesEXT::primitiveFragmentShadingRateMeshShader',
    'primitive-shading-rate-khr-feature',
    'PrimitiveShadingRateKHR-PrimitiveShadingRateKHR-12275',
    'no entry point with execution model MeshEXT lists or statically uses a variable that is, or has a member that is, the built-in PrimitiveShadingRateKHR',
  ),
  feature(
    'environment',
    'VkPhysicalDeviceConservativeRasterizationPropertiesEXT::conservativeRasterizationPostDepthCoverage',
    'fully-covered-ext-post-depth-coverage',
    'FullyCoveredEXT-conservativeRasterizationPostDepthCoverage-04235',
    'a module with a variable that is, or has a member that is, the built-in FullyCoveredEXT does not have the execution mode PostDepthCoverage',
  ),
]

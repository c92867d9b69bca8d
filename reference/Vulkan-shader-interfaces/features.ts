import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { type Models, modelNames, models } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { featureOf } from '../limits.ts'
import { usesOf } from './shared/built-in-uses.ts'
import { saying } from './shared/survey.ts'

/** A built-in that entry points with some models must not have where a device lacks a feature. */
function withoutFeature(
  slug: string,
  name: string,
  feature: LimitName,
  among: readonly string[],
  refused: Models,
): Check {
  const rule: RuleId = `Vulkan-shader-interfaces/${slug}`
  const uses = usesOf(name)
  return {
    rule,
    among,
    judgeModule(module, report) {
      if (featureOf(module, feature) !== false) return
      for (const use of uses(module)) {
        const wrong = use.models & refused
        if (wrong !== 0)
          report(use.variable.word, saying(use, `is ${name}, for ${modelNames(wrong)}`))
      }
    },
  }
}

const outputs = models('Vertex', 'TessellationEvaluation', 'MeshNV', 'MeshEXT')
const postDepthCoverage = enumerant('ExecutionMode', 'PostDepthCoverage')
const coverage: LimitName =
  'VkPhysicalDeviceConservativeRasterizationPropertiesEXT::conservativeRasterizationPostDepthCoverage'
const covered = usesOf('FullyCoveredEXT')

/** Uses of built-ins that features and properties of a device allow. */
export const checks: readonly Check[] = [
  withoutFeature(
    'layer-feature',
    'Layer',
    'VkPhysicalDeviceVulkan12Features::shaderOutputLayer',
    ['Shader'],
    outputs,
  ),
  withoutFeature(
    'viewport-index-feature',
    'ViewportIndex',
    'VkPhysicalDeviceVulkan12Features::shaderOutputViewportIndex',
    ['Shader'],
    outputs,
  ),
  withoutFeature(
    'primitive-shading-rate-khr-feature',
    'PrimitiveShadingRateKHR',
    'VkPhysicalDeviceMeshShaderFeaturesEXT::primitiveFragmentShadingRateMeshShader',
    ['MeshShadingEXT'],
    models('MeshEXT'),
  ),
  {
    rule: 'Vulkan-shader-interfaces/fully-covered-ext-post-depth-coverage',
    at: ['OpExecutionMode'],
    judge(mode, module, report) {
      if (mode.valueAt(1) !== postDepthCoverage || featureOf(module, coverage) !== false) return
      if (covered(module).length > 0)
        report(operandWord(mode, 1), 'PostDepthCoverage beside a variable that is FullyCoveredEXT')
    },
  },
]

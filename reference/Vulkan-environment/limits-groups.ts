import { instructions } from '#spec/grammar/grammar'
import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { modeOf } from '../core/modes/entry-points.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelNames, modelOf, models, modelsReaching } from '../core/shared/models.ts'
import { operandDefinition, operandWord, resultType } from '../core/shared/operands.ts'
import { componentType, isFloatType, isIntegerType, scalarWidth } from '../core/shared/types.ts'
import { bitsLimit, featureOf } from '../limits.ts'
import type { Instruction } from '../module.ts'
import { outsideStages } from '../shared/stages.ts'
import { executionScope, withExecution } from './shared/scopes.ts'

const subgroup = enumerant('Scope', 'Subgroup')
const quads = [
  'OpGroupNonUniformQuadBroadcast',
  'OpGroupNonUniformQuadSwap',
  'OpGroupNonUniformQuadAllKHR',
  'OpGroupNonUniformQuadAnyKHR',
]
const withQuads = models('Fragment', 'GLCompute')
const groups = withExecution.filter((name) => name.startsWith('OpGroup'))
const nonUniform = instructions
  .filter((row) => row.class === 'Non-Uniform' && row.version !== null)
  .map(({ name }) => name)
const meshes = models('MeshEXT', 'MeshNV', 'TaskEXT', 'TaskNV')
const derivativeModes = ['DerivativeGroupLinearKHR', 'DerivativeGroupQuadsKHR'].map((name) =>
  enumerant('ExecutionMode', name),
)

/** Checks that an operand is a constant where a device has no feature for others. */
function constant(rule: RuleId, name: string, feature: LimitName): Check {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      const value = operandDefinition(module, instruction, 2)
      if (value === undefined || isConstantInstruction(value)) return
      if (featureOf(module, feature) === false)
        report(operandWord(instruction, 2), `%${value.result} is not a constant`)
    },
  }
}

/** Whether only shaderSubgroupExtendedTypes allows values of that scalar type. */
function isExtended(scalar: Instruction | undefined): boolean {
  const width = scalarWidth(scalar)
  return isFloatType(scalar) ? width === 16 : isIntegerType(scalar) && width !== 32
}

const broadcast: LimitName = 'VkPhysicalDeviceVulkan12Features::subgroupBroadcastDynamicId'
const properties = 'VkPhysicalDeviceSubgroupProperties'

/** Group operations beside the properties and features of a device. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/quad-operation-stage',
    at: quads,
    judge(instruction, module, report) {
      if (featureOf(module, `${properties}::quadOperationsInAllStages`) !== false) return
      const outside = modelsReaching(module, instruction) & ~withQuads
      if (outside !== 0)
        report(instruction.word, `a ${modelNames(outside)} entry point has quad operations`)
    },
  },
  {
    rule: 'Vulkan-environment/group-operation-stage',
    at: groups,
    judge(instruction, module, report) {
      const bits = bitsLimit(module, `${properties}::supportedStages`)
      if (bits === undefined || executionScope(module, instruction)?.value !== subgroup) return
      const outside = outsideStages(modelsReaching(module, instruction), bits)
      if (outside !== 0)
        report(instruction.word, `a ${modelNames(outside)} entry point has group operations`)
    },
  },
  constant('Vulkan-environment/broadcast-id-constant', 'OpGroupNonUniformBroadcast', broadcast),
  constant(
    'Vulkan-environment/quad-broadcast-index-constant',
    'OpGroupNonUniformQuadBroadcast',
    broadcast,
  ),
  {
    rule: 'Vulkan-environment/rotate-without-clusters',
    at: ['OpGroupNonUniformRotateKHR'],
    judge(instruction, module, report) {
      const feature: LimitName =
        'VkPhysicalDeviceShaderSubgroupRotateFeatures::shaderSubgroupRotateClustered'
      if (instruction.valueAt(3) !== undefined && featureOf(module, feature) === false)
        report(operandWord(instruction, 3), 'there is a ClusterSize')
    },
  },
  {
    rule: 'Vulkan-environment/group-value-type',
    at: nonUniform,
    judge(instruction, module, report) {
      const feature: LimitName =
        'VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures::shaderSubgroupExtendedTypes'
      const scalar = componentType(module, resultType(module, instruction))
      if (isExtended(scalar) && featureOf(module, feature) === false)
        report(instruction.word + 1, `the result is made of ${scalarWidth(scalar)} bits`)
    },
  },
  {
    rule: 'Vulkan-environment/mesh-derivative-groups',
    at: ['OpEntryPoint'],
    judge(entryPoint, module, report) {
      if ((modelOf(entryPoint) & meshes) === 0) return
      const property: LimitName =
        'VkPhysicalDeviceComputeShaderDerivativesPropertiesKHR::meshAndTaskShaderDerivatives'
      if (featureOf(module, property) !== false) return
      const given = derivativeModes.flatMap((mode) => modeOf(module, entryPoint, mode) ?? [])
      for (const { word } of given) report(word, 'the entry point has groups of derivatives')
    },
  },
]

import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { bit, maskOf, maskPlace, withMask } from '../core/shared/image-operands.ts'
import { dim, dimOf, families, sampledOf } from '../core/shared/image-parts.ts'
import { type Models, modelNames, modelOf, models } from '../core/shared/models.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import {
  componentType,
  innermostElement,
  isIntegerType,
  isNumericalType,
  scalarWidth,
} from '../core/shared/types.ts'
import { heldStructure, heldType, membersWith, modelsUsing } from '../core/shared/variables.ts'
import { featureOf } from '../limits.ts'
import type { Instruction, Module } from '../module.ts'

const variables = ['OpVariable', 'OpUntypedVariableKHR']

/** A check that is asked where a device does not have a feature. */
export function without(
  slug: string,
  feature: LimitName,
  opcodes: readonly string[],
  judge: (instruction: Instruction, module: Module, report: Report) => void,
): Check {
  const rule: RuleId = `Vulkan-environment/${slug}-feature`
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      if (featureOf(module, feature) === false) judge(instruction, module, report)
    },
  }
}

/** Whether a variable is a storage image, storage texel buffer or storage buffer. */
function isStorage(module: Module, variable: Instruction): boolean {
  const storage = variable.valueAt(0)
  if (storage === enumerant('StorageClass', 'StorageBuffer')) return true
  const inner = innermostElement(module, heldType(module, variable))
  if (storage === enumerant('StorageClass', 'Uniform'))
    return inner !== undefined && module.isDecorated(inner.result, 'BufferBlock')
  if (storage !== enumerant('StorageClass', 'UniformConstant')) return false
  return inner?.name === 'OpTypeImage' && sampledOf(inner) === 2 && dimOf(inner) !== dim.SubpassData
}

const nonWritable = enumerant('Decoration', 'NonWritable')

function isReadOnly(module: Module, variable: Instruction): boolean {
  if (module.isDecorated(variable.result, 'NonWritable')) return true
  const structure = heldStructure(module, variable)
  if (structure === undefined || structure.operands.length === 0) return false
  return membersWith(module, structure, nonWritable).size === structure.operands.length
}

function stores(slug: string, feature: LimitName, stages: Models): Check {
  return without(slug, feature, variables, (variable, module, report) => {
    if (!isStorage(module, variable) || isReadOnly(module, variable)) return
    const used = modelsUsing(module)(variable) & stages
    if (used !== 0)
      report(
        variable.word,
        `variable %${variable.result} of a ${modelNames(used)} entry point is not NonWritable`,
      )
  })
}

/** Checks that no entry point has a mode. */
function mode(slug: string, feature: LimitName, name: string): Check {
  const value = enumerant('ExecutionMode', name)
  return without(
    slug,
    feature,
    ['OpExecutionMode', 'OpExecutionModeId'],
    (instruction, _, report) => {
      if (instruction.valueAt(1) === value)
        report(operandWord(instruction, 1), `an entry point has ${name}`)
    },
  )
}

/** Checks that a capability is not declared beside entry points of a stage. */
function capability(slug: string, feature: LimitName, name: string, stage: Models): Check {
  const value = enumerant('Capability', name)
  return without(slug, feature, ['OpCapability'], (instruction, module, report) => {
    if (instruction.valueAt(0) !== value) return
    if (module.all('OpEntryPoint').some((entryPoint) => (modelOf(entryPoint) & stage) !== 0))
      report(operandWord(instruction, 0), `${name} is beside a ${modelNames(stage)} entry point`)
  })
}

const contains16 = containing((type) => isNumericalType(type) && scalarWidth(type) === 16)

const contains8 = containing((type) => isNumericalType(type) && scalarWidth(type) === 8)

const interfaces = enumerantSet('StorageClass', 'Input', 'Output')

const early: LimitName =
  'VkPhysicalDeviceShaderEarlyAndLateFragmentTestsFeaturesAMD::shaderEarlyAndLateFragmentTests'

/** Checks of the features that instructions, interfaces and operands need. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/interface-8-bit',
    at: variables,
    among: ['Int8', 'Float8EXT', 'Float8UnsignedE8M0EXT', 'MXInt8EXT'],
    judge(variable, module, report) {
      if (
        interfaces.has(variable.valueAt(0) ?? -1) &&
        contains8(module, heldType(module, variable))
      )
        report(variable.word, `variable %${variable.result} holds numbers of 8 bits`)
    },
  },
  without(
    'forward-references',
    'VkPhysicalDeviceShaderRelaxedExtendedInstructionFeaturesKHR::shaderRelaxedExtendedInstruction',
    ['OpExtInstWithForwardRefsKHR'],
    (instruction, _, report) => report(instruction.word, 'the instruction may refer forward'),
  ),
  without(
    'subpass-attachment-index',
    'VkPhysicalDeviceDynamicRenderingLocalReadFeatures::dynamicRenderingLocalRead',
    variables,
    (variable, module, report) => {
      const type = heldType(module, variable)
      if (type?.name !== 'OpTypeImage' || dimOf(type) !== dim.SubpassData) return
      if (!module.isDecorated(variable.result, 'InputAttachmentIndex'))
        report(variable.word, `variable %${variable.result} has no InputAttachmentIndex`)
    },
  ),
  without(
    'workgroup-initializer',
    'VkPhysicalDeviceZeroInitializeWorkgroupMemoryFeatures::shaderZeroInitializeWorkgroupMemory',
    variables,
    (variable, _, report) => {
      const place = variable.name === 'OpVariable' ? 1 : 2
      if (variable.valueAt(0) !== enumerant('StorageClass', 'Workgroup')) return
      if (variable.valueAt(place) !== undefined)
        report(operandWord(variable, place), 'a variable in Workgroup has an Initializer')
    },
  ),
  mode('local-size-id', 'VkPhysicalDeviceMaintenance4Features::maintenance4', 'LocalSizeId'),
  stores(
    'fragment-stores',
    'VkPhysicalDeviceFeatures::fragmentStoresAndAtomics',
    models('Fragment'),
  ),
  stores(
    'vertex-stores',
    'VkPhysicalDeviceFeatures::vertexPipelineStoresAndAtomics',
    models('Vertex', 'TessellationControl', 'TessellationEvaluation', 'Geometry'),
  ),
  without(
    'bit-operand-width',
    'VkPhysicalDeviceMaintenance9FeaturesKHR::maintenance9',
    ['OpBitCount', 'OpBitReverse', 'OpBitFieldInsert', 'OpBitFieldSExtract', 'OpBitFieldUExtract'],
    (instruction, module, report) => {
      const scalar = componentType(module, operandType(module, instruction, 0))
      if (isIntegerType(scalar) && scalarWidth(scalar) !== 32)
        report(operandWord(instruction, 0), `Base is made of ${scalarWidth(scalar)} bits`)
    },
  ),
  without(
    'offset-operand',
    'VkPhysicalDeviceMaintenance8FeaturesKHR::maintenance8',
    withMask.filter((name) => !families.gathering.includes(name)),
    (instruction, _, report) => {
      if ((maskOf(instruction) & bit.Offset) !== 0)
        report(operandWord(instruction, maskPlace(instruction)), 'Offset outside of a gather')
    },
  ),
  without(
    'uniform-unsized-array',
    'VkPhysicalDeviceShaderUniformBufferUnsizedArrayFeaturesEXT::shaderUniformBufferUnsizedArray',
    variables,
    (variable, module, report) => {
      if (variable.valueAt(0) !== enumerant('StorageClass', 'Uniform')) return
      const structure = heldStructure(module, variable)
      if (structure === undefined || !module.isDecorated(structure.result, 'Block')) return
      const last = module.definition(structure.operands.at(-1)?.value ?? 0)
      if (last?.name === 'OpTypeRuntimeArray')
        report(variable.word, `the last member of %${structure.result} is a run-time array`)
    },
  ),
  without(
    'interface-16-bit',
    'VkPhysicalDevice16BitStorageFeatures::storageInputOutput16',
    variables,
    (variable, module, report) => {
      if (
        interfaces.has(variable.valueAt(0) ?? -1) &&
        contains16(module, heldType(module, variable))
      )
        report(variable.word, `variable %${variable.result} holds numbers of 16 bits`)
    },
  ),
  capability(
    'tile-shading-compute',
    'VkPhysicalDeviceTileShadingFeaturesQCOM::tileShading',
    'TileShadingQCOM',
    models('GLCompute'),
  ),
  capability(
    'tile-shading-fragment',
    'VkPhysicalDeviceTileShadingFeaturesQCOM::tileShadingFragmentStage',
    'TileShadingQCOM',
    models('Fragment'),
  ),
  ...(
    [
      ['EarlyAndLateFragmentTestsAMD', 'early-and-late-tests'],
      ['StencilRefUnchangedFrontAMD', 'stencil-unchanged-front'],
      ['StencilRefUnchangedBackAMD', 'stencil-unchanged-back'],
      ['StencilRefGreaterFrontAMD', 'stencil-greater-front'],
      ['StencilRefGreaterBackAMD', 'stencil-greater-back'],
      ['StencilRefLessFrontAMD', 'stencil-less-front'],
      ['StencilRefLessBackAMD', 'stencil-less-back'],
    ] as const
  ).map(([name, slug]) => mode(slug, early, name)),
]

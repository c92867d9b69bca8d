import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isStructType } from '../shared/composite-type.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { resultType } from '../shared/result-type.ts'
import { isNumericalType } from '../shared/scalar-type.ts'
import { componentCount, componentType, isVectorType } from '../shared/vector-type.ts'

/** Core instructions named `OpImage<rest>` and `OpImageSparse<rest>`. */
function withSparse(...names: readonly string[]): readonly string[] {
  return instructions
    .filter(({ name, version }) => {
      const plain = name.replace('OpImageSparse', 'OpImage')
      return version !== null && names.some((rest) => plain === `OpImage${rest}`)
    })
    .map(({ name }) => name)
}

const reading = withSparse('Fetch', 'Read', 'Write')
const queries = ['Format', 'Order', 'SizeLod', 'Size', 'Levels', 'Samples'].map(
  (rest) => `OpImageQuery${rest}`,
)
const sampling = withSparse(
  'SampleImplicitLod',
  'SampleExplicitLod',
  'SampleProjImplicitLod',
  'SampleProjExplicitLod',
)
const samplingDepth = withSparse(
  'SampleDrefImplicitLod',
  'SampleDrefExplicitLod',
  'SampleProjDrefImplicitLod',
  'SampleProjDrefExplicitLod',
)
const gathering = withSparse('Gather', 'DrefGather')

/** The image type under an image or sampled image at the first operand. */
function underlying(module: Module, instruction: Instruction): Instruction | undefined {
  const type = operandType(module, instruction, 0)
  const image =
    type?.name === 'OpTypeSampledImage' ? module.definition(type.operands[0]?.value ?? 0) : type
  return image?.name === 'OpTypeImage' ? image : undefined
}

/** The type of the texels: that of the second member where a sparse instruction results in a structure of two. */
function texelType(module: Module, instruction: Instruction): Instruction | undefined {
  const type = resultType(module, instruction)
  if (!instruction.name.startsWith('OpImageSparse')) return type
  if (!isStructType(type) || type.operands.length !== 2) return undefined
  return module.definition(type.operands[1]?.value ?? 0)
}

/** Whether a component type is the Sampled Type of the image, which may be void and then says nothing. */
function isSampledType(
  module: Module,
  instruction: Instruction,
  component: Instruction | undefined,
): boolean {
  const sampled = underlying(module, instruction)?.operands[0]?.value
  const type = sampled === undefined ? undefined : module.definition(sampled)
  return type === undefined || type.name === 'OpTypeVoid' || type === component
}

/** Checks of the types that image instructions take and make. */
export const checks: readonly Check[] = [
  {
    rule: 'core/sampled-image-result',
    at: ['OpSampledImage'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && type.name !== 'OpTypeSampledImage')
        report(instruction.word + 1, `the result is ${type.name}`)
    },
  },
  {
    rule: 'core/sampled-image-sampler',
    at: ['OpSampledImage'],
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 1) === undefined) return
      const type = operandType(module, instruction, 1)
      if (type?.name !== 'OpTypeSampler' && !isExtensionType(type))
        report(operandWord(instruction, 1), 'Sampler is no sampler')
    },
  },
  {
    rule: 'core/image-operand',
    at: ['OpSampledImage', ...reading, ...queries],
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0) === undefined) return
      const type = operandType(module, instruction, 0)
      if (type?.name !== 'OpTypeImage' && !isExtensionType(type))
        report(operandWord(instruction, 0), 'Image is no image')
    },
  },
  {
    rule: 'core/sampled-image-operand',
    at: [...sampling, ...samplingDepth, ...gathering, 'OpImage', 'OpImageQueryLod'],
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0) === undefined) return
      const type = operandType(module, instruction, 0)
      if (type?.name !== 'OpTypeSampledImage' && !isExtensionType(type))
        report(operandWord(instruction, 0), 'Sampled Image is no sampled image')
    },
  },
  {
    rule: 'core/image-result',
    at: ['OpImage'],
    judge: (instruction, module, report) => {
      const image = underlying(module, instruction)
      if (image !== undefined && image.result !== instruction.resultType)
        report(instruction.word + 1, `the image type is ${image.result}`)
    },
  },
  {
    rule: 'core/image-texel-result',
    at: [...sampling, ...gathering, ...withSparse('Fetch')],
    judge: (instruction, module, report) => {
      const type = texelType(module, instruction)
      if (type === undefined) return
      const component = componentType(module, type)
      if (!isVectorType(type) || componentCount(module, type) !== 4 || !isNumericalType(component))
        report(instruction.word + 1, 'the result is no vector of four numbers')
      else if (!isSampledType(module, instruction, component))
        report(instruction.word + 1, 'the components are not of the Sampled Type')
    },
  },
  {
    rule: 'core/image-depth-result',
    at: samplingDepth,
    judge: (instruction, module, report) => {
      const type = texelType(module, instruction)
      if (type === undefined) return
      if (!isNumericalType(type)) report(instruction.word + 1, 'the result is no number')
      else if (!isSampledType(module, instruction, type))
        report(instruction.word + 1, 'the result is not of the Sampled Type')
    },
  },
]

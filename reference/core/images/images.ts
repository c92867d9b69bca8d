import type { Check } from '../../check.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { resultType } from '../shared/result-type.ts'
import { isNumericalType } from '../shared/scalar-type.ts'
import { componentCount, componentType, isVectorType } from '../shared/vector-type.ts'
import { families } from './families.ts'
import { imageType } from './image-type.ts'
import { isSampledType, isSampledVoid, texelType } from './texel-type.ts'

const { sampling, samplingDepth, gathering } = families

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
    at: [
      'OpSampledImage',
      ...families.fetching,
      ...families.reading,
      ...families.writing,
      ...families.queries,
    ],
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
      const image = imageType(module, instruction)
      if (image !== undefined && image.result !== instruction.resultType)
        report(instruction.word + 1, `the image type is ${image.result}`)
    },
  },
  {
    rule: 'core/image-texel-result',
    at: [...sampling, ...gathering, ...families.fetching],
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
      else if (isSampledVoid(module, instruction))
        report(instruction.word + 1, 'the Sampled Type is void')
      else if (!isSampledType(module, instruction, type))
        report(instruction.word + 1, 'the result is not of the Sampled Type')
    },
  },
]

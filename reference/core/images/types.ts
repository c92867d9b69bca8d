import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { bit, placeOf, stands, withMask } from '../shared/image-operands.ts'
import {
  families,
  imageType,
  isSampledType,
  isSampledVoid,
  texelType,
} from '../shared/image-parts.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import {
  componentCount,
  componentType,
  isExtensionType,
  isNumericalType,
  isVectorType,
} from '../shared/types.ts'

const { sampling, samplingDepth, gathering } = families

/** Whether the OpConstant has bits other than 0, and other than that of the sign of a floating-point 0. */
function isNotZero(module: Module, { word, wordCount, resultType }: Instruction): boolean {
  const literal = [...module.words.subarray(word + 3, word + wordCount)]
  const isFloat = module.definition(resultType)?.name === 'OpTypeFloat'
  return literal.some((value, index) => {
    const isLast = index === literal.length - 1
    return (isFloat && isLast ? value & 0x7fff_ffff : value) !== 0
  })
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
        report(operandWord(instruction, 1), 'Sampler is not a sampler')
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
        report(operandWord(instruction, 0), 'Image is not an image')
    },
  },
  {
    rule: 'core/sampled-image-operand',
    at: [...sampling, ...samplingDepth, ...gathering, 'OpImage', 'OpImageQueryLod'],
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0) === undefined) return
      const type = operandType(module, instruction, 0)
      if (type?.name !== 'OpTypeSampledImage' && !isExtensionType(type))
        report(operandWord(instruction, 0), 'Sampled Image is not a sampled image')
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
        report(instruction.word + 1, 'the result is not a vector of four numbers')
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
      if (!isNumericalType(type)) report(instruction.word + 1, 'the result is not a number')
      else if (isSampledVoid(module, instruction))
        report(instruction.word + 1, 'the Sampled Type is void')
      else if (!isSampledType(module, instruction, type))
        report(instruction.word + 1, 'the result is not of the Sampled Type')
    },
  },
  // Section 3.2.30.
  {
    rule: 'core/kernel-lod-capability',
    at: withMask,
    judge(instruction, module, report) {
      const { capabilities } = module
      if (!capabilities.has('Kernel') || capabilities.has('Shader')) return
      if (capabilities.has('ImageMipmap') || !stands(module, instruction, bit.Lod)) return
      const place = placeOf(instruction, bit.Lod)
      const level = operandDefinition(module, instruction, place)
      if (level?.name === 'OpConstant' && isNotZero(module, level))
        report(operandWord(instruction, place), `Lod ${level.result} is not 0, without ImageMipmap`)
    },
  },
]

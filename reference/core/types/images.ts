import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { enumerant } from '../shared/enumerant.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'
import { isNumericalType } from '../shared/scalar-type.ts'

const subpassData = enumerant('Dim', 'SubpassData')
const buffer = enumerant('Dim', 'Buffer')
const unknownFormat = enumerant('ImageFormat', 'Unknown')

function atMost(rule: RuleId, index: number, greatest: number): Check {
  return {
    rule,
    at: ['OpTypeImage'],
    judge: ({ operands }, _, report) => {
      const operand = operands[index]
      if (operand !== undefined && operand.value > greatest)
        report(operand.word, `${operand.value} is above ${greatest}`)
    },
  }
}

function sampledImageDim(rule: RuleId, dim: number, name: string): Check {
  return {
    rule,
    at: ['OpTypeSampledImage'],
    judge: (instruction, module, report) => {
      const image = operandDefinition(module, instruction, 0)
      if (image?.name === 'OpTypeImage' && image.operands[1]?.value === dim)
        report(operandWord(instruction, 0), `the image type has Dim ${name}`)
    },
  }
}

/** Checks of image types and sampled image types. */
export const checks: readonly Check[] = [
  {
    rule: 'core/image-sampled-type',
    at: ['OpTypeImage'],
    judge: (instruction, module, report) => {
      const type = operandDefinition(module, instruction, 0)
      if (type !== undefined && !isNumericalType(type) && type.name !== 'OpTypeVoid')
        report(operandWord(instruction, 0), `the sampled type is ${type.name}`)
    },
  },
  atMost('core/image-depth', 2, 2),
  atMost('core/image-arrayed', 3, 1),
  atMost('core/image-multisampled', 4, 1),
  atMost('core/image-sampled', 5, 2),
  {
    rule: 'core/image-subpass-data',
    at: ['OpTypeImage'],
    judge: ({ operands: [, dim, , , , sampled, format] }, _, report) => {
      if (dim?.value !== subpassData) return
      if (sampled !== undefined && sampled.value !== 2)
        report(sampled.word, `subpass data with Sampled ${sampled.value}`)
      if (format !== undefined && format.value !== unknownFormat)
        report(format.word, 'subpass data with an image format')
    },
  },
  {
    rule: 'core/sampled-image-image-type',
    at: ['OpTypeSampledImage'],
    judge: (instruction, module, report) => {
      const image = operandDefinition(module, instruction, 0)
      if (image !== undefined && image.name !== 'OpTypeImage')
        report(operandWord(instruction, 0), `${image.name} is no image type`)
    },
  },
  sampledImageDim('core/sampled-image-not-subpass', subpassData, 'SubpassData'),
  sampledImageDim('core/sampled-image-not-buffer', buffer, 'Buffer'),
]

import type { Check } from '../check.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { texelOperand, texelPointer } from './shared/instructions.ts'

/** OpUntypedImageTexelPointerEXT, Image Type. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/texel-pointer-image-type-is-an-image-type',
  at: [texelPointer],
  judge(instruction, module, report) {
    const type = operandDefinition(module, instruction, texelOperand.imageType)
    if (type !== undefined && type.name !== 'OpTypeImage')
      report(
        operandWord(instruction, texelOperand.imageType),
        `Image Type %${type.result} comes from ${type.name}`,
      )
  },
}

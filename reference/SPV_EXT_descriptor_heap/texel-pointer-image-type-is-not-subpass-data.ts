import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { operandWord } from '../core/shared/operand.ts'
import { texelOperand, texelPointer } from './shared/instructions.ts'
import { texelImageType } from './shared/texel-image-type.ts'

const subpassData = enumerant('Dim', 'SubpassData')

/** OpUntypedImageTexelPointerEXT, Image Type. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/texel-pointer-image-type-is-not-subpass-data',
  at: [texelPointer],
  judge(instruction, module, report) {
    if (texelImageType(module, instruction)?.operands[1]?.value === subpassData)
      report(operandWord(instruction, texelOperand.imageType), 'Dim of Image Type is SubpassData')
  },
}

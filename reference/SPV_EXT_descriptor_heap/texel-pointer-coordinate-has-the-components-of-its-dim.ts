import type { Check } from '../check.ts'
import { isScalarOrVectorOf } from '../core/shared/elements.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { componentCount } from '../core/shared/vector-type.ts'
import { coordinateComponents } from './shared/coordinate-components.ts'
import { texelOperand, texelPointer } from './shared/instructions.ts'
import { texelImageType } from './shared/texel-image-type.ts'

/** OpUntypedImageTexelPointerEXT, Coordinate. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/texel-pointer-coordinate-has-the-components-of-its-dim',
  at: [texelPointer],
  judge(instruction, module, report) {
    const image = texelImageType(module, instruction)
    const expected = image && coordinateComponents(image)
    const type = operandType(module, instruction, texelOperand.coordinate)
    if (expected === undefined || !isScalarOrVectorOf(module, type, 'integer')) return
    const count = componentCount(module, type)
    if (count !== undefined && count !== expected)
      report(
        operandWord(instruction, texelOperand.coordinate),
        `Coordinate has ${count} components where Image Type %${image?.result} needs ${expected}`,
      )
  },
}

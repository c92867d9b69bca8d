import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { operandWord } from '../core/shared/operand.ts'
import { coordinateComponents } from './shared/coordinate-components.ts'
import { texelOperand, texelPointer } from './shared/instructions.ts'
import { texelImageType } from './shared/texel-image-type.ts'

const subpassData = enumerant('Dim', 'SubpassData')

/** OpUntypedImageTexelPointerEXT, Coordinate, in the reading in which images without a number have no coordinates. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/texel-pointer-image-type-has-a-listed-dim',
  at: [texelPointer],
  judge(instruction, module, report) {
    const type = texelImageType(module, instruction)
    const [, dim, , arrayed] = type?.operands ?? []
    if (type === undefined || dim === undefined || arrayed === undefined) return
    // What Arrayed may be is a rule of its own.
    if (dim.value === subpassData || arrayed.value > 1) return
    if (coordinateComponents(type) === undefined)
      report(
        operandWord(instruction, texelOperand.imageType),
        `there is no number of coordinates for Dim ${enumerantByValue('Dim', dim.value)?.name} with Arrayed ${arrayed.value}`,
      )
  },
}

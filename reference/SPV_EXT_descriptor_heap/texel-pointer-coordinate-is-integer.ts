import type { Check } from '../check.ts'
import { isScalarOrVectorOf } from '../core/shared/elements.ts'
import { operandWord } from '../core/shared/operand.ts'
import { valueAt } from '../SPV_KHR_untyped_pointers/shared/value.ts'
import { texelOperand, texelPointer } from './shared/instructions.ts'

/** OpUntypedImageTexelPointerEXT, Coordinate. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/texel-pointer-coordinate-is-integer',
  at: [texelPointer],
  judge(instruction, module, report) {
    const value = valueAt(module, instruction, texelOperand.coordinate)
    if (value === undefined || isScalarOrVectorOf(module, value.type, 'integer')) return
    const { definition, type } = value
    report(
      operandWord(instruction, texelOperand.coordinate),
      `Coordinate %${definition.result} is ${type === undefined ? `an ${definition.name}` : `of %${type.result}`}, not of integers`,
    )
  },
}

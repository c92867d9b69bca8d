import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { pointeeId } from './shared/untyped.ts'

/** OpStore, Pointer. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/store-typed-pointer-points-to-the-type-of-the-object',
  at: ['OpStore'],
  judge(instruction, module, report) {
    const pointee = pointeeId(operandType(module, instruction, 0))
    const type = operandType(module, instruction, 1)
    if (pointee !== undefined && type !== undefined && pointee !== type.result)
      report(
        operandWord(instruction, 1),
        `Pointer points to %${pointee}, Object is of type %${type.result}`,
      )
  },
}

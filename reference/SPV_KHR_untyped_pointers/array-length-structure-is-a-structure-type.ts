import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { arrayLength, arrayLengthOperand } from './shared/array-length.ts'

/** OpUntypedArrayLengthKHR, Structure. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/array-length-structure-is-a-structure-type',
  at: arrayLength,
  judge(instruction, module, report) {
    const type = operandDefinition(module, instruction, arrayLengthOperand.structure)
    if (type !== undefined && !isStructType(type))
      report(
        operandWord(instruction, arrayLengthOperand.structure),
        `Structure %${type.result} is ${type.name}`,
      )
  },
}

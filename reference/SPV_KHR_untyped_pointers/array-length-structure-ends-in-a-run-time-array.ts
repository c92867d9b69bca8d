import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operand.ts'
import {
  arrayLength,
  arrayLengthOperand,
  endsInRunTimeArray,
  structureOf,
} from './shared/array-length.ts'

/** OpUntypedArrayLengthKHR, Structure and Array member. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/array-length-structure-ends-in-a-run-time-array',
  at: arrayLength,
  judge(instruction, module, report) {
    const structure = structureOf(module, instruction)
    if (structure !== undefined && endsInRunTimeArray(module, structure) === false)
      report(
        operandWord(instruction, arrayLengthOperand.structure),
        `the last member of %${structure.result} is no run-time array`,
      )
  },
}

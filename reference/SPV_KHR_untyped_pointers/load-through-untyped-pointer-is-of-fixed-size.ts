import type { Check } from '../check.ts'
import { operandType } from '../core/shared/operand.ts'
import { resultType } from '../core/shared/result-type.ts'
import { containsRunTimeArray } from '../core/shared/run-time-array.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** Untyped Pointers, with OpLoad of the core specification: only an untyped pointer leaves the size to Result Type. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/load-through-untyped-pointer-is-of-fixed-size',
  at: ['OpLoad'],
  judge(instruction, module, report) {
    if (!isUntypedPointerType(operandType(module, instruction, 0))) return
    if (containsRunTimeArray(module, resultType(module, instruction)))
      report(
        instruction.word + 1,
        `Result Type %${instruction.resultType} is or contains a run-time array`,
      )
  },
}

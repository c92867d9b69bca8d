import type { Check } from '../check.ts'
import { containsRunTimeArray } from '../core/shared/contained-types.ts'
import { operandType, resultType } from '../core/shared/operands.ts'
import { isUntypedPointerType } from '../shared/untyped-operands.ts'

export const checks: readonly Check[] = [
  /** Untyped Pointers, with OpLoad of the core specification: only an untyped pointer leaves the size to Result Type. */
  {
    rule: 'SPV_KHR_untyped_pointers/load-through-untyped-pointer-is-of-fixed-size',
    at: ['OpLoad'],
    among: ['OpTypeUntypedPointerKHR'],
    judge(instruction, module, report) {
      if (!isUntypedPointerType(operandType(module, instruction, 0))) return
      if (containsRunTimeArray(module, resultType(module, instruction)))
        report(
          instruction.word + 1,
          `Result Type %${instruction.resultType} is or contains a run-time array`,
        )
    },
  },
]

import type { Check } from '../check.ts'
import { operandType } from '../core/shared/operand.ts'
import { resultType } from '../core/shared/result-type.ts'
import { pointeeId } from './shared/untyped.ts'

/** OpLoad, Pointer. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/load-typed-pointer-points-to-the-result-type',
  at: ['OpLoad'],
  judge(instruction, module, report) {
    const pointee = pointeeId(operandType(module, instruction, 0))
    if (pointee === undefined || pointee === instruction.resultType) return
    if (resultType(module, instruction) !== undefined)
      report(
        instruction.word + 1,
        `Pointer points to %${pointee}, Result Type is %${instruction.resultType}`,
      )
  },
}

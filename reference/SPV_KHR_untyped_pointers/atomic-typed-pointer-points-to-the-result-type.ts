import type { Check } from '../check.ts'
import { atomicResultType } from '../core/shared/atomic-result.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { atomicsWithResult } from './shared/atomics.ts'
import { pointeeId } from './shared/untyped.ts'

/** Atomic instructions, Pointer. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/atomic-typed-pointer-points-to-the-result-type',
  at: atomicsWithResult,
  judge(instruction, module, report) {
    const pointee = pointeeId(operandType(module, instruction, 0))
    const type = atomicResultType(module, instruction)
    if (pointee !== undefined && type !== undefined && pointee !== type.result)
      report(
        operandWord(instruction, 0),
        `Pointer points to %${pointee}, Result Type is %${type.result}`,
      )
  },
}

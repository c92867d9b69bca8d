import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { pointeeType } from '../core/shared/pointer-type.ts'
import { isNumericalType } from '../core/shared/scalar-type.ts'
import { atomicStore } from './shared/atomics.ts'

/** OpAtomicStore, Pointer. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/atomic-store-typed-pointer-points-to-a-numerical-scalar',
  at: atomicStore,
  judge(instruction, module, report) {
    const pointee = pointeeType(module, operandType(module, instruction, 0))
    if (pointee !== undefined && !isNumericalType(pointee))
      report(operandWord(instruction, 0), `Pointer points to ${pointee.name} %${pointee.result}`)
  },
}

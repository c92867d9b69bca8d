import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { isNumericalType } from '../core/shared/scalar-type.ts'
import { atomicStore, storedValue } from './shared/atomics.ts'
import { isUntypedPointerType } from './shared/untyped.ts'
import { valueAt } from './shared/value.ts'

/** Untyped Pointers: the access is as through a typed pointer to the type of Value. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/atomic-store-through-untyped-pointer-is-of-a-numerical-scalar',
  at: atomicStore,
  judge(instruction, module, report) {
    if (!isUntypedPointerType(operandType(module, instruction, 0))) return
    const value = valueAt(module, instruction, storedValue)
    if (value !== undefined && !isNumericalType(value.type))
      report(
        operandWord(instruction, storedValue),
        `Value %${value.definition.result} is ${(value.type ?? value.definition).name}`,
      )
  },
}

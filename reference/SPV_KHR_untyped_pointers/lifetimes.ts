import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operands.ts'
import { storageClassOf } from '../core/shared/types.ts'
import { storageClass, valueAt } from '../shared/untyped-operands.ts'

export const checks: readonly Check[] = [
  /** OpLifetimeStart and OpLifetimeStop, Pointer. */
  {
    rule: 'SPV_KHR_untyped_pointers/lifetime-pointer-is-into-function',
    at: ['OpLifetimeStart', 'OpLifetimeStop'],
    judge(instruction, module, report) {
      const pointer = valueAt(module, instruction, 0)
      if (pointer !== undefined && storageClassOf(pointer.type) !== storageClass.Function)
        report(
          operandWord(instruction, 0),
          `%${pointer.definition.result} does not point into Function`,
        )
    },
  },
]

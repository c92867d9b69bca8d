import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operand.ts'
import { containsRunTimeArray } from '../core/shared/run-time-array.ts'
import { copiedType, copyMemory, copyOperand } from './shared/copy-memory.ts'

/** OpCopyMemory, Target and Source. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/copy-memory-type-is-of-fixed-size',
  at: copyMemory,
  judge(instruction, module, report) {
    for (const [name, place] of Object.entries(copyOperand))
      if (containsRunTimeArray(module, copiedType(module, instruction, place)))
        report(operandWord(instruction, place), `what ${name} points to has a run-time array`)
  },
}

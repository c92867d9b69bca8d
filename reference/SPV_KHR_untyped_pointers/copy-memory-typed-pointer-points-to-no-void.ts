import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operand.ts'
import { copiedType, copyMemory, copyOperand } from './shared/copy-memory.ts'

/** OpCopyMemory, Target and Source. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/copy-memory-typed-pointer-points-to-no-void',
  at: copyMemory,
  judge(instruction, module, report) {
    for (const [name, place] of Object.entries(copyOperand))
      if (copiedType(module, instruction, place)?.name === 'OpTypeVoid')
        report(operandWord(instruction, place), `${name} points to void`)
  },
}

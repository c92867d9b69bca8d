import type { Check } from '../check.ts'
import { operandType } from '../core/shared/operand.ts'
import { copyMemory, copyOperand } from './shared/copy-memory.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** OpCopyMemory, Target and Source: a typed pointer says how much is copied. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/copy-memory-has-a-typed-pointer',
  at: copyMemory,
  judge(instruction, module, report) {
    if (
      isUntypedPointerType(operandType(module, instruction, copyOperand.Target)) &&
      isUntypedPointerType(operandType(module, instruction, copyOperand.Source))
    )
      report(instruction.word, 'Target and Source are both untyped pointers')
  },
}

import type { Check } from '../check.ts'
import { operandWord } from '../core/shared/operand.ts'
import { containsRunTimeArray } from '../core/shared/run-time-array.ts'
import type { Instruction, Module } from '../module.ts'
import { copiedType, copyMemory, copyOperand } from './shared/copy-memory.ts'

/** Whether the type can be copied at all, which other rules judge. */
function isCopied(module: Module, type: Instruction): boolean {
  return type.name !== 'OpTypeVoid' && !containsRunTimeArray(module, type)
}

/** OpCopyMemory, Target and Source, as in the core sentence that the text replaces. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/copy-memory-typed-pointers-point-to-one-type',
  at: copyMemory,
  judge(instruction, module, report) {
    const target = copiedType(module, instruction, copyOperand.Target)
    const source = copiedType(module, instruction, copyOperand.Source)
    if (target === undefined || source === undefined || target === source) return
    if (isCopied(module, target) && isCopied(module, source))
      report(
        operandWord(instruction, copyOperand.Source),
        `Source points to %${source.result}, Target to %${target.result}`,
      )
  },
}

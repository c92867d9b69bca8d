import type { Check } from '../check.ts'
import { isStructureSound } from '../core/shared/structure.ts'

/** Logical Layout of a Module, read with variables of both kinds. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/untyped-variable-in-a-function-is-in-its-first-block',
  at: ['OpUntypedVariableKHR'],
  judge(instruction, module, report) {
    const block = module.blockOf(instruction)
    if (block === undefined || block === block.function.blocks[0]) return
    if (isStructureSound(module))
      report(instruction.word, `the variable stands in block %${block.label.result}, not the first`)
  },
}

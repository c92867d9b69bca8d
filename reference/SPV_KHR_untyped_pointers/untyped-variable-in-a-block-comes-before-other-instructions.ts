import type { Check } from '../check.ts'
import { isStructureSound } from '../core/shared/structure.ts'

const before: ReadonlySet<string> = new Set([
  'OpLabel',
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpLine',
  'OpNoLine',
])

/** Logical Layout of a Module, read with variables of both kinds. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/untyped-variable-in-a-block-comes-before-other-instructions',
  among: ['OpUntypedVariableKHR'],
  judgeFunction({ blocks }, module, report) {
    if (!isStructureSound(module)) return
    let other: string | undefined
    for (const { name, word } of blocks[0]?.instructions ?? []) {
      if (!before.has(name)) other ??= name
      else if (other !== undefined && name === 'OpUntypedVariableKHR')
        report(word, `the variable stands after ${other}`)
    }
  },
}

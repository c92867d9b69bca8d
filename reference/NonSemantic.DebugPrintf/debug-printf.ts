import type { Check } from '../check.ts'
import { executesOne, numberIs1Check, voidResultCheck } from '../shared/small-sets.ts'

/** The name of every import of the set. */
export const importName = 'NonSemantic.DebugPrintf'

export const checks: readonly Check[] = [
  /** Format. */
  {
    rule: 'NonSemantic.DebugPrintf/format-is-a-string',
    at: ['OpExtInst', 'OpExtInstWithForwardRefsKHR'],
    judge(instruction, module, report) {
      if (!executesOne(module, instruction, importName) || instruction.valueAt(1) !== 1) return
      const format = instruction.operands[2]
      const definition = format && module.definition(format.value)
      if (format !== undefined && definition !== undefined && definition.name !== 'OpString')
        report(
          format.word,
          `Format of DebugPrintf, %${format.value}, comes from ${definition.name}, not OpString`,
        )
    },
  },
  /** The number in the table. */
  numberIs1Check('NonSemantic.DebugPrintf/instruction-number-is-1', importName),
  /** Return Type. */
  voidResultCheck('NonSemantic.DebugPrintf/result-type-is-void', importName),
]

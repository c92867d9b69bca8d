import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The execution mode of entry points, and the instructions. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'entry-points-have-the-mode',
    section: 'Modifications: 3.2.30 Capability: PoisonFreezeKHR',
    summary:
      'In a module that declares PoisonFreezeKHR, every OpEntryPoint has its Entry Point named by an OpExecutionMode with the mode ArithmeticPoisonKHR.',
    class: 'capability',
    notes:
      'Two entry points with the same function share their modes. A module without entry points has none that lacks it. The capability alone requires the mode, even if no instruction of the text is used.',
  }),
  row({
    slug: 'frozen-value-has-the-result-type',
    section: 'Modifications: Instructions: OpFreezeKHR',
    summary: 'The type of the Value of an OpFreezeKHR is its Result Type.',
    class: 'type',
  }),
]

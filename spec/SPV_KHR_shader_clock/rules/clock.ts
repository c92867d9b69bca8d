import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The instruction that reads a clock. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'result-is-64-bits-without-a-sign',
    section: 'Modifications: Instructions: OpReadClockKHR',
    summary:
      'The Result Type of an OpReadClockKHR is an OpTypeInt of Width 64 and Signedness 0, or a vector of two components whose type is an OpTypeInt of Width 32 and Signedness 0.',
    class: 'type',
  }),
]

import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const expect = 'Modifications: Instructions: OpExpectKHR'

/** What the instructions that give a compiler hints take. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'condition-is-a-boolean-scalar',
    section: 'Modifications: Instructions: OpAssumeTrueKHR',
    summary: 'The type of the Condition of an OpAssumeTrueKHR is an OpTypeBool.',
    class: 'type',
  }),
  row({
    slug: 'result-is-of-integers-or-booleans',
    section: expect,
    summary:
      'The Result Type of an OpExpectKHR is an OpTypeInt or OpTypeBool, or a vector of one of these.',
    class: 'type',
  }),
  row({
    slug: 'operands-have-the-result-type',
    section: expect,
    summary: 'The types of Value and ExpectedValue of an OpExpectKHR are its Result Type.',
    class: 'type',
    notes: 'With a Result Type that result-is-of-integers-or-booleans refuses, it is not judged.',
  }),
]

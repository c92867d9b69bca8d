import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: 3.20 Decoration: FPMaxErrorDecorationINTEL'

/** What the decoration is applied to, and its operand. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'applied-to-a-floating-point-instruction',
    section,
    summary:
      'FPMaxErrorDecorationINTEL is applied only to an instruction whose Result Type, or the type of one of whose operands, is or contains an OpTypeFloat.',
    class: 'decoration',
    confidence: 'open',
    notes:
      'The stricter of two readings (NOTES.md). The text does not say which instructions are floating-point instructions. Those in which no type of floats takes part are none, nor are members of structures, labels, types and functions. A decoration group counts for each of its targets.',
  }),
  row({
    slug: 'max-error-is-positive',
    section,
    summary: 'Max Error of FPMaxErrorDecorationINTEL is greater than 0.',
    class: 'operand',
    confidence: 'open',
    notes:
      'The stricter of two readings (NOTES.md). A NaN is not a positive number; an infinity with the sign bit 0 is.',
  }),
]

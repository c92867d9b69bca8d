import type { RuleRow } from '../../rule.ts'
import { bothForms } from '../sections.ts'

/** The amount of data. */
export const rules: readonly RuleRow[] = [
  {
    slug: 'data-instruction-has-type-and-result',
    section: bothForms,
    summary: 'The instruction is long enough to hold its Result Type and its Result.',
    class: 'grammar',
    phase: 'decode',
    decidable: 'module',
    confidence: 'certain',
  },
  {
    slug: 'data-has-a-word',
    section: bothForms,
    summary: 'Data has at least one word.',
    class: 'grammar',
    phase: 'validate',
    decidable: 'module',
    confidence: 'derived',
    notes:
      'The tables give 4 words as the shortest length, and an array has at least one element. The grammar permits an empty Data, so this is not a decoding error.',
  },
  {
    slug: 'data-word-count',
    section: `${bothForms}: Data`,
    summary:
      'If Data is not empty and the Length of Result Type does not depend on a specialization constant, Data has Length times Width bits, rounded up to whole words.',
    class: 'operand',
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    notes:
      'Elements are packed without padding, so three 8-bit elements need one word. With a specialized Length, any number of words is valid: the core specification says that default values do not affect validity. Bits of the last word after the last element may have any value.',
  },
  {
    slug: 'data-has-at-most-65531-words',
    section: 'Issues: limits on the amount of data',
    summary: 'Data has at most 65531 words.',
    class: 'limit',
    phase: 'validate',
    decidable: 'module',
    confidence: 'open',
    notes:
      'Only an answer under Issues says so. An instruction of 65535 words has room for 65532, and a later edition of the text with the same revision number gives that number.',
  },
]

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
    revisions: { until: '2026-04-29' },
    notes:
      'Only an answer under Issues says so. An instruction of 65535 words has room for 65532, and the version of 2026-05-20 gives that number.',
  },
  {
    slug: 'data-has-at-most-65532-words',
    section: 'Issues: limits on the amount of data',
    summary: 'Data has at most 65532 words.',
    class: 'limit',
    phase: 'validate',
    decidable: 'no',
    why: 'an instruction has at most 65535 words, three of which are not Data: no module breaks it',
    confidence: 'certain',
    revisions: { since: '2026-05-20' },
  },
  {
    slug: 'small-elements-are-packed-from-the-low-bits',
    section: `${bothForms}: Data`,
    summary:
      'Elements of less than 32 bits are packed into the words of Data from the least significant bits to the most significant ones.',
    class: 'semantics',
    phase: 'validate',
    decidable: 'runtime',
    why: 'says which value the constant has; every bit pattern is an integer',
    confidence: 'certain',
    revisions: { since: '2026-04-29' },
  },
]

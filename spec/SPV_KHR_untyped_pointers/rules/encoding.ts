import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** Word counts of the instructions of the text. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'word-count-reaches-the-last-required-operand',
    section: 'Instructions / OpTypeUntypedPointerKHR to OpUntypedPrefetchKHR',
    class: 'grammar',
    phase: 'decode',
    summary:
      'The word count is at least 3 for OpTypeUntypedPointerKHR and OpUntypedPrefetchKHR, 4 for OpUntypedVariableKHR, 5 for OpUntypedAccessChainKHR and OpUntypedInBoundsAccessChainKHR, and 6 for OpUntypedPtrAccessChainKHR, OpUntypedInBoundsPtrAccessChainKHR and OpUntypedArrayLengthKHR.',
    notes:
      'Revision 3 prints 5 for OpUntypedVariableKHR, 7 for OpUntypedArrayLengthKHR and 4 for OpUntypedPrefetchKHR, each one more than its required operands take.',
  }),
  row({
    slug: 'word-count-ends-at-the-last-operand',
    section: 'Instructions / OpTypeUntypedPointerKHR to OpUntypedPrefetchKHR',
    class: 'grammar',
    phase: 'decode',
    summary:
      'The word count is at most 3 for OpTypeUntypedPointerKHR and 6 for OpUntypedVariableKHR, OpUntypedArrayLengthKHR and OpUntypedPrefetchKHR; the four access chains have no upper limit of their own.',
    revisions: { until: '2024-08-28' },
    notes:
      'Revision 3 allows memory operands after Cache Type in OpUntypedPrefetchKHR and requires all optional operands or none.',
  }),
  row({
    slug: 'async-copy-reaches-event',
    section: 'Instructions / OpUntypedGroupAsyncCopyKHR',
    class: 'grammar',
    summary: 'The word count is at least 10 for OpUntypedGroupAsyncCopyKHR.',
    revisions: { since: '2025-07-29' },
    phase: 'decode',
  }),
  row({
    slug: 'encoding-ends-at-the-last-operand',
    section: 'Instructions / OpTypeUntypedPointerKHR to OpUntypedGroupAsyncCopyKHR',
    class: 'grammar',
    summary:
      'The word count is at most 3 for OpTypeUntypedPointerKHR and 6 for OpUntypedVariableKHR and OpUntypedArrayLengthKHR; an OpUntypedGroupAsyncCopyKHR ends with its Source memory operands, if it has any.',
    revisions: { since: '2025-07-29' },
    phase: 'decode',
    notes:
      'Words after the Cache Type of an OpUntypedPrefetchKHR are not judged: the text has memory operands there, the grammar has none.',
  }),
]

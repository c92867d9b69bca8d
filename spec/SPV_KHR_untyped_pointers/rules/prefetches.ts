import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Instructions / OpUntypedPrefetchKHR'

const constant =
  'is the result of a constant instruction (its name begins with OpConstant or OpSpecConstant) whose type is an OpTypeInt, of any width and signedness'

const judged = 'judged only if it is an OpConstant or an OpConstantNull of an integer type'

/** `OpUntypedPrefetchKHR`, operand by operand. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'prefetch-pointer-is-a-pointer',
    section,
    class: 'type',
    summary:
      'The type of the first operand of an OpUntypedPrefetchKHR is an OpTypePointer or an OpTypeUntypedPointerKHR.',
    notes:
      'The table names the operand Pointer Type, the description Pointer; it is a pointer, not a type.',
  }),
  row({
    slug: 'prefetch-pointer-is-into-cross-workgroup',
    section,
    class: 'storage-class',
    summary:
      'The type of the first operand of an OpUntypedPrefetchKHR has the Storage Class CrossWorkgroup.',
  }),
  row({
    slug: 'prefetch-num-bytes-is-a-scalar-integer',
    section,
    class: 'type',
    summary:
      'The type of the Num Bytes of an OpUntypedPrefetchKHR is an OpTypeInt, of any width and signedness; the value need not be constant.',
  }),
  row({
    slug: 'prefetch-rw-is-an-integer-constant',
    section,
    class: 'operand',
    summary: `The RW of an OpUntypedPrefetchKHR, where present, ${constant}.`,
  }),
  row({
    slug: 'prefetch-rw-is-0-or-1',
    section,
    class: 'operand',
    summary: `The value of the RW of an OpUntypedPrefetchKHR is 0 or 1; ${judged}.`,
  }),
  row({
    slug: 'prefetch-locality-is-an-integer-constant',
    section,
    class: 'operand',
    summary: `The Locality of an OpUntypedPrefetchKHR, where present, ${constant}.`,
  }),
  row({
    slug: 'prefetch-locality-is-between-0-and-3',
    section,
    class: 'operand',
    summary: `The value of the Locality of an OpUntypedPrefetchKHR is 0, 1, 2 or 3; ${judged}.`,
  }),
  row({
    slug: 'prefetch-cache-type-is-an-integer-constant',
    section,
    class: 'operand',
    summary: `The Cache Type of an OpUntypedPrefetchKHR, where present, ${constant}.`,
  }),
  row({
    slug: 'prefetch-cache-type-is-0-or-1',
    section,
    class: 'operand',
    summary: `The value of the Cache Type of an OpUntypedPrefetchKHR is 0 or 1; ${judged}.`,
  }),
  row({
    slug: 'prefetch-has-rw-locality-and-cache-type-or-none',
    section: section,
    class: 'operand',
    summary: 'An OpUntypedPrefetchKHR has all of RW, Locality and Cache Type, or none of them.',
    revisions: { since: '2025-07-29' },
    notes:
      'Memory operands after them are a matter of prefetch-with-optional-operands-has-memory-operands.',
  }),
  row({
    slug: 'prefetch-with-optional-operands-has-memory-operands',
    section: section,
    class: 'operand',
    summary:
      'An OpUntypedPrefetchKHR with RW, Locality and Cache Type has memory operands as well.',
    revisions: { since: '2025-07-29' },
    confidence: 'open',
    notes:
      'All optional operands are required or none, and memory operands are one of them; but their default is given separately, and the grammar does not have them at all.',
  }),
]

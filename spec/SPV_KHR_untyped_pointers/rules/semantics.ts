import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Untyped Pointers'

/** Run-time behaviour of an access through an untyped pointer. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'untyped-access-behaves-as-typed-access',
    section,
    class: 'semantics',
    summary:
      'An access through an untyped pointer reads or writes the same locations and bits as the access through a typed pointer of the same storage class to the Result Type or, for an instruction without one, to the type of the object stored.',
    decidable: 'runtime',
    why: 'describes what is accessed when the program runs',
  }),
  row({
    slug: 'copy-memory-sized-copies-bytes',
    section,
    class: 'semantics',
    summary:
      'OpCopyMemorySized treats the memory that an untyped pointer points to as an array of 8-bit integers.',
    decidable: 'runtime',
    why: 'describes what is accessed when the program runs',
  }),
]

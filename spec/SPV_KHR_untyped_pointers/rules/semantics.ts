import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const section = 'Untyped Pointers'

/** What an access through an untyped pointer does when it runs. */
export const semanticsRules: readonly RuleRow[] = [
  row({
    slug: 'untyped-access-behaves-as-typed-access',
    section,
    class: 'semantics',
    summary:
      'An access through an untyped pointer reads or writes the locations and the bits that the same access through a typed pointer would, of the same storage class and to the Result Type, or without one to the type of the object stored.',
    decidable: 'runtime',
    why: 'says what is accessed when the program runs',
  }),
  row({
    slug: 'copy-memory-sized-copies-bytes',
    section,
    class: 'semantics',
    summary:
      'OpCopyMemorySized sees memory behind an untyped pointer as an array of 8-bit integers.',
    decidable: 'runtime',
    why: 'says what is accessed when the program runs',
  }),
]

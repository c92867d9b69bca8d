import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Instructions / OpUntypedGroupAsyncCopyKHR'

const since = '2025-07-29'

function addressWide(slug: string, operand: string): RuleRow {
  return row({
    slug,
    section,
    class: 'type',
    summary: `The type of the ${operand} of an OpUntypedGroupAsyncCopyKHR is an OpTypeInt, of either signedness, of Width 32 if the addressing model is Physical32 and of Width 64 if it is Physical64; with another addressing model it is not judged.`,
    revisions: { since },
  })
}

/** `OpUntypedGroupAsyncCopyKHR`, operand by operand. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'async-copy-result-type-is-an-event',
    section,
    class: 'type',
    summary: 'The Result Type of an OpUntypedGroupAsyncCopyKHR is an OpTypeEvent.',
    revisions: { since },
  }),
  row({
    slug: 'async-copy-execution-is-a-scope',
    section,
    class: 'type',
    summary:
      'The type of the Execution of an OpUntypedGroupAsyncCopyKHR is an OpTypeInt with Width 32.',
    confidence: 'derived',
    revisions: { since },
    notes:
      'The table gives the operand as Scope <id>, which the core specification defines as a 32-bit integer scalar. Its value is not judged: no sentence restricts it.',
  }),
  row({
    slug: 'async-copy-destination-is-an-untyped-pointer',
    section,
    class: 'type',
    summary:
      'The type of the Destination of an OpUntypedGroupAsyncCopyKHR is an OpTypeUntypedPointerKHR.',
    revisions: { since },
    notes: 'The text prints OpUntypedPointerKHR, which no instruction is called.',
  }),
  row({
    slug: 'async-copy-destination-is-into-workgroup-or-cross-workgroup',
    section,
    class: 'storage-class',
    summary:
      'The type of the Destination of an OpUntypedGroupAsyncCopyKHR, if it is an untyped pointer type, has the Storage Class Workgroup or CrossWorkgroup.',
    revisions: { since },
  }),
  row({
    slug: 'async-copy-source-is-an-untyped-pointer',
    section,
    class: 'type',
    summary:
      'The type of the Source of an OpUntypedGroupAsyncCopyKHR is an OpTypeUntypedPointerKHR.',
    revisions: { since },
    notes: 'The text prints OpUntypedPointerKHR, which no instruction is called.',
  }),
  row({
    slug: 'async-copy-into-workgroup-is-from-cross-workgroup',
    section,
    class: 'storage-class',
    summary:
      'If the Destination of an OpUntypedGroupAsyncCopyKHR is an untyped pointer into Workgroup and its Source an untyped pointer, Source points into CrossWorkgroup.',
    revisions: { since },
  }),
  row({
    slug: 'async-copy-into-cross-workgroup-is-from-workgroup',
    section,
    class: 'storage-class',
    summary:
      'If the Destination of an OpUntypedGroupAsyncCopyKHR is an untyped pointer into CrossWorkgroup and its Source an untyped pointer, Source points into Workgroup.',
    revisions: { since },
  }),
  addressWide('async-copy-element-num-bytes-is-as-wide-as-an-address', 'Element Num Bytes'),
  addressWide('async-copy-num-elements-is-as-wide-as-an-address', 'Num Elements'),
  addressWide('async-copy-stride-is-as-wide-as-an-address', 'Stride'),
  row({
    slug: 'async-copy-event-is-an-event',
    section,
    class: 'type',
    summary: 'The type of the Event of an OpUntypedGroupAsyncCopyKHR is an OpTypeEvent.',
    revisions: { since },
    notes:
      'An OpConstantNull of that type is recommended where no earlier copy is meant, but not required.',
  }),
  row({
    slug: 'async-copy-has-two-memory-operands-or-none',
    section,
    class: 'operand',
    summary:
      'An OpUntypedGroupAsyncCopyKHR has both Destination memory operands and Source memory operands, or neither.',
    revisions: { since },
  }),
  row({
    slug: 'async-copy-is-executed-by-the-whole-group',
    section,
    class: 'semantics',
    summary:
      'All invocations within Execution execute the same dynamic instance of an OpUntypedGroupAsyncCopyKHR.',
    decidable: 'runtime',
    why: 'otherwise the behaviour is undefined',
    revisions: { since },
  }),
  row({
    slug: 'async-copy-copies-strided-elements',
    section,
    class: 'semantics',
    summary:
      'An OpUntypedGroupAsyncCopyKHR copies Num Elements elements of Element Num Bytes bytes each; Stride separates those in CrossWorkgroup. Its result is Event, if that is not null.',
    decidable: 'runtime',
    why: 'describes what is copied when the program runs',
    revisions: { since },
  }),
]

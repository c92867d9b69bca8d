import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Instructions / OpBitcast'

/** `OpBitcast`; the text reprints its whole description. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'bitcast-result-type-is-a-pointer-or-numerical-type',
    section,
    class: 'type',
    summary:
      'The Result Type of an OpBitcast is an OpTypePointer, an OpTypeUntypedPointerKHR, an OpTypeInt, an OpTypeFloat, or a vector of one of the latter two; types that other extensions allow are not judged.',
  }),
  row({
    slug: 'bitcast-operand-is-of-a-pointer-or-numerical-type',
    section,
    class: 'type',
    summary:
      'The type of the Operand of an OpBitcast is an OpTypePointer, an OpTypeUntypedPointerKHR, an OpTypeInt, an OpTypeFloat, or a vector of one of the latter two; types that other extensions allow are not judged.',
  }),
  row({
    slug: 'bitcast-changes-the-type',
    section,
    class: 'type',
    summary: 'The Result Type of an OpBitcast and the type of its Operand are different ids.',
    notes:
      'Two OpTypeUntypedPointerKHR of the same storage class are different types. Storage classes are left to bitcast-keeps-the-storage-class.',
  }),
  row({
    slug: 'bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer',
    section,
    class: 'type',
    summary:
      'Before version 1.5, if the Result Type or the type of the Operand of an OpBitcast is a pointer type of either kind, the other is a pointer type of either kind or an OpTypeInt.',
    versions: { until: 0x0001_0400 },
  }),
  row({
    slug: 'bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
    section,
    class: 'type',
    summary:
      'From version 1.5 on, if the Result Type or the type of the Operand of an OpBitcast is a pointer type of either kind, the other is a pointer type of either kind, an OpTypeInt or a vector of OpTypeInt.',
    versions: { since: 0x0001_0500 },
    notes: 'The core specification allows only 32-bit integers in that vector.',
  }),
  row({
    slug: 'bitcast-of-one-component-count-keeps-the-width',
    section,
    class: 'type',
    summary:
      'If both sides of an OpBitcast have the same number of components, the components have the same width. Pointers are left to bitcast-of-a-pointer-keeps-its-bits.',
  }),
  row({
    slug: 'bitcast-of-two-component-counts-keeps-the-bits',
    section,
    class: 'type',
    summary:
      'If the sides of an OpBitcast have different numbers of components, they have the same total number of bits. Pointers are left to bitcast-of-a-pointer-keeps-its-bits.',
  }),
  row({
    slug: 'bitcast-of-a-pointer-keeps-its-bits',
    section,
    class: 'type',
    summary:
      'An OpBitcast between a physical pointer and an integer or a vector of integers keeps the total number of bits; the addressing model says how many a pointer has.',
    confidence: 'derived',
    notes:
      'Section 2.18 of the core specification: the addressing model says how wide the pointers of each storage class are. The text does not count the components of a pointer; for every count, one of the two sentences on bits asks for equal totals. OpConvertPtrToU and OpConvertUToPtr are the conversions that change the width.',
  }),
  row({
    slug: 'bitcast-larger-component-count-is-a-multiple',
    section,
    class: 'type',
    summary:
      'If the sides of an OpBitcast have different numbers of components, the larger number is a multiple of the smaller.',
    decidable: 'no',
    why: 'widths are powers of two, so a module that satisfies bitcast-of-two-component-counts-keeps-the-bits satisfies this rule as well: no module breaks it alone',
  }),
  row({
    slug: 'bitcast-maps-low-bits-to-low-components',
    section,
    class: 'semantics',
    summary:
      'An OpBitcast preserves every bit; where one component becomes several, its low-order bits become the low-numbered ones.',
    decidable: 'runtime',
    why: 'describes what the instruction yields when it runs',
  }),
  row({
    slug: 'bitcast-keeps-the-storage-class',
    section: section,
    class: 'storage-class',
    summary:
      'If the Result Type of an OpBitcast and the type of its Operand are both pointer types, of either kind, they have the same Storage Class.',
    revisions: { since: '2025-07-29' },
  }),
  row({
    slug: 'bitcast-pointer-is-used-in-the-storage-class-of-its-origin',
    section: section,
    class: 'semantics',
    summary:
      'The storage class of the Result Type of an OpBitcast is the one that the operation that produced the value of Operand used.',
    revisions: { since: '2025-07-29' },
    decidable: 'runtime',
    why: 'otherwise the behaviour is undefined; which operation produced a value, the module does not always show',
  }),
]

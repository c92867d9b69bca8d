import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const section = 'Instructions / OpBitcast'

/** `OpBitcast`, whose whole description the text prints anew. */
export const bitcastRules: readonly RuleRow[] = [
  row({
    slug: 'bitcast-result-type-is-a-pointer-or-numerical-type',
    section,
    class: 'type',
    summary:
      'The Result Type of an OpBitcast is an OpTypePointer, an OpTypeUntypedPointerKHR, an OpTypeInt, an OpTypeFloat, or a vector of one of the latter two; types that other extensions admit are not judged.',
  }),
  row({
    slug: 'bitcast-operand-is-of-a-pointer-or-numerical-type',
    section,
    class: 'type',
    summary:
      'The type of the Operand of an OpBitcast is an OpTypePointer, an OpTypeUntypedPointerKHR, an OpTypeInt, an OpTypeFloat, or a vector of one of the latter two; types that other extensions admit are not judged.',
  }),
  row({
    slug: 'bitcast-changes-the-type',
    section,
    class: 'type',
    summary: 'The Result Type of an OpBitcast and the type of its Operand are different ids.',
    notes:
      'Two OpTypeUntypedPointerKHR of one storage class are different types. This revision does not ask that pointers on both sides have one storage class; core revision 6 and revision 3 of the text do.',
  }),
  row({
    slug: 'bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer',
    section,
    class: 'type',
    summary:
      'Before version 1.5, where the Result Type or the type of the Operand of an OpBitcast is a pointer type of either kind, the other is a pointer type of either kind or an OpTypeInt.',
    versions: { until: 0x0001_0400 },
  }),
  row({
    slug: 'bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
    section,
    class: 'type',
    summary:
      'From version 1.5 on, where the Result Type or the type of the Operand of an OpBitcast is a pointer type of either kind, the other is a pointer type of either kind, an OpTypeInt or a vector of OpTypeInt.',
    versions: { since: 0x0001_0500 },
    notes: 'The core specification takes no integers but 32-bit ones in that vector.',
  }),
  row({
    slug: 'bitcast-of-one-component-count-keeps-the-width',
    section,
    class: 'type',
    summary:
      'Where both sides of an OpBitcast have the same number of components, the components have the same width; a physical pointer is one component as wide as the addressing model says, and a logical pointer is not judged.',
  }),
  row({
    slug: 'bitcast-of-two-component-counts-keeps-the-bits',
    section,
    class: 'type',
    summary:
      'Where the sides of an OpBitcast have different numbers of components, they have the same number of bits in total.',
  }),
  row({
    slug: 'bitcast-larger-component-count-is-a-multiple',
    section,
    class: 'type',
    summary:
      'Where the sides of an OpBitcast have different numbers of components, the larger number is a multiple of the smaller.',
    decidable: 'no',
    why: 'widths are powers of two, so that it holds wherever bitcast-of-two-component-counts-keeps-the-bits does: no module breaks it alone',
  }),
  row({
    slug: 'bitcast-maps-low-bits-to-low-components',
    section,
    class: 'semantics',
    summary:
      'An OpBitcast keeps every bit, and a component that becomes several gives its low bits to the low-numbered ones.',
    decidable: 'runtime',
    why: 'says what the instruction yields when it runs',
  }),
]

import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const section = 'Instructions / atomic instructions'

/** Atomic access through pointers of either kind. OpAtomicCompareExchangeWeak follows OpAtomicCompareExchange throughout. */
export const atomicRules: readonly RuleRow[] = [
  row({
    slug: 'atomic-pointer-is-a-pointer',
    section,
    class: 'type',
    summary:
      'The type of the Pointer of OpAtomicLoad, OpAtomicStore, OpAtomicExchange, OpAtomicCompareExchange, OpAtomicIIncrement, OpAtomicIDecrement, OpAtomicIAdd, OpAtomicISub, OpAtomicSMin, OpAtomicUMin, OpAtomicSMax, OpAtomicUMax, OpAtomicAnd, OpAtomicOr and OpAtomicXor is an OpTypePointer or an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'atomic-typed-pointer-points-to-the-result-type',
    section,
    class: 'type',
    summary:
      'Where the type of the Pointer of one of these, OpAtomicStore excepted, is an OpTypePointer, it points to Result Type; through an untyped pointer Result Type alone says what is accessed.',
  }),
  row({
    slug: 'atomic-value-has-the-result-type',
    section,
    class: 'type',
    summary:
      'The type of the Value of OpAtomicExchange, OpAtomicCompareExchange, OpAtomicIAdd, OpAtomicISub, OpAtomicSMin, OpAtomicUMin, OpAtomicSMax, OpAtomicUMax, OpAtomicAnd, OpAtomicOr and OpAtomicXor is Result Type, whichever kind the pointer is.',
    notes:
      'The text also names OpAtomicIIncrement and OpAtomicIDecrement, which have no Value; what it says of their Pointer holds.',
  }),
  row({
    slug: 'atomic-comparator-has-the-result-type',
    section: 'Instructions / OpAtomicCompareExchange',
    class: 'type',
    summary:
      'The type of the Comparator of an OpAtomicCompareExchange is Result Type, whichever kind the pointer is.',
  }),
  row({
    slug: 'atomic-store-typed-pointer-points-to-a-numerical-scalar',
    section: 'Instructions / OpAtomicStore',
    class: 'type',
    summary:
      'Where the type of the Pointer of an OpAtomicStore is an OpTypePointer, it points to an OpTypeInt or an OpTypeFloat.',
    notes: 'That Value has the type pointed to stays with the core specification.',
  }),
  row({
    slug: 'atomic-store-through-untyped-pointer-is-of-a-numerical-scalar',
    section: 'Untyped Pointers',
    class: 'type',
    summary:
      'Where the type of the Pointer of an OpAtomicStore is an OpTypeUntypedPointerKHR, the type of Value is an OpTypeInt or an OpTypeFloat.',
    confidence: 'derived',
    notes:
      'The access is to behave as if through a typed pointer to the type of Value, and such a pointer would have to point to a numerical scalar.',
  }),
  row({
    slug: 'other-atomic-pointer-is-typed',
    section,
    class: 'type',
    summary:
      'The type of the Pointer of OpAtomicFlagTestAndSet, OpAtomicFlagClear, OpAtomicFAddEXT, OpAtomicFMinEXT and OpAtomicFMaxEXT is an OpTypePointer.',
    confidence: 'open',
    revisions: { until: 2 },
    notes:
      'The text does not change their descriptions, which speak of the type pointed to; but it speaks of atomic instructions in general where it says how untyped memory is read. Revision 3 names all five and admits untyped pointers.',
  }),
]

import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Instructions / atomic instructions'

/** Atomic access through pointers of either kind. OpAtomicCompareExchangeWeak follows OpAtomicCompareExchange throughout. */
export const rules: readonly RuleRow[] = [
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
      'If the type of the Pointer of one of these instructions, except OpAtomicStore, is an OpTypePointer, it points to Result Type; with an untyped pointer, Result Type alone determines what is accessed.',
  }),
  row({
    slug: 'atomic-value-has-the-result-type',
    section,
    class: 'type',
    summary:
      'The type of the Value of OpAtomicExchange, OpAtomicCompareExchange, OpAtomicIAdd, OpAtomicISub, OpAtomicSMin, OpAtomicUMin, OpAtomicSMax, OpAtomicUMax, OpAtomicAnd, OpAtomicOr and OpAtomicXor is Result Type, for either kind of pointer.',
    notes:
      'The text also names OpAtomicIIncrement and OpAtomicIDecrement, which have no Value; what it says about their Pointer applies.',
  }),
  row({
    slug: 'atomic-comparator-has-the-result-type',
    section: 'Instructions / OpAtomicCompareExchange',
    class: 'type',
    summary:
      'The type of the Comparator of an OpAtomicCompareExchange is Result Type, for either kind of pointer.',
  }),
  row({
    slug: 'atomic-store-typed-pointer-points-to-a-numerical-scalar',
    section: 'Instructions / OpAtomicStore',
    class: 'type',
    summary:
      'If the type of the Pointer of an OpAtomicStore is an OpTypePointer, it points to an OpTypeInt or an OpTypeFloat.',
    notes: 'The requirement that Value has the type pointed to is left to the core specification.',
  }),
  row({
    slug: 'atomic-store-through-untyped-pointer-is-of-a-numerical-scalar',
    section: 'Untyped Pointers',
    class: 'type',
    summary:
      'If the type of the Pointer of an OpAtomicStore is an OpTypeUntypedPointerKHR, the type of Value is an OpTypeInt or an OpTypeFloat.',
    confidence: 'derived',
    notes:
      'The access has to behave like one through a typed pointer to the type of Value, and such a pointer would have to point to a numerical scalar.',
  }),
  row({
    slug: 'other-atomic-pointer-is-typed',
    section,
    class: 'type',
    summary:
      'The type of the Pointer of OpAtomicFlagTestAndSet, OpAtomicFlagClear, OpAtomicFAddEXT, OpAtomicFMinEXT and OpAtomicFMaxEXT is an OpTypePointer.',
    confidence: 'open',
    revisions: { until: '2024-08-28' },
    notes:
      'The text does not change their descriptions, which refer to the type pointed to; but it refers to atomic instructions in general where it says how untyped memory is read. Revision 3 names all five and allows untyped pointers.',
  }),
  row({
    slug: 'atomic-flag-pointer-is-a-pointer',
    section: 'Instructions / OpAtomicFlagTestAndSet and OpAtomicFlagClear',
    class: 'type',
    summary:
      'The type of the Pointer of an OpAtomicFlagTestAndSet or OpAtomicFlagClear is an OpTypePointer or an OpTypeUntypedPointerKHR.',
    revisions: { since: '2025-07-29' },
  }),
  row({
    slug: 'atomic-flag-typed-pointer-points-to-a-32-bit-integer',
    section: 'Instructions / OpAtomicFlagTestAndSet and OpAtomicFlagClear',
    class: 'type',
    summary:
      'If the type of the Pointer of an OpAtomicFlagTestAndSet or OpAtomicFlagClear is an OpTypePointer, it points to an OpTypeInt with Width 32.',
    revisions: { since: '2025-07-29' },
  }),
  row({
    slug: 'float-atomic-value-has-the-result-type',
    section: 'SPV_EXT_shader_atomic_float_add, SPV_EXT_shader_atomic_float_min_max',
    class: 'type',
    summary:
      'The type of the Value of an OpAtomicFAddEXT, OpAtomicFMinEXT or OpAtomicFMaxEXT is Result Type, if that is an OpTypeFloat; for either kind of pointer.',
    revisions: { since: '2025-07-29' },
  }),
  row({
    slug: 'float-atomic-typed-pointer-points-to-the-result-type',
    section: 'SPV_EXT_shader_atomic_float_add, SPV_EXT_shader_atomic_float_min_max',
    class: 'type',
    summary:
      'If the type of the Pointer of an OpAtomicFAddEXT, OpAtomicFMinEXT or OpAtomicFMaxEXT is an OpTypePointer, it points to Result Type, if that is an OpTypeFloat; with an untyped pointer, Result Type alone determines what is accessed.',
    revisions: { since: '2025-07-29' },
  }),
]

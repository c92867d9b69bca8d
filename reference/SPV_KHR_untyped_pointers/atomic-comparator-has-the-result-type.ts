import { atomicComparator } from './shared/atomics.ts'
import { operandAsResult } from './shared/operand-as-result.ts'

/** OpAtomicCompareExchange, Value: the type that Comparator has to match. */
export const check = operandAsResult(
  'SPV_KHR_untyped_pointers/atomic-comparator-has-the-result-type',
  'Comparator',
  atomicComparator,
)

import { atomicValue } from '../core/shared/atomic-value.ts'
import { operandAsResult } from './shared/operand-as-result.ts'

/** Atomic instructions, Value. */
export const check = operandAsResult(
  'SPV_KHR_untyped_pointers/atomic-value-has-the-result-type',
  'Value',
  atomicValue,
)

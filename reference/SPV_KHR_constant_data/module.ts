import type { Check } from '../check.ts'
import {
  capabilityOfInstructions,
  extensionPairing,
  moduleScope,
} from '../core/shared/extension-checks.ts'
import { dataForms } from './shared/data.ts'

export const checks: readonly Check[] = [
  /** Constant-Creation Instructions; section 2.4 of the core specification says where. */
  moduleScope('SPV_KHR_constant_data/data-constant-stands-at-module-scope', dataForms),
  /** Capability, ConstantDataKHR. */
  capabilityOfInstructions(
    'SPV_KHR_constant_data/data-needs-the-capability',
    dataForms,
    'ConstantDataKHR',
  ),
  /** Extension Name. */
  extensionPairing(
    'SPV_KHR_constant_data/extension-is-declared',
    'ConstantDataKHR',
    'SPV_KHR_constant_data',
  ),
]

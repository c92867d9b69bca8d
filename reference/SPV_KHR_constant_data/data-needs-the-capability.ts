import { capabilityOfInstructions } from '../core/shared/capability-of-instructions.ts'
import { dataForms } from './instructions.ts'

/** Capability, ConstantDataKHR. */
export const check = capabilityOfInstructions(
  'SPV_KHR_constant_data/data-needs-the-capability',
  dataForms,
  'ConstantDataKHR',
)

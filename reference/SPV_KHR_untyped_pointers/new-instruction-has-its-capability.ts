import { capabilityOfInstructions } from '../core/shared/capability-of-instructions.ts'
import { newInstructions } from './shared/instructions.ts'

/** The capability in the tables of OpTypeUntypedPointerKHR to OpUntypedPrefetchKHR. */
export const check = capabilityOfInstructions(
  'SPV_KHR_untyped_pointers/new-instruction-has-its-capability',
  newInstructions,
  'UntypedPointersKHR',
)

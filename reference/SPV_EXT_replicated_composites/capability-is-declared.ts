import { capabilityOfInstructions } from '../core/shared/capability-of-instructions.ts'
import { replicateForms } from './instructions.ts'

/** Capabilities, ReplicatedCompositesEXT. */
export const check = capabilityOfInstructions(
  'SPV_EXT_replicated_composites/capability-is-declared',
  replicateForms,
  'ReplicatedCompositesEXT',
)

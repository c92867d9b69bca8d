import type { Check } from '../check.ts'
import {
  capabilityOfInstructions,
  extensionPairing,
  inFunction,
  moduleScope,
} from '../core/shared/extension-checks.ts'
import {
  constantForm,
  objectForm,
  replicateForms,
  specConstantForm,
} from './shared/constituents.ts'

export const checks: readonly Check[] = [
  /** Capabilities, ReplicatedCompositesEXT. */
  capabilityOfInstructions(
    'SPV_EXT_replicated_composites/capability-is-declared',
    replicateForms,
    'ReplicatedCompositesEXT',
  ),
  /** Constant-Creation Instructions; section 2.4 of the core specification says where. */
  moduleScope('SPV_EXT_replicated_composites/constant-stands-at-module-scope', [
    constantForm,
    specConstantForm,
  ]),
  /** Composite Instructions; section 2.4 of the core specification says where. */
  inFunction('SPV_EXT_replicated_composites/construct-stands-in-a-block', [objectForm]),
  /** Extension Name. */
  extensionPairing(
    'SPV_EXT_replicated_composites/extension-is-declared',
    'ReplicatedCompositesEXT',
    'SPV_EXT_replicated_composites',
  ),
]

import type { Check } from '../check.ts'
import { capabilityOfInstructions } from '../core/shared/capability-of-instructions.ts'
import { extensionPairing } from '../core/shared/extension-pairing.ts'
import { inFunction } from '../core/shared/in-function.ts'
import { moduleScope } from '../core/shared/module-scope.ts'
import {
  constantForm,
  objectForm,
  replicateForms,
  specConstantForm,
} from './shared/instructions.ts'

export const checks: readonly Check[] = [
  /** Capabilities, ReplicatedCompositesEXT. */
  capabilityOfInstructions(
    'SPV_EXT_replicated_composites/capability-is-declared',
    replicateForms,
    'ReplicatedCompositesEXT',
  ),
  /** Constant-Creation Instructions; where those may stand is the core specification's section 2.4. */
  moduleScope('SPV_EXT_replicated_composites/constant-stands-at-module-scope', [
    constantForm,
    specConstantForm,
  ]),
  /** Composite Instructions; where those may stand is the core specification's section 2.4. */
  inFunction('SPV_EXT_replicated_composites/construct-stands-in-a-block', [objectForm]),
  /** Extension Name. */
  extensionPairing(
    'SPV_EXT_replicated_composites/extension-is-declared',
    'ReplicatedCompositesEXT',
    'SPV_EXT_replicated_composites',
  ),
]

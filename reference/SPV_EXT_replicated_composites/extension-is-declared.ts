import { extensionPairing } from '../core/shared/extension-pairing.ts'

/** Extension Name. */
export const check = extensionPairing(
  'SPV_EXT_replicated_composites/extension-is-declared',
  'ReplicatedCompositesEXT',
  'SPV_EXT_replicated_composites',
)

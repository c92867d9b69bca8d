import { extensionPairing } from '../core/shared/extension-pairing.ts'

/** Extension Name. */
export const check = extensionPairing(
  'SPV_KHR_untyped_pointers/extension-is-declared',
  'UntypedPointersKHR',
  'SPV_KHR_untyped_pointers',
)

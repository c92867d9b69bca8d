import { extensionPairing } from '../core/shared/extension-pairing.ts'

/** Extension Name. */
export const check = extensionPairing(
  'SPV_KHR_constant_data/extension-is-declared',
  'ConstantDataKHR',
  'SPV_KHR_constant_data',
)

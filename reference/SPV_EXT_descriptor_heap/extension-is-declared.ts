import { extensionPairing } from '../core/shared/extension-pairing.ts'

/** Extension Name. */
export const check = extensionPairing(
  'SPV_EXT_descriptor_heap/extension-is-declared',
  'DescriptorHeapEXT',
  'SPV_EXT_descriptor_heap',
)

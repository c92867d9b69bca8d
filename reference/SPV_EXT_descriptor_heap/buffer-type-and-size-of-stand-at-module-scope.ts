import { standsInSection } from '../core/shared/stands-in-section.ts'
import { bufferType, sizeOf } from './shared/instructions.ts'

/** Type-Declaration and Constant Instructions; where those stand is the core specification's section 2.4. */
export const check = standsInSection(
  'SPV_EXT_descriptor_heap/buffer-type-and-size-of-stand-at-module-scope',
  [bufferType, sizeOf],
  'declarations',
)

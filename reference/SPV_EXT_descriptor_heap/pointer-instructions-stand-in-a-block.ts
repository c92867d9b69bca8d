import { inFunction } from '../core/shared/in-function.ts'
import { bufferPointer, texelPointer } from './shared/instructions.ts'

/** Memory Instructions; where those may stand is the core specification's section 2.4. */
export const check = inFunction('SPV_EXT_descriptor_heap/pointer-instructions-stand-in-a-block', [
  bufferPointer,
  texelPointer,
])

import { inFunction } from '../core/shared/in-function.ts'
import { objectForm } from './instructions.ts'

/** Composite Instructions; where those may stand is the core specification's section 2.4. */
export const check = inFunction('SPV_EXT_replicated_composites/construct-stands-in-a-block', [
  objectForm,
])

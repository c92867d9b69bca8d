import { moduleScope } from '../core/shared/module-scope.ts'
import { constantForm, specConstantForm } from './instructions.ts'

/** Constant-Creation Instructions; where those may stand is the core specification's section 2.4. */
export const check = moduleScope('SPV_EXT_replicated_composites/constant-stands-at-module-scope', [
  constantForm,
  specConstantForm,
])

import { moduleScope } from '../core/shared/module-scope.ts'
import { dataForms } from './instructions.ts'

/** Constant-Creation Instructions; where those may stand is the core specification's section 2.4. */
export const check = moduleScope(
  'SPV_KHR_constant_data/data-constant-stands-at-module-scope',
  dataForms,
)

import type { Check } from '../check.ts'
import { extensionWith } from '../core/shared/extension-checks.ts'

/** Dependencies. */
export const checks: readonly Check[] = [
  extensionWith(
    'SPV_EXT_ocp_microscaling_types/float8-extension-is-declared',
    'SPV_EXT_ocp_microscaling_types',
    'SPV_EXT_float8',
  ),
]

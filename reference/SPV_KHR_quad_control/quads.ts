import type { Check } from '../check.ts'
import { extensionWith } from '../core/shared/extension-checks.ts'
import { onlyFor } from '../shared/model-of-modes.ts'

/** Checks of the execution mode, and of the other extension that modules declare. */
export const checks: readonly Check[] = [
  onlyFor('SPV_KHR_quad_control/full-quads-are-for-fragment', 'Fragment', ['RequireFullQuadsKHR']),
  extensionWith(
    'SPV_KHR_quad_control/maximal-reconvergence-is-declared',
    'SPV_KHR_quad_control',
    'SPV_KHR_maximal_reconvergence',
  ),
]

import type { Check } from '../check.ts'
import { extensionWith } from '../core/shared/extension-checks.ts'

/** Dependencies. */
export const checks: readonly Check[] = [
  extensionWith(
    'SPV_KHR_opacity_micromap/ray-extension-is-declared',
    'SPV_KHR_opacity_micromap',
    'SPV_KHR_ray_query',
    'SPV_KHR_ray_tracing',
  ),
]

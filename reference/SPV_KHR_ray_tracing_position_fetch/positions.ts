import type { Check } from '../check.ts'
import { extensionWith } from '../core/shared/extension-checks.ts'

/** Dependencies. */
export const checks: readonly Check[] = [
  extensionWith(
    'SPV_KHR_ray_tracing_position_fetch/ray-extension-is-declared',
    'SPV_KHR_ray_tracing_position_fetch',
    'SPV_KHR_ray_tracing',
    'SPV_KHR_ray_query',
  ),
]

import type { Check } from '../check.ts'
import { leastVersion } from '../core/shared/extension-checks.ts'

/** Dependencies. */
export const checks: readonly Check[] = [
  leastVersion('SPV_KHR_ray_tracing/version-is-1-4-or-later', 'RayTracingKHR', 4),
]

import type { Check } from '../check.ts'
import { onlyIn } from '../core/shared/extension-checks.ts'
import { reports } from '../shared/ray-instructions.ts'
import { rayModels } from '../shared/ray-storage.ts'
import { nv } from './shared/nv.ts'

const { generation, anyHit, closestHit, miss, callable } = rayModels

/** 3.32.24 Ray Tracing Instructions. */
export const checks: readonly Check[] = [
  ...reports(nv),
  /** OpIgnoreIntersectionNV and OpTerminateRayNV. */
  onlyIn(
    'SPV_NV_ray_tracing/ray-termination-execution-model',
    ['OpIgnoreIntersectionNV', 'OpTerminateRayNV'],
    () => anyHit,
  ),
  /** OpExecuteCallableNV. */
  onlyIn(
    'SPV_NV_ray_tracing/execute-callable-execution-model',
    ['OpExecuteCallableNV'],
    () => generation | closestHit | miss | callable,
  ),
]

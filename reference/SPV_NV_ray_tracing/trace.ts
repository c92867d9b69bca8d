import type { Check } from '../check.ts'
import { onlyIn } from '../core/shared/extension-checks.ts'
import { tracedOperands } from '../shared/ray-instructions.ts'
import { rayModels } from '../shared/ray-storage.ts'
import { nv } from './shared/nv.ts'

const trace = 'OpTraceNV'

const { generation, closestHit, miss } = rayModels

/** 3.32.24 Ray Tracing Instructions: OpTraceNV. */
export const checks: readonly Check[] = [
  ...tracedOperands(nv, trace),
  onlyIn('SPV_NV_ray_tracing/trace-execution-model', [trace], () => generation | closestHit | miss),
]

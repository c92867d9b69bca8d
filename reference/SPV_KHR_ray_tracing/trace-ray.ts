import type { Check } from '../check.ts'
import { onlyIn } from '../core/shared/extension-checks.ts'
import { variableOperand } from '../core/shared/operands.ts'
import { tracedOperands, tracePlace } from '../shared/ray-instructions.ts'
import { rayModels } from '../shared/ray-storage.ts'
import { khr } from './shared/khr.ts'

const trace = 'OpTraceRayKHR'

const { generation, closestHit, miss } = rayModels

/** OpTraceRayKHR. */
export const checks: readonly Check[] = [
  ...tracedOperands(khr, trace),
  variableOperand('SPV_KHR_ray_tracing/payload-is-a-variable', trace, tracePlace.payload, [
    'RayPayloadKHR',
    'IncomingRayPayloadKHR',
  ]),
  onlyIn(
    'SPV_KHR_ray_tracing/trace-ray-execution-model',
    [trace],
    () => generation | closestHit | miss,
  ),
]

import type { Check } from '../check.ts'
import { onlyIn } from '../core/shared/extension-checks.ts'
import { variableOperand } from '../core/shared/operands.ts'
import { reports } from '../shared/ray-instructions.ts'
import { rayModels } from '../shared/ray-storage.ts'
import { operandsOf, unsigned } from '../shared/shapes.ts'
import { khr } from './shared/khr.ts'

const execute = 'OpExecuteCallableKHR'

const { generation, anyHit, closestHit, miss, callable } = rayModels

export const checks: readonly Check[] = [
  ...reports(khr),
  /** OpIgnoreIntersectionKHR and OpTerminateRayKHR. */
  onlyIn(
    'SPV_KHR_ray_tracing/ray-termination-execution-model',
    ['OpIgnoreIntersectionKHR', 'OpTerminateRayKHR'],
    () => anyHit,
  ),
  /** OpExecuteCallableKHR. */
  operandsOf('SPV_KHR_ray_tracing/sbt-index-is-an-unsigned-32-bit-integer', execute, [0], unsigned),
  variableOperand('SPV_KHR_ray_tracing/callable-data-is-a-variable', execute, 1, [
    'CallableDataKHR',
    'IncomingCallableDataKHR',
  ]),
  onlyIn(
    'SPV_KHR_ray_tracing/execute-callable-execution-model',
    [execute],
    () => generation | closestHit | miss | callable,
  ),
]

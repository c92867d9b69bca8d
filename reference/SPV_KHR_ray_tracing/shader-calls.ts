import type { Check } from '../check.ts'
import { onlyIn } from '../core/shared/extension-checks.ts'
import { models } from '../core/shared/models.ts'
import { variableOperand } from '../core/shared/operands.ts'
import { boolean, float, operandsOf, resultOf, unsigned } from '../shared/shapes.ts'

const report = 'OpReportIntersectionKHR'
const execute = 'OpExecuteCallableKHR'

const [intersecting, hitting, calling] = [
  models('IntersectionKHR'),
  models('AnyHitKHR'),
  models('RayGenerationKHR', 'ClosestHitKHR', 'MissKHR', 'CallableKHR'),
]

/** OpReportIntersectionKHR. SPV_NV_ray_tracing has it as well, under another capability. */
const ofReports: readonly Check[] = [
  resultOf('SPV_KHR_ray_tracing/report-results-in-a-boolean', [report], boolean),
  operandsOf('SPV_KHR_ray_tracing/hit-is-a-32-bit-float', report, [0], float),
  operandsOf('SPV_KHR_ray_tracing/hit-kind-is-an-unsigned-32-bit-integer', report, [1], unsigned),
  onlyIn('SPV_KHR_ray_tracing/report-intersection-execution-model', [report], () => intersecting),
]

export const checks: readonly Check[] = [
  ...ofReports.map((check) => ({ ...check, among: ['RayTracingKHR'] })),
  /** OpIgnoreIntersectionKHR and OpTerminateRayKHR. */
  onlyIn(
    'SPV_KHR_ray_tracing/ray-termination-execution-model',
    ['OpIgnoreIntersectionKHR', 'OpTerminateRayKHR'],
    () => hitting,
  ),
  /** OpExecuteCallableKHR. */
  operandsOf('SPV_KHR_ray_tracing/sbt-index-is-an-unsigned-32-bit-integer', execute, [0], unsigned),
  variableOperand('SPV_KHR_ray_tracing/callable-data-is-a-variable', execute, 1, [
    'CallableDataKHR',
    'IncomingCallableDataKHR',
  ]),
  onlyIn('SPV_KHR_ray_tracing/execute-callable-execution-model', [execute], () => calling),
]

import type { Check } from '../check.ts'
import { onlyIn } from '../core/shared/extension-checks.ts'
import { rayModels } from '../shared/ray-storage.ts'
import { boolean, float, operandsOf, resultOf, unsigned } from '../shared/shapes.ts'
import { nv } from './shared/nv.ts'

// Under the name that it has in SPV_KHR_ray_tracing, which took it over.
const report = 'OpReportIntersectionKHR'

const { generation, intersection, anyHit, closestHit, miss, callable } = rayModels

/** 3.32.24 Ray Tracing Instructions: OpReportIntersectionNV. */
const ofReports = [
  resultOf('SPV_NV_ray_tracing/report-results-in-a-boolean', [report], boolean),
  operandsOf('SPV_NV_ray_tracing/hit-is-a-32-bit-float', report, [0], float),
  operandsOf('SPV_NV_ray_tracing/hit-kind-is-an-unsigned-32-bit-integer', report, [1], unsigned),
  onlyIn('SPV_NV_ray_tracing/report-intersection-execution-model', [report], () => intersection),
]

export const checks: readonly Check[] = [
  ...ofReports.map((check) => ({
    ...check,
    among: [nv.capability],
    judge: ((instruction, module, report) => {
      if (nv.speaks(module)) check.judge(instruction, module, report)
    }) satisfies typeof check.judge,
  })),
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

import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const instructions = 'Modifications: 3.32.24 Ray Tracing Instructions'
const report = `${instructions}: OpReportIntersectionNV`

const trees = 'Functions that no entry point reaches by calls are not judged.'

const besideKhr = (slug: string) =>
  `The instruction is OpReportIntersectionKHR. Judged in a module that declares RayTracingNV and not RayTracingKHR: with the latter, SPV_KHR_ray_tracing/${slug} carries the sentence.`

/** Instructions that report hits, end rays and call shaders. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'report-results-in-a-boolean',
    section: report,
    summary: 'The Result Type of an OpReportIntersectionNV is OpTypeBool.',
    class: 'type',
    notes: besideKhr('report-results-in-a-boolean'),
  }),
  row({
    slug: 'hit-is-a-32-bit-float',
    section: report,
    summary: 'The type of the Hit of an OpReportIntersectionNV is a 32-bit OpTypeFloat.',
    class: 'type',
    notes: besideKhr('hit-is-a-32-bit-float'),
  }),
  row({
    slug: 'hit-kind-is-an-unsigned-32-bit-integer',
    section: report,
    summary:
      'The type of the Hit Kind of an OpReportIntersectionNV is a 32-bit OpTypeInt with Signedness 0.',
    class: 'type',
    notes: besideKhr('hit-kind-is-an-unsigned-32-bit-integer'),
  }),
  row({
    slug: 'report-intersection-execution-model',
    section: report,
    summary:
      'OpReportIntersectionNV is only in the call trees of entry points with the execution model IntersectionNV.',
    class: 'semantics',
    notes: `${trees} ${besideKhr('report-intersection-execution-model')}`,
  }),
  row({
    slug: 'ray-termination-execution-model',
    section: `${instructions}: OpIgnoreIntersectionNV, OpTerminateRayNV`,
    summary:
      'OpIgnoreIntersectionNV and OpTerminateRayNV are only in the call trees of entry points with the execution model AnyHitNV.',
    class: 'semantics',
    notes: trees,
  }),
  row({
    slug: 'execute-callable-execution-model',
    section: `${instructions}: OpExecuteCallableNV`,
    summary:
      'OpExecuteCallableNV is only in the call trees of entry points with the execution models RayGenerationNV, ClosestHitNV, MissNV and CallableNV.',
    class: 'semantics',
    notes: trees,
  }),
]

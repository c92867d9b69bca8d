import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const instructions = 'Modifications: Ray Tracing Instructions'
const report = `${instructions}: OpReportIntersectionKHR`
const execute = `${instructions}: OpExecuteCallableKHR`

const trees = 'Functions that no entry point reaches by calls are not judged.'

/** Instructions that report hits, end rays and call shaders. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'report-results-in-a-boolean',
    section: report,
    summary: 'The Result Type of an OpReportIntersectionKHR is OpTypeBool.',
    class: 'type',
  }),
  row({
    slug: 'hit-is-a-32-bit-float',
    section: report,
    summary: 'The type of the Hit of an OpReportIntersectionKHR is a 32-bit OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'hit-kind-is-an-unsigned-32-bit-integer',
    section: report,
    summary:
      'The type of the Hit Kind of an OpReportIntersectionKHR is a 32-bit OpTypeInt with Signedness 0.',
    class: 'type',
  }),
  row({
    slug: 'report-intersection-execution-model',
    section: report,
    summary:
      'OpReportIntersectionKHR is only in the call trees of entry points with the execution model IntersectionKHR.',
    class: 'semantics',
    notes: trees,
  }),
  row({
    slug: 'ray-termination-execution-model',
    section: `${instructions}: OpIgnoreIntersectionKHR, OpTerminateRayKHR`,
    summary:
      'OpIgnoreIntersectionKHR and OpTerminateRayKHR are only in the call trees of entry points with the execution model AnyHitKHR.',
    class: 'semantics',
    notes: trees,
  }),
  row({
    slug: 'sbt-index-is-an-unsigned-32-bit-integer',
    section: execute,
    summary:
      'The type of the SBT Index of an OpExecuteCallableKHR is a 32-bit OpTypeInt with Signedness 0.',
    class: 'type',
  }),
  row({
    slug: 'callable-data-is-a-variable',
    section: execute,
    summary:
      'The Callable Data of an OpExecuteCallableKHR is the result of an OpVariable whose Storage Class is CallableDataKHR or IncomingCallableDataKHR.',
    class: 'storage-class',
    notes:
      'A pointer into a variable, and an OpFunctionParameter, are not the result of an OpVariable.',
  }),
  row({
    slug: 'execute-callable-execution-model',
    section: execute,
    summary:
      'OpExecuteCallableKHR is only in the call trees of entry points with the execution models RayGenerationKHR, ClosestHitKHR, MissKHR and CallableKHR.',
    class: 'semantics',
    notes: trees,
  }),
]

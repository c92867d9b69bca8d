import type { Check } from '../check.ts'
import { onlyIn } from '../core/shared/extension-checks.ts'
import { type RayTracingText, rayModels } from './ray-storage.ts'
import {
  accelerationStructure,
  boolean,
  float,
  integer,
  operandsOf,
  resultOf,
  unsigned,
  vector,
} from './shapes.ts'

/** The one instruction that both texts have; SPV_NV_ray_tracing calls it OpReportIntersectionNV. */
const report = 'OpReportIntersectionKHR'

/** The checks of reported intersections: which text has them depends on the capability. */
export function reports({ text, capability, speaks }: RayTracingText): readonly Check[] {
  const checks = [
    resultOf(`${text}/report-results-in-a-boolean`, [report], boolean),
    operandsOf(`${text}/hit-is-a-32-bit-float`, report, [0], float),
    operandsOf(`${text}/hit-kind-is-an-unsigned-32-bit-integer`, report, [1], unsigned),
    onlyIn(`${text}/report-intersection-execution-model`, [report], () => rayModels.intersection),
  ]
  return checks.map((check) => ({
    ...check,
    among: [capability],
    judge: ((instruction, module, report) => {
      if (speaks(module)) check.judge(instruction, module, report)
    }) satisfies typeof check.judge,
  }))
}

/** Indexes of the operands of an instruction that traces rays; the integers are at 1 to 5, and a payload is at the end. */
export const tracePlace = { structure: 0, origin: 6, least: 7, direction: 8, most: 9, payload: 10 }

/** The checks of the types that an instruction which traces rays takes, in either text. */
export function tracedOperands(
  { text }: Pick<RayTracingText, 'text'>,
  trace: string,
): readonly Check[] {
  const { structure, origin, least, direction, most } = tracePlace
  return [
    operandsOf(`${text}/acceleration-structure-is-one`, trace, [structure], accelerationStructure),
    operandsOf(`${text}/trace-operands-are-32-bit-integers`, trace, [1, 2, 3, 4, 5], integer),
    operandsOf(
      `${text}/origin-and-direction-are-3-component-vectors`,
      trace,
      [origin, direction],
      vector(3),
    ),
    operandsOf(`${text}/tmin-and-tmax-are-32-bit-floats`, trace, [least, most], float),
  ]
}

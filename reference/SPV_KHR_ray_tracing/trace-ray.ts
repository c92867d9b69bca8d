import type { Check } from '../check.ts'
import { onlyIn } from '../core/shared/extension-checks.ts'
import { models } from '../core/shared/models.ts'
import { variableOperand } from '../core/shared/operands.ts'
import { accelerationStructure, float, integer, operandsOf, vector } from '../shared/shapes.ts'

const trace = 'OpTraceRayKHR'

/** Indexes of the operands; the integers are at 1 to 5. */
const place = { structure: 0, origin: 6, least: 7, direction: 8, most: 9, payload: 10 }

const tracing = models('RayGenerationKHR', 'ClosestHitKHR', 'MissKHR')

/** OpTraceRayKHR. */
export const checks: readonly Check[] = [
  operandsOf(
    'SPV_KHR_ray_tracing/acceleration-structure-is-one',
    trace,
    [place.structure],
    accelerationStructure,
  ),
  operandsOf(
    'SPV_KHR_ray_tracing/trace-operands-are-32-bit-integers',
    trace,
    [1, 2, 3, 4, 5],
    integer,
  ),
  operandsOf(
    'SPV_KHR_ray_tracing/origin-and-direction-are-3-component-vectors',
    trace,
    [place.origin, place.direction],
    vector(3),
  ),
  operandsOf(
    'SPV_KHR_ray_tracing/tmin-and-tmax-are-32-bit-floats',
    trace,
    [place.least, place.most],
    float,
  ),
  variableOperand('SPV_KHR_ray_tracing/payload-is-a-variable', trace, place.payload, [
    'RayPayloadKHR',
    'IncomingRayPayloadKHR',
  ]),
  onlyIn('SPV_KHR_ray_tracing/trace-ray-execution-model', [trace], () => tracing),
]

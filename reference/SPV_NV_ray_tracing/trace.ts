import type { Check } from '../check.ts'
import { onlyIn } from '../core/shared/extension-checks.ts'
import { rayModels } from '../shared/ray-storage.ts'
import { accelerationStructure, float, integer, operandsOf, vector } from '../shared/shapes.ts'

const trace = 'OpTraceNV'

/** Indexes of the operands that are not integers, which are at 1 to 5. */
const place = { structure: 0, origin: 6, least: 7, direction: 8, most: 9 }

const { generation, closestHit, miss } = rayModels

/** 3.32.24 Ray Tracing Instructions: OpTraceNV. */
export const checks: readonly Check[] = [
  operandsOf(
    'SPV_NV_ray_tracing/acceleration-structure-is-one',
    trace,
    [place.structure],
    accelerationStructure,
  ),
  operandsOf(
    'SPV_NV_ray_tracing/trace-operands-are-32-bit-integers',
    trace,
    [1, 2, 3, 4, 5],
    integer,
  ),
  operandsOf(
    'SPV_NV_ray_tracing/origin-and-direction-are-3-component-vectors',
    trace,
    [place.origin, place.direction],
    vector(3),
  ),
  operandsOf(
    'SPV_NV_ray_tracing/tmin-and-tmax-are-32-bit-floats',
    trace,
    [place.least, place.most],
    float,
  ),
  onlyIn('SPV_NV_ray_tracing/trace-execution-model', [trace], () => generation | closestHit | miss),
]

import { constant, type, unless, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { array, declared, float, integer, pointer, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const instruction = 'OpRayQueryGetIntersectionTriangleVertexPositionsKHR'

export const rows: readonly SentenceRow[] = [
  ...rowsAt(instruction, {
    'result-is-an-array-of-three-vectors': type('Result Type', array(vector(float(32), 3), 3)),
    'intersection-is-a-32-bit-integer-constant': [
      type('Intersection', integer(32)),
      value('Intersection', constant),
    ],
  }),
  ...rowsAt(
    instruction,
    {
      'ray-query-operand-points-to-a-ray-query': type(
        'RayQuery',
        pointer(declared('OpTypeRayQueryKHR')),
      ),
    },
    unless(type('RayQuery', { kind: 'pointer', typed: false })),
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_KHR_ray_tracing_position_fetch', rows)

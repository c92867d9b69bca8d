import { constant, type, unless, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { array, declared, float, integer, pointer, vector } from '#spec/vocabulary/type-terms'

const instruction = 'OpRayQueryGetIntersectionTriangleVertexPositionsKHR'

/** The sentences about the result and the operands of the instruction. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(instruction, {
    'result-is-an-array-of-three-vectors': type('Result Type', array(vector(float(32), 3), 3)),
    'intersection-is-a-32-bit-integer-constant': [
      value('Intersection', constant),
      type('Intersection', integer(32)),
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

import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const instruction = 'Modifications: OpRayQueryGetIntersectionTriangleVertexPositionsKHR'

/** The instruction that reads the positions, and the extensions that the text needs beside its own. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'result-is-an-array-of-three-vectors',
    section: instruction,
    summary:
      'The Result Type of an OpRayQueryGetIntersectionTriangleVertexPositionsKHR is an OpTypeArray with the Length 3, whose Element Type is a vector of three components that are a 32-bit OpTypeFloat.',
    class: 'type',
    notes: 'A length that specialization decides is not judged.',
  }),
  row({
    slug: 'ray-query-operand-points-to-a-ray-query',
    section: instruction,
    summary:
      'The type of the Ray Query of an OpRayQueryGetIntersectionTriangleVertexPositionsKHR is an OpTypePointer to an OpTypeRayQueryKHR.',
    class: 'type',
    notes: 'An untyped pointer is not judged.',
  }),
  row({
    slug: 'intersection-is-a-32-bit-integer-constant',
    section: instruction,
    summary:
      'The Intersection of an OpRayQueryGetIntersectionTriangleVertexPositionsKHR is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is a 32-bit OpTypeInt of either signedness.',
    class: 'operand',
    notes: 'OpUndef is not a constant instruction. Values other than 0 and 1 are not judged.',
  }),
  row({
    slug: 'state-of-the-query-allows-the-instruction',
    section: instruction,
    summary:
      'An OpRayQueryGetIntersectionTriangleVertexPositionsKHR is executed when the ray query has a candidate intersection, the last OpRayQueryProceedKHR on it having been true, or a committed one, as its Intersection asks.',
    class: 'semantics',
    decidable: 'runtime',
    why: 'what was executed before is known when the program runs',
  }),
  row({
    slug: 'ray-extension-is-declared',
    section: 'Dependencies',
    summary:
      'A module that has an `OpExtension "SPV_KHR_ray_tracing_position_fetch"` also has an `OpExtension "SPV_KHR_ray_query"` or an `OpExtension "SPV_KHR_ray_tracing"`.',
    class: 'capability',
    confidence: 'open',
    notes: 'The other extension may be required of modules or of implementations (NOTES.md).',
  }),
]

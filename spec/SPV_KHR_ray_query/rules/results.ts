import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

function result(slug: string, summary: string): RuleRow {
  return row({
    slug: `result-is-${slug}`,
    section: 'Modifications: Ray Query Instructions: Result Type',
    summary,
    class: 'type',
  })
}

/** Result types of the instructions on ray queries, whose common beginning is OpRayQuery. */
export const rules: readonly RuleRow[] = [
  result(
    'a-boolean',
    'The Result Type of OpRayQueryProceedKHR, OpRayQueryGetIntersectionFrontFaceKHR and OpRayQueryGetIntersectionCandidateAABBOpaqueKHR is OpTypeBool.',
  ),
  result(
    'a-32-bit-integer',
    'The Result Type of OpRayQueryGetIntersectionTypeKHR, OpRayQueryGetRayFlagsKHR, OpRayQueryGetIntersectionInstanceCustomIndexKHR, OpRayQueryGetIntersectionInstanceIdKHR, OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, OpRayQueryGetIntersectionGeometryIndexKHR and OpRayQueryGetIntersectionPrimitiveIndexKHR is a 32-bit OpTypeInt of either signedness.',
  ),
  result(
    'a-32-bit-float',
    'The Result Type of OpRayQueryGetRayTMinKHR and OpRayQueryGetIntersectionTKHR is a 32-bit OpTypeFloat.',
  ),
  result(
    'a-2-component-vector',
    'The Result Type of OpRayQueryGetIntersectionBarycentricsKHR is a vector of two components that are a 32-bit OpTypeFloat.',
  ),
  result(
    'a-3-component-vector',
    'The Result Type of OpRayQueryGetIntersectionObjectRayDirectionKHR, OpRayQueryGetIntersectionObjectRayOriginKHR, OpRayQueryGetWorldRayDirectionKHR and OpRayQueryGetWorldRayOriginKHR is a vector of three components that are a 32-bit OpTypeFloat.',
  ),
  result(
    'a-matrix-of-four-columns',
    'The Result Type of OpRayQueryGetIntersectionObjectToWorldKHR and OpRayQueryGetIntersectionWorldToObjectKHR is an OpTypeMatrix of four columns, each a vector of three components that are a 32-bit OpTypeFloat.',
  ),
]

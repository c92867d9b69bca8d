import type { Check } from '../check.ts'
import { boolean, float, integer, matrix, resultOf, vector } from '../shared/shapes.ts'

/** Ray Query Instructions, Result Type of each. */
export const checks: readonly Check[] = [
  resultOf(
    'SPV_KHR_ray_query/result-is-a-2-component-vector',
    ['OpRayQueryGetIntersectionBarycentricsKHR'],
    vector(2),
  ),
  resultOf(
    'SPV_KHR_ray_query/result-is-a-3-component-vector',
    [
      'OpRayQueryGetIntersectionObjectRayDirectionKHR',
      'OpRayQueryGetIntersectionObjectRayOriginKHR',
      'OpRayQueryGetWorldRayDirectionKHR',
      'OpRayQueryGetWorldRayOriginKHR',
    ],
    vector(3),
  ),
  resultOf(
    'SPV_KHR_ray_query/result-is-a-32-bit-float',
    ['OpRayQueryGetRayTMinKHR', 'OpRayQueryGetIntersectionTKHR'],
    float,
  ),
  resultOf(
    'SPV_KHR_ray_query/result-is-a-32-bit-integer',
    [
      'OpRayQueryGetIntersectionTypeKHR',
      'OpRayQueryGetRayFlagsKHR',
      'OpRayQueryGetIntersectionInstanceCustomIndexKHR',
      'OpRayQueryGetIntersectionInstanceIdKHR',
      'OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR',
      'OpRayQueryGetIntersectionGeometryIndexKHR',
      'OpRayQueryGetIntersectionPrimitiveIndexKHR',
    ],
    integer,
  ),
  resultOf(
    'SPV_KHR_ray_query/result-is-a-boolean',
    [
      'OpRayQueryProceedKHR',
      'OpRayQueryGetIntersectionFrontFaceKHR',
      'OpRayQueryGetIntersectionCandidateAABBOpaqueKHR',
    ],
    boolean,
  ),
  resultOf(
    'SPV_KHR_ray_query/result-is-a-matrix-of-four-columns',
    ['OpRayQueryGetIntersectionObjectToWorldKHR', 'OpRayQueryGetIntersectionWorldToObjectKHR'],
    matrix,
  ),
]

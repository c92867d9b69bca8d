import type { RuleRow } from '../../rule.ts'
import { resultRules } from '../../shared/hit-object-rules.ts'

/** Result types of the instructions that ask a hit object. */
export const rules: readonly RuleRow[] = resultRules(
  'EXT',
  [
    'GetHitKind',
    'GetPrimitiveIndex',
    'GetGeometryIndex',
    'GetInstanceId',
    'GetInstanceCustomIndex',
    'GetRayFlags',
    'GetShaderBindingTableRecordIndex',
  ],
  {
    'result-is-an-array-of-three-positions':
      'The Result Type of an OpHitObjectGetIntersectionTriangleVertexPositionsEXT is an OpTypeArray with a Length of 3 whose Element Type is a vector of three components that are a 32-bit OpTypeFloat.',
  },
)

import type { RuleRow } from '../../rule.ts'
import { resultRules } from '../../shared/hit-object-rules.ts'

/** Result types of the instructions that ask a hit object. */
export const rules: readonly RuleRow[] = resultRules('NV', [
  'GetHitKind',
  'GetPrimitiveIndex',
  'GetGeometryIndex',
  'GetInstanceId',
  'GetInstanceCustomIndex',
  'GetShaderBindingTableRecordIndex',
])

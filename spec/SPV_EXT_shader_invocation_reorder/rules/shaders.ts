import type { RuleRow } from '../../rule.ts'
import { shaderRules } from '../../shared/hit-object-rules.ts'

/** Shaders that may have the instructions, and the extensions beside that of the text. */
export const rules: readonly RuleRow[] = shaderRules(
  'EXT',
  'OpReorderThreadWithHintEXT, OpReorderThreadWithHitObjectEXT, OpHitObjectReorderExecuteShaderEXT, OpHitObjectTraceReorderExecuteEXT and OpHitObjectTraceMotionReorderExecuteEXT',
  'OpHitObjectTraceRayMotionEXT, OpHitObjectRecordMissMotionEXT or OpHitObjectTraceMotionReorderExecuteEXT',
)

import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { objectRules } from '../../shared/hit-object-rules.ts'

/** Hit objects, their attributes, and the variables that hold their shader records. */
export const rules: readonly RuleRow[] = [
  ...objectRules('EXT'),
  ...rowsIn('Modifications: Decorations: HitObjectShaderRecordBufferEXT', 'decoration', {
    'record-buffer-decoration-is-on-a-variable': {
      summary: 'The target of the decoration HitObjectShaderRecordBufferEXT is an OpVariable.',
      notes:
        'What the variable holds is not judged (NOTES.md). A member of a structure is not an OpVariable.',
    },
  }),
]

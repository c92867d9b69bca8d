import type { RuleRow } from '../../rule.ts'
import { objectRules } from '../../shared/hit-object-rules.ts'

/** Hit objects and their attributes. */
export const rules: readonly RuleRow[] = objectRules('NV')

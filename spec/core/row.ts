import type { RuleClass, RuleRow } from '../rule.ts'

/** The optional fields of a row of the core catalogue. */
type CoreRowFields = Partial<Omit<RuleRow, 'slug' | 'section' | 'summary' | 'class'>>

/** A row of the core catalogue. Defaults: confidence `certain`, decidable from the module, phase `validate`. */
export function row(
  ruleClass: RuleClass,
  slug: string,
  section: string,
  summary: string,
  more: CoreRowFields = {},
): RuleRow {
  return {
    slug,
    section,
    summary,
    class: ruleClass,
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    ...more,
  }
}

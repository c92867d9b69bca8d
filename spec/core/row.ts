import type { RuleClass, RuleRow } from '../rule.ts'

/** What a row may say beside the four things that every row of the core catalogue says. */
type More = Partial<Omit<RuleRow, 'slug' | 'section' | 'summary' | 'class'>>

/** A row of the core catalogue: unless `more` says otherwise, certain, decided from the module, of phase `validate`. */
export function row(
  ruleClass: RuleClass,
  slug: string,
  section: string,
  summary: string,
  more: More = {},
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

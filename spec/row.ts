import type { RuleClass, RuleRow } from './rule.ts'

type Defaulted = 'phase' | 'decidable' | 'confidence'

/** A rule without what most rules have in common. */
export type GivenRow = Omit<RuleRow, Defaulted> & Partial<Pick<RuleRow, Defaulted>>

/** The row as given. Defaults: phase `validate`, decidable from the module, confidence `certain`. */
export function row(given: GivenRow): RuleRow {
  return { phase: 'validate', decidable: 'module', confidence: 'certain', ...given }
}

/** A rule by its summary alone, or with what distinguishes it from most rules. */
export type BriefRow = string | Omit<GivenRow, 'slug' | 'section' | 'class'>

/** Rules of one section and one class, by slug, with the defaults of `row`. */
export function rowsIn(
  section: string,
  ruleClass: RuleClass,
  rows: Readonly<Record<string, BriefRow>>,
): readonly RuleRow[] {
  return Object.entries(rows).map(([slug, brief]) =>
    row({
      slug,
      section,
      class: ruleClass,
      ...(typeof brief === 'string' ? { summary: brief } : brief),
    }),
  )
}

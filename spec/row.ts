import type { RuleRow } from './rule.ts'

type Defaulted = 'phase' | 'decidable' | 'confidence'

/** A rule without what most rules have in common. */
export type GivenRow = Omit<RuleRow, Defaulted> & Partial<Pick<RuleRow, Defaulted>>

/** The row as given. Defaults: phase `validate`, decidable from the module, confidence `certain`. */
export function row(given: GivenRow): RuleRow {
  return { phase: 'validate', decidable: 'module', confidence: 'certain', ...given }
}

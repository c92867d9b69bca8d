import type { RuleRow } from '../rule.ts'

type Usual = 'phase' | 'decidable' | 'confidence'

/** The row as given. Defaults: phase `validate`, decidable from the module, confidence `certain`. */
export function row(given: Omit<RuleRow, Usual> & Partial<Pick<RuleRow, Usual>>): RuleRow {
  return { phase: 'validate', decidable: 'module', confidence: 'certain', ...given }
}

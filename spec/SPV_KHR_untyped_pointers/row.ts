import type { RuleRow } from '../rule.ts'

type Usual = 'phase' | 'decidable' | 'confidence'

/** The row as given; where it does not say otherwise: phase `validate`, decided from the module, certain. */
export function row(given: Omit<RuleRow, Usual> & Partial<Pick<RuleRow, Usual>>): RuleRow {
  return { phase: 'validate', decidable: 'module', confidence: 'certain', ...given }
}

import { type GivenRow, row as plainRow } from '../row.ts'
import type { RuleRow } from '../rule.ts'

/** The table of capabilities. */
export const table = 'Modifications: 3.31 Capability'

export const validation = 'Validation Rules'

/**
 * The condition of every rule on data. Integers and floating-point types are judged separately, so that a module with
 * Int16 can break the rules with floating-point types.
 */
export const narrow =
  'If a 16-bit scalar type without an encoding is enabled by 16-bit storage capabilities and by no other (Int16 for integers, Float16 or Float16Buffer for floating point)'

/** The row as given. Defaults: phase `validate`, decidable from the module, confidence `derived`. */
export function row(given: GivenRow): RuleRow {
  return plainRow({ confidence: 'derived', ...given })
}

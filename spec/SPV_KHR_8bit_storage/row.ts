import { type GivenRow, row as plainRow } from '../row.ts'
import type { RuleRow } from '../rule.ts'

/** The table of capabilities. */
export const table = 'Modifications: 3.31 Capability'

/** The account of the capabilities in the core specification. */
export const core = 'Core 2.16.1 Universal Validation Rules: Data rules, 8-bit storage'

/** The condition of every rule. */
export const narrow =
  'If StorageBuffer8BitAccess, UniformAndStorageBuffer8BitAccess or StoragePushConstant8 enables the 8-bit integer type and Int8 is not declared'

/** The row as given. Defaults: phase `validate`, decidable from the module, confidence `derived`. */
export function row(given: GivenRow): RuleRow {
  return plainRow({ confidence: 'derived', ...given })
}

import { instructionSetRows } from './generated/sets.ts'
import type { InstructionSetRow } from './types.ts'

/**
 * The row of the set that an `OpExtInstImport` string names: by its whole name, or by the fixed prefix if the set is
 * versioned. Instructions depend on the prefix only; the text of the set defines which suffixes are versions.
 * `undefined` if the grammar has none.
 */
export function setRowByName(name: string): InstructionSetRow | undefined {
  const exact = instructionSetRows.find(([set, versioned]) => versioned === 0 && set === name)
  if (exact !== undefined) return exact
  return instructionSetRows.find(([set, versioned]) => versioned === 1 && name.startsWith(set))
}

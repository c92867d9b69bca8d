import { instructionSetRows } from './generated/sets.ts'
import type { InstructionSetRow } from './types.ts'

/**
 * The row of the set that an `OpExtInstImport` string names: exactly, or by its fixed beginning where the set is
 * versioned. Whether what follows that is a version is for the set's own text to say: instructions are told apart by
 * the beginning alone. `undefined` when the grammar has none.
 */
export function setRowByName(name: string): InstructionSetRow | undefined {
  const exact = instructionSetRows.find(([set, versioned]) => versioned === 0 && set === name)
  if (exact !== undefined) return exact
  return instructionSetRows.find(([set, versioned]) => versioned === 1 && name.startsWith(set))
}

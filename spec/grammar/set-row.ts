import { instructionSetRows } from './generated/sets.ts'
import type { InstructionSetRow } from './types.ts'

const decimal = /^[0-9]+$/

/**
 * The row of the set that an `OpExtInstImport` string names: exactly, or by its fixed beginning followed by decimal
 * digits where the set is versioned. `undefined` when the grammar has none.
 */
export function setRowByName(name: string): InstructionSetRow | undefined {
  const exact = instructionSetRows.find(([set, versioned]) => versioned === 0 && set === name)
  if (exact !== undefined) return exact
  return instructionSetRows.find(
    ([set, versioned]) =>
      versioned === 1 && name.startsWith(set) && decimal.test(name.slice(set.length)),
  )
}

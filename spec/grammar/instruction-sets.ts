import { instructionSetRows } from './generated/sets.ts'
import { instructionSet } from './rows.ts'
import type { InstructionSet } from './types.ts'

/** Every extended instruction set of the grammar. */
export const instructionSets: readonly InstructionSet[] = instructionSetRows.map(instructionSet)

/**
 * The set that an `OpExtInstImport` string names: exactly, or by its fixed beginning followed by decimal digits where
 * the set is versioned. `undefined` when the grammar has none.
 */
export function instructionSetByName(name: string): InstructionSet | undefined {
  const exact = instructionSets.find((set) => !set.versioned && set.name === name)
  if (exact !== undefined) return exact
  return instructionSets.find(
    (set) =>
      set.versioned && name.startsWith(set.name) && /^[0-9]+$/.test(name.slice(set.name.length)),
  )
}

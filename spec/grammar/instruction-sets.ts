import { instructionSetRows } from './generated/sets.ts'
import { instructionSet } from './rows.ts'
import { setRowByName } from './set-row.ts'
import type { InstructionSet } from './types.ts'

/** Every extended instruction set of the grammar. */
export const instructionSets: readonly InstructionSet[] = instructionSetRows.map(instructionSet)

/** The set that an `OpExtInstImport` string names, as {@link setRowByName} finds it. */
export function instructionSetByName(name: string): InstructionSet | undefined {
  const row = setRowByName(name)
  return row === undefined ? undefined : instructionSets[instructionSetRows.indexOf(row)]
}

import { instructionSetRows } from './generated/sets.ts'
import { instructionSet } from './rows.ts'
import { everySetRow, setRowByName, versionedRowByName } from './set-row.ts'
import type { InstructionSet, InstructionSetRow } from './types.ts'

const sets = new Map(everySetRow.map((row) => [row, instructionSet(row)]))

/** Every extended instruction set of the grammar. */
export const instructionSets: readonly InstructionSet[] = instructionSetRows.flatMap(
  (row) => sets.get(row) ?? [],
)

/** The set that an `OpExtInstImport` string names, as {@link setRowByName} finds it. */
export function instructionSetByName(name: string): InstructionSet | undefined {
  return setOf(setRowByName(name))
}

/** The versioned set that the string names, also where one of its versions has a set of its own in the grammar. */
export function versionedSetByName(name: string): InstructionSet | undefined {
  return setOf(versionedRowByName(name))
}

function setOf(row: InstructionSetRow | undefined): InstructionSet | undefined {
  return row === undefined ? undefined : sets.get(row)
}

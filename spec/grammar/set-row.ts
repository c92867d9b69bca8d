import { instructionSetRows } from './generated/sets.ts'
import type { InstructionRow, InstructionSetRow } from './types.ts'

/** Digits of the longest number that is read as a version. */
const digits = /^\d{1,9}$/

/** Instructions of a version about which nothing is known but what every non-semantic set obeys: their operands are ids. */
function ofUnknownVersion([name, newest, instructions]: InstructionSetRow): InstructionSetRow {
  const open = instructions.map(
    ([number, word, aliases, kind]): InstructionRow => [number, word, aliases, kind, ['IdRef*']],
  )
  return [name, newest, open, []]
}

const unknownVersions: ReadonlyMap<InstructionSetRow, InstructionSetRow> = new Map(
  instructionSetRows.filter(([, newest]) => newest > 0).map((row) => [row, ofUnknownVersion(row)]),
)

/** Every row that {@link setRowByName} finds. */
export const everySetRow: readonly InstructionSetRow[] = [
  ...instructionSetRows,
  ...unknownVersions.values(),
]

/**
 * The row of the versioned set whose fixed prefix a name begins with. Where what follows the prefix is not a number up to the
 * newest version that the rows describe, the instructions have their names, and any ids as operands.
 */
export function versionedRowByName(name: string): InstructionSetRow | undefined {
  const row = instructionSetRows.find(([set, newest]) => newest > 0 && name.startsWith(set))
  if (row === undefined) return undefined
  const [prefix, newest] = row
  const version = name.slice(prefix.length)
  return digits.test(version) && Number(version) <= newest ? row : unknownVersions.get(row)
}

/**
 * The row of the set that an `OpExtInstImport` string names: by its whole name, or as {@link versionedRowByName} finds it.
 * `undefined` if the grammar has no such set.
 */
export function setRowByName(name: string): InstructionSetRow | undefined {
  return (
    instructionSetRows.find(([set, newest]) => newest === 0 && set === name) ??
    versionedRowByName(name)
  )
}

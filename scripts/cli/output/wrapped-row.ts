import { wrapped } from '#runner/wrapped'

/** Columns that the last cell must have to be wrapped beside the others, and its indent below them. */
const least = 30
const indentBelow = 6

/**
 * A row of a table in lines of at most `columns`: its last cell goes on below itself, or below the others if they leave it no room.
 *
 * @param lineOf aligns the cells of a row.
 */
export function wrappedRow(
  row: readonly string[],
  widths: readonly number[],
  columns: number,
  lineOf: (row: readonly string[]) => string,
): readonly string[] {
  const before = row.slice(0, -1)
  const indent = before.reduce((sum, _, column) => sum + (widths[column] ?? 0) + 2, 0)
  const isBelow = columns - indent < least
  const left = ' '.repeat(isBelow ? indentBelow : indent)
  const lines = wrapped(row.at(-1) ?? '', columns - left.length)
  const [first = '', ...others] = isBelow ? ['', ...lines] : lines
  return [lineOf([...before, first]), ...others.map((line) => left + line)]
}

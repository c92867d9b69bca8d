import { wrapped } from '#runner/wrapped'

/** Columns that the last cell must have to be wrapped beside the others, and its indent below them. */
const least = 30
const indentBelow = 6

/**
 * Rows of cells as lines with aligned columns; the last column is not padded.
 *
 * @param columns of the terminal: the last cell of a row that is wider goes on below itself, or below the others if they leave it
 * no room.
 */
export function table(rows: readonly (readonly string[])[], columns?: number): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return rows
    .flatMap((row) => {
      if (columns === undefined || lineOf(row).length <= columns) return [lineOf(row)]
      const before = row.slice(0, -1)
      const last = row.at(-1) ?? ''
      const indent = before.reduce((sum, _, column) => sum + (widths[column] ?? 0) + 2, 0)
      const isBelow = columns - indent < least
      const left = ' '.repeat(isBelow ? indentBelow : indent)
      const lines = wrapped(last, columns - left.length)
      const [first = '', ...others] = isBelow ? ['', ...lines] : lines
      return [lineOf([...before, first]), ...others.map((line) => left + line)]
    })
    .join('\n')
}

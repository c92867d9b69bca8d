import { wrappedRow } from './wrapped-row.ts'

/**
 * Rows of cells as lines with aligned columns; the last column is not padded.
 *
 * @param columns of the terminal: the last cell of a wider row is wrapped.
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
    .flatMap((row) =>
      columns === undefined || lineOf(row).length <= columns
        ? [lineOf(row)]
        : wrappedRow(row, widths, columns, lineOf),
    )
    .join('\n')
}

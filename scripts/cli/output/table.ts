/** Rows of cells as lines with aligned columns; the last column is not padded. */
export function table(cells: readonly (readonly string[])[]): string {
  // A name from outside does not make a line of its own.
  const rows = cells.map((row) => row.map((cell) => cell.replaceAll('\n', '\\n')))
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

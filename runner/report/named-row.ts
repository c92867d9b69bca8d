/** A row of a table whose name is never cut: a name that is wider than its column has a line of its own. */
export function namedRow(name: string, width: number, cells: string): string {
  return name.length <= width
    ? `${name.padEnd(width)}${cells}`.trimEnd()
    : `${name}\n${' '.repeat(width)}${cells}`.trimEnd()
}

/** Rows of a table that is written as text: a line each, with cells between bars and space around them. */
export function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

import { MakerError } from '../maker-error.ts'

/** A row of a table: the text of each cell by the name of its column. */
export type TableRow = Readonly<Record<string, string>>

const column = /^[a-z][a-zA-Z\d_]*$/

/** The cells of a line `| one | two |`: bars within braces or quotation marks are text. */
function cellsOf(line: string): readonly string[] {
  const inner = /^\|(.*)\|$/s.exec(line)?.[1]
  if (inner === undefined)
    throw new MakerError('faulty-pair', 'a line of a table begins and ends with |', line)
  const cells: string[] = ['']
  for (const part of inner.match(/"(?:[^"\\]|\\.)*"|\{[^}]*\}|[^|]|\|/g) ?? []) {
    if (part === '|') cells.push('')
    else cells.push((cells.pop() ?? '') + part)
  }
  return cells.map((cell) => cell.trim())
}

/**
 * The rows of a table that is written as text: a line `| column | column |` with the names of the columns, and a line for each
 * row. Lines of hyphens are rules between rows.
 *
 * @throws {MakerError} where a row has another number of cells than the first line, or a name is not one of letters and digits.
 */
export function tableRows(text: string): readonly TableRow[] {
  const [head, ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\|[\s|:-]*-[\s|:-]*\|$/.test(line))
  if (head === undefined || lines.length === 0)
    throw new MakerError('faulty-pair', 'a table has a line of names and at least one row')
  const names = cellsOf(head)
  const misnamed = names.find((name) => !column.test(name))
  if (misnamed !== undefined)
    throw new MakerError(
      'faulty-pair',
      `the column '${misnamed}' is not named by a word that begins in lower case`,
      head,
    )
  return lines.map((line) => {
    const cells = cellsOf(line)
    if (cells.length !== names.length)
      throw new MakerError(
        'faulty-pair',
        `the row has ${cells.length} cells, and the table ${names.length} columns`,
        line,
      )
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  })
}

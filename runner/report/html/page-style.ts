import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The style sheets in cascade order. */
const sheets = ['colours', 'page', 'tables', 'rule', 'narrow', 'print']

/** The style sheets of a folder as one. */
export function pageStyle(folder: string): string {
  return sheets.map((sheet) => readFileSync(join(folder, `${sheet}.css`), 'utf8')).join('\n')
}

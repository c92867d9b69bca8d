import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

/** The style sheets in cascade order. */
const sheets = ['colours', 'page', 'tables', 'rule', 'narrow', 'print']

/** The style sheets of the report as one, which pages of the site share. */
export function pageStyle(): string {
  const folder = join(packageRoot(), 'templates', 'pages', 'style')
  return sheets.map((sheet) => readFileSync(join(folder, `${sheet}.css`), 'utf8')).join('\n')
}

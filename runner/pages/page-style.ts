import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'

/** The style sheets that every page needs, in cascade order. */
const sheets = ['colours', 'page', 'tables', 'rule', 'narrow', 'print']

/**
 * The style sheets of a page as one.
 *
 * @param more sheets that only some pages need, below `templates/pages/style/`.
 */
export function pageStyle(...more: readonly string[]): string {
  const folder = join(packageRoot(), 'templates', 'pages', 'style')
  return [...sheets, ...more]
    .map((sheet) => readFileSync(join(folder, `${sheet}.css`), 'utf8'))
    .join('\n')
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The panels of the page, by the names of their tabs. */
export const panels = ['findings', 'break', 'run', 'reflect', 'examples'] as const

/** axe-core, as a script of a page. */
export const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** What axe-core finds on a page: violations by rule, with the elements. */
export interface AxeFindings {
  readonly passes: number
  readonly violations: readonly { readonly id: string; readonly nodes: readonly string[] }[]
}

/** An expression of a page that has axe-core, which gives {@link AxeFindings} of it as it is. */
export const axeRun = `axe.run(document, { resultTypes: ['violations', 'passes'] }).then(({ violations, passes }) => ({
  passes: passes.length,
  violations: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => html + failureSummary) })),
}))`

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

/**
 * An expression of a page that has axe-core, which gives {@link AxeFindings} of it as it is, or of what is in an element alone where the
 * rest of the page was looked at before.
 */
export function axeRun(selector?: string): string {
  return `axe.run(${selector === undefined ? 'document' : JSON.stringify(selector)}, { resultTypes: ['violations', 'passes'] }).then(({ violations, passes }) => ({
  passes: passes.length,
  violations: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => html + failureSummary) })),
}))`
}

/** What axe-core is asked about when a panel is opened, and how many rules apply there at least: all of the page first, then what has changed. */
export function axeOf(panel: (typeof panels)[number]) {
  return panel === panels[0]
    ? { run: axeRun(), fewestPasses: 21 }
    : { run: axeRun('.results'), fewestPasses: 8 }
}

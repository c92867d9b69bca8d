import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { outcomes } from '../../log/outcome.ts'
import type { Result, RunLog } from '../../log/run-log.ts'
import { packageRoot } from '../../package-root.ts'
import { template } from '../../render.ts'
import type { Material } from '../material.ts'
import { summary } from '../summary.ts'
import { abbreviations } from '../tally-text.ts'
import { headline } from './headline.ts'
import { listingsOf } from './listings-of.ts'
import { matrixView } from './matrix-view.ts'
import { overviewView } from './overview-view.ts'
import { packed } from './packed.ts'
import { pageDataOf } from './page-data-of.ts'
import { pageScript } from './page-script.ts'
import { pageStyle } from './page-style.ts'
import { questionViews } from './question-views.ts'

/** How a content security policy names a text that it lets through. */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function byCase(a: Result, b: Result): number {
  if (a.case !== b.case) return a.case < b.case ? -1 : 1
  return a.oracle < b.oracle ? -1 : 1
}

/**
 * The run as one HTML file that needs nothing but itself. Totals, matrix and open questions stand in it as they are;
 * cases, answers and modules are packed and unfold in the reader's browser. Its own policy lets no script run but the
 * one that is written here, and nothing be fetched.
 */
export function html(run: RunLog, material: Material): string {
  // The same page for the same answers, in whatever order they came.
  const log = { ...run, results: [...run.results].sort(byCase) }
  const folder = join(packageRoot(), 'templates', 'reports', 'html')
  const style = pageStyle(join(folder, 'style'))
  const script = pageScript(join(folder, 'script'))
  const of = summary(log)
  const data = pageDataOf(log, material)
  return template(
    'reports/html/page.hbs',
    'xml',
  )({
    suite: of.suite,
    result: of.failed ? 'failed' : 'passed',
    headline: headline(of),
    stopped: of.stopped,
    overview: overviewView(of, log, material),
    matrix: matrixView(of, data),
    questions: questionViews(log, material),
    stale: of.stale,
    oracles: of.oracles,
    texts: data.texts.map(({ name }) => name),
    classes: [...new Set(data.rules.map((rule) => rule.class))].sort(),
    outcomes: outcomes.map((name) => ({
      name,
      short: abbreviations.find(([outcome]) => outcome === name)?.[1] ?? '',
    })),
    policy: `default-src 'none'; style-src ${sourceHash(style)}; script-src ${sourceHash(script)}; base-uri 'none'; form-action 'none'`,
    style,
    script,
    data: packed(data),
    listings: listingsOf(data, material).map((rule) => (rule.length === 0 ? '' : packed(rule))),
  })
}

import { createHash } from 'node:crypto'
import { outcomes } from '../../log/outcome.ts'
import type { Result, RunLog } from '../../log/run-log.ts'
import { template } from '../../render.ts'
import { foundCauses } from '../causes/found-causes.ts'
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

/** The name of an allowed inline text in a content security policy. */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function byCase(a: Result, b: Result): number {
  if (a.case !== b.case) return a.case < b.case ? -1 : 1
  return a.oracle < b.oracle ? -1 : 1
}

/**
 * The run as a single HTML file. Totals, matrix and open questions are plain HTML; cases, answers and modules are
 * compressed and unpacked in the browser. The content security policy of the page allows only the script written here,
 * and no network access.
 */
export function html(run: RunLog, material: Material): string {
  // The same answers give the same page, in whatever order they arrive.
  const log = { ...run, results: [...run.results].sort(byCase) }
  const style = pageStyle()
  const script = pageScript()
  const of = summary(log)
  const data = pageDataOf(log, material)
  return template(
    'reports/html/page.hbs',
    'xml',
  )({
    suite: of.suite,
    result: of.failed ? 'failed' : 'passed',
    headline: headline(of, foundCauses(log, material.causeOf)),
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

import { createHash } from 'node:crypto'
import { outcomes } from '../../log/outcome.ts'
import { inOrder, type LoggedRun } from '../../log/run-log.ts'
import { template } from '../../render.ts'
import { causesFound } from '../../report/causes/found-causes.ts'
import { enforcement } from '../../report/enforcement.ts'
import { figuring } from '../../report/figures.ts'
import { folded } from '../../report/fold.ts'
import type { Material } from '../../report/material.ts'
import { abbreviations } from '../../report/tally-text.ts'
import { caseCounts } from '../case-counts.ts'
import { columnsOf } from '../columns.ts'
import { pageRules } from '../page-rules.ts'
import { pageStyle } from '../page-style.ts'
import { causePages } from './cause-pages.ts'
import { coverageViews } from './coverage-views.ts'
import { headline } from './headline.ts'
import { listingsOf } from './listings-of.ts'
import { matrixView } from './matrix-view.ts'
import { overviewView } from './overview-view.ts'
import { packed } from './packed.ts'
import { pageCases } from './page-cases.ts'
import { pageAssembler, pageScript } from './page-script.ts'
import { pageTables } from './page-tables.ts'
import { questions } from './question-views.ts'
import { rulePages } from './rule-pages.ts'

/** The views of a report, as its menu lists them. */
const menu = [
  { name: 'Overview', href: '#/', view: 'overview' },
  { name: 'Matrix', href: '#/matrix', view: 'matrix' },
  { name: 'Findings', href: '#/findings', view: 'findings' },
  { name: 'Answers', href: '#/answers', view: 'answers' },
  { name: 'Coverage', href: '#/coverage', view: 'coverage' },
  { name: 'Open questions', href: '#/questions', view: 'questions' },
]

/** The name of an allowed inline text in a content security policy. */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The run as a single HTML file. Totals, matrix and open questions are plain HTML; cases, answers and modules are
 * compressed and unpacked in the browser. The content security policy of the page allows only the scripts written here,
 * its own and the assembler for modules that are downloaded, and no network access.
 */
export function html(run: LoggedRun, material: Material): string {
  const { header } = run
  // The same answers give the same page, in whatever order they arrive.
  const log = { ...run, results: inOrder(run.results) }
  const style = pageStyle()
  const script = pageScript()
  const assembler = material.corpus === undefined ? undefined : pageAssembler()
  const [figures, causes, asked, enforces, casesOf, shown] = folded(
    log.results,
    figuring(log),
    causesFound(log, material.causeOf, material),
    questions(header, material),
    enforcement(),
    caseCounts(material),
    pageCases(material),
  )
  const rules = pageRules(header, shown.rules, material)
  const data = pageTables(log, shown, rules, material)
  const coverage = coverageViews(header.oracles, rules, enforces, casesOf, material)
  const coverageTable = template('parts/coverage-table.hbs', 'xml')
  const head = headline(figures, causes)
  const counts = { cases: shown.count, answers: log.footer.results }
  return template(
    'pages/report.hbs',
    'xml',
  )({
    bodyClass: 'report',
    root: '',
    title: `${head.title} - ${figures.suite.name} ${figures.suite.version}`,
    menu: menu.map((entry) => ({ ...entry, isHere: false })),
    suite: figures.suite,
    head,
    overview: overviewView(figures, causes, counts, header, material),
    matrix: matrixView(figures, data),
    coverage,
    questions: asked,
    stale: figures.stale,
    oracles: figures.oracles,
    columns: columnsOf(figures.oracles),
    texts: [...new Set(rules.map(({ text }) => text))],
    classes: [...new Set(rules.map((rule) => rule.class))].sort(),
    outcomes: outcomes.map((name) => ({
      name,
      short: abbreviations.find(([outcome]) => outcome === name)?.[1] ?? '',
    })),
    policy: `default-src 'none'; style-src ${sourceHash(style)}; script-src ${[script, assembler ?? []].flat().map(sourceHash).join(' ')}; base-uri 'none'; form-action 'none'`,
    style,
    script,
    data: packed(data),
    written: [
      { name: 'cause-pages', bodies: packed(causePages(log, causes, material)) },
      { name: 'rule-pages', bodies: packed(rulePages(rules, figures, causes, material)) },
      {
        name: 'coverage-tables',
        bodies: packed(coverage.map((view) => [view.name, coverageTable(view)])),
      },
    ],
    ...(assembler === undefined ? {} : { assembler: packed(assembler) }),
    listings: listingsOf(data, shown, material).map((rule) =>
      rule.length === 0 ? '' : packed(rule),
    ),
  })
}

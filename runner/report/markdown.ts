import { template } from '../render.ts'
import { followedView } from '../revisions/followed-view.ts'
import { countsOf, errorsOf } from './causes/error-counts.ts'
import { errorKinds, type FoundCause } from './causes/found-cause.ts'
import { mostCases } from './causes/gravity.ts'
import { severities, severityNames } from './causes/severity.ts'
import { escaped } from './escaped.ts'
import type { Figures } from './figures.ts'
import { disagreementCount, type Finding, openFindings } from './finding.ts'
import { tallyText } from './tally-text.ts'

/** Largest number of rows of a table and of characters of a message: the summary of a CI job is limited to 1 MiB. */
const mostRows = 500
const mostLetters = 300

function findingRow({ first, cases }: Finding) {
  const said =
    first.said.length <= mostLetters ? first.said : `${first.said.slice(0, mostLetters)}…`
  return {
    outcome: first.outcome,
    oracle: escaped(first.oracle),
    rule: escaped(first.rule),
    cases,
    case: escaped(first.case.slice(first.rule.length + 1)),
    environments: escaped(first.environments.join(' ')),
    said: escaped(said),
    section: escaped(first.section),
    explained: escaped(first.explained ?? ''),
  }
}

/** Errors of each oracle by severity, with those that are counted apart. */
function errorRows(of: Figures, causes: readonly FoundCause[]) {
  return of.oracles
    .filter(({ tool }) => tool !== 'reference')
    .map(({ name }) => {
      const errors = errorsOf(causes, name)
      const counts = countsOf(errors)
      return {
        oracle: escaped(name),
        total: errors.length,
        counts: severities.map((severity) => counts[severity]),
        apart: causes.filter(({ kind, cases }) => !errorKinds.has(kind) && cases.has(name)).length,
      }
    })
}

function causeRow(cause: FoundCause) {
  return {
    id: escaped(cause.id),
    tool: escaped(cause.tool),
    severity: severityNames[cause.severity],
    summary: escaped(cause.summary),
    section: escaped(cause.section),
    cases: mostCases(cause),
    kind: cause.kind,
    links: cause.links.join(' '),
  }
}

/**
 * The run as GitHub-flavoured Markdown, short enough for the summary of a CI job: what must be mended first, then cases.
 *
 * @param causes of the run.
 */
export function markdown(of: Figures, causes: readonly FoundCause[] = []): string {
  const open = openFindings(of.findings)
  const explained = of.findings.filter(({ first }) => first.explained !== undefined)
  return template(
    'reports/run.md.hbs',
    'none',
  )({
    suite: of.suite,
    result: of.failed ? 'failed' : 'passed',
    oracles: of.oracles.map(({ name, version, command, standing }) => ({
      name: escaped(name),
      version: escaped(version),
      command: escaped(command),
      standing,
    })),
    environments: of.environments.join(', '),
    severities: severities.map((severity) => severityNames[severity]),
    errors: errorRows(of, causes),
    causes: causes
      .filter(({ kind }) => errorKinds.has(kind))
      .slice(0, mostRows)
      .map(causeRow),
    apart: causes
      .filter(({ kind }) => !errorKinds.has(kind))
      .slice(0, mostRows)
      .map(causeRow),
    eitherCount: of.readings.cases,
    staleCauses: of.staleCauses.map(({ oracle, cause }) => ({
      oracle: escaped(oracle),
      cause: escaped(cause),
    })),
    texts: of.texts.flatMap(({ name, revision }) => {
      const rows = of.rules.filter(({ text }) => text === name)
      if (rows.length === 0) return []
      return [
        {
          name: escaped(name),
          revision,
          rules: rows.map(({ slug, cells }) => ({ slug, cells: cells.map(tallyText) })),
        },
      ]
    }),
    clients: of.clients.map(({ text, client, cells }) => ({
      text: escaped(text),
      client,
      cells: cells.map(tallyText),
    })),
    clientChecks: of.clientChecks.slice(0, mostRows).map(({ rule, oracle, ...one }) => ({
      ...one,
      rule: escaped(rule),
      oracle: escaped(oracle),
    })),
    open: open.slice(0, mostRows).map(findingRow),
    openCount: disagreementCount(open),
    openMore: Math.max(0, open.length - mostRows),
    explained: explained.slice(0, mostRows).map(findingRow),
    explainedCount: disagreementCount(explained),
    explainedMore: Math.max(0, explained.length - mostRows),
    otherReasons: of.otherReasons.slice(0, mostRows).map((one) => ({
      oracle: escaped(one.oracle),
      rule: escaped(one.rule),
      cases: one.cases,
      case: escaped(one.first.slice(one.rule.length + 1)),
      about: escaped(one.about),
      said: escaped(one.said.slice(0, mostLetters)),
    })),
    otherRevisions: of.otherRevisions.slice(0, mostRows).map((one) => ({
      oracle: escaped(one.oracle),
      rule: escaped(one.rule),
      cases: one.cases,
      case: escaped(one.first.slice(one.rule.length + 1)),
      revision: escaped(one.revision),
    })),
    otherRevisionMore: Math.max(0, of.otherRevisions.length - mostRows),
    followed: of.followed.map(followedView).map((one) => ({
      oracle: escaped(one.oracle),
      version: escaped(one.version),
      text: escaped(one.text),
      follows: escaped(one.follows),
      has: one.has,
      lacks: escaped(
        one.lacks.map(({ version, rules }) => `${version}: ${rules}`).join('; ') || 'none',
      ),
    })),
    otherMore: Math.max(0, of.otherReasons.length - mostRows),
    either: of.readings.readings.slice(0, mostRows).map(({ rule, oracle, ...counts }) => ({
      rule: escaped(rule),
      oracle: escaped(oracle),
      ...counts,
    })),
    stale: of.stale.map(({ oracle, entry }) => ({
      oracle: escaped(oracle),
      entry: escaped(entry),
    })),
    stopped: of.stopped,
    silent: of.silent.map(escaped),
  })
}

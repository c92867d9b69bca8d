import { template, type View } from '../render.ts'
import { followedView } from '../revisions/followed-view.ts'
import { countsOf, errorsOf, severitiesIn } from './causes/error-counts.ts'
import { errorKinds, type FoundCause } from './causes/found-cause.ts'
import { mostCases } from './causes/gravity.ts'
import { severityNames, severityWords } from './causes/severity.ts'
import { escaped } from './escaped.ts'
import type { Figures } from './figures.ts'
import { disagreementCount, type Finding, openFindings } from './finding.ts'
import { askedText } from './inconsistent.ts'
import { tallyText } from './tally-text.ts'

/** Largest number of rows of a table and of characters of a message: the summary of a CI job is limited to 1 MiB. */
const mostRows = 500
const mostLetters = 300

function findingRow({ first, cases }: Finding) {
  const text =
    first.said.length <= mostLetters ? first.said : `${first.said.slice(0, mostLetters)}…`
  return {
    outcome: first.outcome,
    oracle: escaped(first.oracle),
    rule: escaped(first.rule),
    cases,
    case: escaped(first.case.slice(first.rule.length + 1)),
    environments: escaped(first.environments.join(' ')),
    said: escaped(text),
    section: escaped(first.section),
    explained: escaped(first.explained ?? ''),
  }
}

/** Errors of each oracle by severity, with those that are counted apart. */
function errorTable(figures: Figures, causes: readonly FoundCause[]) {
  const found = figures.oracles
    .filter(({ tool }) => tool !== 'reference')
    .map(({ name }) => ({ name, counts: countsOf(errorsOf(causes, name)) }))
  const columns = severitiesIn(found.map(({ counts }) => counts))
  return {
    severities: columns.map((severity) => severityNames[severity]),
    errors: found.map(({ name, counts }) => ({
      oracle: escaped(name),
      total: columns.reduce((sum, severity) => sum + counts[severity], 0),
      counts: columns.map((severity) => counts[severity]),
      apart: causes.filter(({ kind, cases }) => !errorKinds.has(kind) && cases.has(name)).length,
    })),
  }
}

function causeRow(cause: FoundCause) {
  return {
    id: escaped(cause.id),
    tool: escaped(cause.tool),
    severity: severityWords(cause),
    summary: escaped(cause.summary),
    section: escaped(cause.section),
    cases: mostCases(cause),
    kind: cause.kind,
    links: cause.links.join(' '),
  }
}

/** The answers that fail no tool: right for another reason, or by another version of a text. */
function asides(figures: Figures): View {
  return {
    otherReasons: figures.otherReasons.slice(0, mostRows).map((reason) => ({
      oracle: escaped(reason.oracle),
      rule: escaped(reason.rule),
      cases: reason.cases,
      case: escaped(reason.first.slice(reason.rule.length + 1)),
      about: escaped(reason.about),
      said: escaped(reason.said.slice(0, mostLetters)),
    })),
    otherRevisions: figures.otherRevisions.slice(0, mostRows).map((revision) => ({
      oracle: escaped(revision.oracle),
      rule: escaped(revision.rule),
      cases: revision.cases,
      case: escaped(revision.first.slice(revision.rule.length + 1)),
      revision: escaped(revision.revision),
    })),
    otherRevisionMore: Math.max(0, figures.otherRevisions.length - mostRows),
    followed: figures.followed.map(followedView).map((view) => ({
      oracle: escaped(view.oracle),
      version: escaped(view.version),
      text: escaped(view.text),
      follows: escaped(view.follows),
      has: view.has,
      lacks: escaped(
        view.lacks.map(({ version, rules }) => `${version}: ${rules}`).join('; ') || 'none',
      ),
    })),
    otherMore: Math.max(0, figures.otherReasons.length - mostRows),
  }
}

/**
 * The run as GitHub-flavoured Markdown, short enough for the summary of a CI job: what must be mended first, then cases.
 *
 * @param causes of the run.
 */
export function markdown(figures: Figures, causes: readonly FoundCause[] = []): string {
  const open = openFindings(figures.findings)
  const explained = figures.findings.filter(({ first }) => first.explained !== undefined)
  return template(
    'reports/run.md.hbs',
    'none',
  )({
    suite: figures.suite,
    result: figures.failed ? 'failed' : 'passed',
    oracles: figures.oracles.map(({ name, version, command, standing }) => ({
      name: escaped(name),
      version: escaped(version),
      command: escaped(command),
      standing,
    })),
    environments: figures.environments.map(escaped).join(', '),
    ...errorTable(figures, causes),
    causes: causes
      .filter(({ kind }) => errorKinds.has(kind))
      .slice(0, mostRows)
      .map(causeRow),
    apart: causes
      .filter(({ kind }) => !errorKinds.has(kind))
      .slice(0, mostRows)
      .map(causeRow),
    eitherCount: figures.readings.cases,
    staleCauses: figures.staleCauses.map(({ oracle, cause }) => ({
      oracle: escaped(oracle),
      cause: escaped(cause),
    })),
    texts: figures.texts.flatMap(({ name, revision }) => {
      const rows = figures.rules.filter(({ text }) => text === name)
      if (rows.length === 0) return []
      return [
        {
          name: escaped(name),
          revision,
          rules: rows.map(({ slug, cells }) => ({
            slug: escaped(slug),
            cells: cells.map(tallyText),
          })),
        },
      ]
    }),
    clients: figures.clients.map(({ text, client, cells }) => ({
      text: escaped(text),
      client,
      cells: cells.map(tallyText),
    })),
    clientChecks: figures.clientChecks.slice(0, mostRows).map(({ rule, oracle, ...checks }) => ({
      ...checks,
      rule: escaped(rule),
      oracle: escaped(oracle),
    })),
    open: open.slice(0, mostRows).map(findingRow),
    openCount: disagreementCount(open),
    openMore: Math.max(0, open.length - mostRows),
    explained: explained.slice(0, mostRows).map(findingRow),
    explainedCount: disagreementCount(explained),
    explainedMore: Math.max(0, explained.length - mostRows),
    ...asides(figures),
    either: figures.readings.readings.slice(0, mostRows).map(({ rule, oracle, ...counts }) => ({
      rule: escaped(rule),
      oracle: escaped(oracle),
      ...counts,
    })),
    stale: figures.stale.map(({ oracle, entry }) => ({
      oracle: escaped(oracle),
      entry: escaped(entry),
    })),
    stopped: figures.stopped,
    silent: figures.silent.map(escaped),
    inconsistent: figures.inconsistent.map((finding) => ({
      oracle: escaped(finding.oracle),
      cases: finding.cases,
      case: escaped(finding.case),
      environment: escaped(finding.environment),
      first: escaped(finding.first.slice(0, mostLetters)),
      again: escaped(finding.again.slice(0, mostLetters)),
      asked: askedText(finding),
    })),
  })
}

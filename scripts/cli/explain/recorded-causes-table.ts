import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Cause } from '#runner/causes/cause'
import { faultOf } from '#runner/causes/fault-of'
import { causesOf } from '#runner/causes/read-causes'
import { type RecordedTool, recordedAnswers } from '#runner/causes/recorded'
import type { FiledCase } from '#runner/corpus/manifest'
import { outcomesOfResults } from '#runner/expectations/expectations'
import { explainer } from '#runner/expectations/explainer'
import { severitiesIn } from '#runner/report/causes/error-counts'
import { severities, severityNames } from '#runner/report/causes/severity'
import { groupBy } from '#runner/report/group-by'
import { table } from '../output/table.ts'
import type { NamedCause } from './cause-text.ts'

/** The name of the row about the newest versions of all tools. */
const everyTool = 'all tools'

/** Recorded causes of one kind in one version of a tool, or in the newest versions of all tools. */
export interface CausesOfKind {
  readonly tool: string
  readonly version: string
  readonly kind: string
  /** Causes that are the same fault count once, here and by severity. */
  readonly faults: number
  /** Entries in the files of causes. */
  readonly causes: number
  /** Faults by severity, each by that of its first cause. */
  readonly severities: Readonly<Record<string, number>>
  /** Cases of the corpus that show them, with results and without. */
  readonly cases: number
  /** Faults with an issue, a change or a discussion of the tool's authors. */
  readonly linked: number
}

/** Faults to their causes. */
function faultsOf(causes: readonly NamedCause[]): ReadonlyMap<string, readonly Cause[]> {
  const groups = groupBy(causes, ({ tool, id, cause }) => faultOf(tool, id, cause))
  return new Map([...groups].map(([fault, named]) => [fault, named.map(({ cause }) => cause)]))
}

function counts(
  named: readonly NamedCause[],
  about: Pick<CausesOfKind, 'tool' | 'version' | 'kind'>,
  cases: ReadonlySet<string>,
): CausesOfKind {
  const faults = [...faultsOf(named).values()]
  return {
    ...about,
    faults: faults.length,
    causes: named.length,
    severities: Object.fromEntries(
      severities.map((name) => [name, faults.filter(([first]) => first?.severity === name).length]),
    ),
    cases: cases.size,
    linked: faults.filter((causes) => causes.some(({ links }) => links.length > 0)).length,
  }
}

function named({ tool, causes }: RecordedTool, version: string): readonly NamedCause[] {
  return Object.entries(causes).flatMap(([id, cause]) =>
    cause.versions.seen.includes(version) ? [{ tool, id, cause }] : [],
  )
}

/** Ids of cases with results that show recorded causes of a kind in a version. */
function casesWithResults(
  { entries, causes }: RecordedTool,
  version: string,
  kind: string,
): readonly string[] {
  const ofResults = entries.filter(
    ({ outcome, cause = '' }) => outcomesOfResults.has(outcome) && causes[cause]?.kind === kind,
  )
  return explainer(ofResults, version).entries.flatMap(({ cases = [] }) => cases)
}

/**
 * How many faults are recorded for each version of each tool, by kind and severity, and how many cases show them; then the
 * same for the newest versions of all tools together, where a fault of several tools counts once.
 */
export function recordedCauseCounts(
  tools: readonly RecordedTool[],
  cases: readonly FiledCase[],
): readonly CausesOfKind[] {
  const newest: NamedCause[] = []
  const newestCases = new Map<string, Set<string>>()
  const rows = tools.flatMap((recorded) => {
    const shown = groupBy(recordedAnswers(recorded, cases), ({ version, entry }) => {
      const kind = recorded.causes[entry.cause ?? '']?.kind
      return `${version} ${kind}`
    })
    return recorded.measured.flatMap((version) => {
      const seen = named(recorded, version)
      const isNewest = version === recorded.measured.at(-1)
      if (isNewest) newest.push(...seen)
      return [...groupBy(seen, ({ cause }) => cause.kind)].map(([kind, causes]) => {
        const ids = new Set([
          ...(shown.get(`${version} ${kind}`) ?? []).map((answer) => answer.case),
          ...casesWithResults(recorded, version, kind),
        ])
        const all = newestCases.get(kind) ?? new Set()
        if (isNewest) newestCases.set(kind, new Set([...all, ...ids]))
        return counts(causes, { tool: recorded.tool, version, kind }, ids)
      })
    })
  })
  const together = [...groupBy(newest, ({ cause }) => cause.kind)].map(([kind, causes]) =>
    counts(
      causes,
      { tool: everyTool, version: 'newest', kind },
      newestCases.get(kind) ?? new Set(),
    ),
  )
  return [...rows, ...together]
}

/** The counts as a table for a terminal. */
export function recordedCauseTable(rows: readonly CausesOfKind[]): string {
  const columns = severitiesIn(rows.map((row) => row.severities))
  const heads = ['tool', 'version', 'kind', 'faults', ...columns.map((name) => severityNames[name])]
  return table([
    [...heads, 'causes', 'cases', 'with links'],
    ...rows.map((row) => [
      ...[row.tool, row.version, row.kind, String(row.faults)],
      ...columns.map((name) => String(row.severities[name] ?? 0)),
      ...[String(row.causes), String(row.cases), String(row.linked)],
    ]),
  ])
}

/**
 * The records about the newest version of each tool: errors by severity, and of all tools together. Causes that are the
 * same fault count once. Reads nothing but the files of causes.
 */
export function recordedErrors(corpus: string): string {
  const names = readdirSync(join(corpus, 'causes')).map((file) => basename(file, '.json'))
  const tools = names.sort().map((tool) => {
    const { measured = [], causes = {} } = causesOf(corpus, tool) ?? {}
    const newest = measured.at(-1) ?? ''
    const errors = named({ tool, causes, measured, entries: [] }, newest)
    return { tool, newest, errors: errors.filter(({ cause: { kind } }) => kind === 'bug') }
  })
  const wrong = tools.filter(({ errors }) => errors.length > 0)
  const together = wrong.flatMap(({ errors }) => errors)
  const rows = [...wrong, { tool: everyTool, newest: '', errors: together }].map(
    ({ tool, newest, errors }) => counts(errors, { tool, version: newest, kind: 'bug' }, new Set()),
  )
  const columns = severitiesIn(rows.map((row) => row.severities))
  return table([
    ['tool', 'version', 'errors', ...columns.map((name) => severityNames[name])],
    ...rows.map(({ tool, version, faults, severities: bySeverity }) => [
      ...[tool, version],
      ...[faults, ...columns.map((name) => bySeverity[name] ?? 0)].map(String),
    ]),
  ])
}

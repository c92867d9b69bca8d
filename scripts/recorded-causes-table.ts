import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { causesOf } from '#runner/causes/read-causes'
import { type RecordedTool, recordedAnswers } from '#runner/causes/recorded'
import type { FiledCase } from '#runner/corpus/manifest'
import { severities, severityNames } from '#runner/report/causes/severity'
import { groupBy } from '#runner/report/group-by'
import { table } from './table.ts'

/** Recorded causes of one kind in one version of a tool. */
export interface CausesOfKind {
  readonly tool: string
  readonly version: string
  readonly kind: string
  readonly causes: number
  /** Causes by severity. */
  readonly severities: Readonly<Record<string, number>>
  /** Cases of the corpus that show them. */
  readonly cases: number
  /** Causes with an issue, a change or a discussion of the tool's authors. */
  readonly linked: number
}

/** How many causes are recorded for each version of each tool, by kind and severity, and how many cases show them. */
export function recordedCauseCounts(
  tools: readonly RecordedTool[],
  cases: readonly FiledCase[],
): readonly CausesOfKind[] {
  return tools.flatMap((of) => {
    const shown = groupBy(recordedAnswers(of, cases), ({ version, entry }) => {
      const kind = of.causes[entry.cause ?? '']?.kind
      return `${version} ${kind}`
    })
    return of.measured.flatMap((version) => {
      const seen = Object.values(of.causes).filter(({ versions }) =>
        versions.seen.includes(version),
      )
      return [...groupBy(seen, ({ kind }) => kind)].map(
        ([kind, causes]): CausesOfKind => ({
          tool: of.tool,
          version,
          kind,
          causes: causes.length,
          severities: Object.fromEntries(
            severities.map((name) => [
              name,
              causes.filter(({ severity }) => severity === name).length,
            ]),
          ),
          cases: new Set(shown.get(`${version} ${kind}`)?.map((answer) => answer.case)).size,
          linked: causes.filter(({ links }) => links.length > 0).length,
        }),
      )
    })
  })
}

/** The counts as a table for a terminal. */
export function recordedCauseTable(counts: readonly CausesOfKind[]): string {
  const heads = [
    'tool',
    'version',
    'kind',
    'causes',
    ...severities.map((name) => severityNames[name]),
  ]
  return table([
    [...heads, 'cases', 'with links'],
    ...counts.map((of) => [
      ...[of.tool, of.version, of.kind, String(of.causes)],
      ...severities.map((name) => String(of.severities[name] ?? 0)),
      ...[String(of.cases), String(of.linked)],
    ]),
  ])
}

/** What is recorded of the newest version of each tool: errors by severity. Reads nothing but the files of causes. */
export function recordedErrors(corpus: string): string {
  const names = readdirSync(join(corpus, 'causes')).map((file) => basename(file, '.json'))
  const rows = names.sort().flatMap((tool) => {
    const { measured = [], causes = {} } = causesOf(corpus, tool) ?? {}
    const newest = measured.at(-1) ?? ''
    const errors = Object.values(causes).filter(
      ({ kind, versions: { seen } }) => kind === 'bug' && seen.includes(newest),
    )
    const counts = severities.map((name) => errors.filter(({ severity }) => severity === name))
    return errors.length === 0
      ? []
      : [[tool, newest, String(errors.length), ...counts.map(({ length }) => String(length))]]
  })
  return table([
    ['tool', 'version', 'errors', ...severities.map((of) => severityNames[of])],
    ...rows,
  ])
}

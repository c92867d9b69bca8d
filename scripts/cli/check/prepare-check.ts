import { createHash } from 'node:crypto'
import { chooseCases } from '#runner/check/choose-cases'
import { costsOf } from '#runner/check/costs-of'
import type { FiledCase } from '#runner/corpus/manifest'
import { movesIn } from '#runner/corpus/moves-in'
import { noCase } from '#runner/corpus/no-case'
import type { Corpus } from '#runner/corpus/read-corpus'
import { judgeBy } from '#runner/fuzz/observe/judge-by'
import { isProblem } from '#runner/is-problem'
import type { Header, LoggedRun } from '#runner/log/run-log'
import { withCurrentCases } from '#runner/log/with-current-cases'
import { type Problem, problem } from '#runner/problem'
import type { Format } from '#runner/report/formats'
import { corpusFollowed } from '../input/corpus-followed.ts'
import { areFiles, foreignFiles, foreignFolder, isForeignFolder } from '../input/foreign-folder.ts'
import { ownCorpusFollowed } from '../input/own-corpus-followed.ts'
import { openRunLogFiles } from '../input/read-run-log-files.ts'
import { choiceOf, selectionOf } from '../options/case-options.ts'
import { environmentNamed } from '../options/environment-option.ts'
import { outputFolder } from '../options/output-folder.ts'
import { formatNamed } from '../options/report-format.ts'
import { type Revisions, revisionsNamed } from '../options/revision-option.ts'
import type { CheckFlags } from './check-flags.ts'

/** The work to do, prepared before any tool is opened. */
export interface PreparedCheck {
  readonly corpus: Corpus
  readonly cases: readonly FiledCase[]
  /** Version of each text, where it is not the newest. */
  readonly revisions?: Revisions
  readonly reports: ReadonlyMap<string, Format>
  /** The filters in the form of the log, except for the shard. */
  readonly selection: Header['selection']
  /** The known faults. */
  readonly baseline?: LoggedRun
}

function reportsOf({ report = [], out }: CheckFlags): PreparedCheck['reports'] | Problem {
  const reports = new Map<string, Format>()
  for (const name of report.flatMap((names) => names.split(','))) {
    const format = formatNamed(name)
    if (isProblem(format)) return format
    reports.set(name, format)
  }
  return reports.size > 1 && out === undefined
    ? problem('no-place', 'several reports need a folder', 'specify one with --out')
    : reports
}

/** Recorded times by case, and a name for them that all shards of a run must share. */
async function costsIn({ costs, shard }: CheckFlags) {
  if (costs === undefined) return undefined
  if (shard === undefined) return problem('bad-usage', '--costs requires --shard')
  const log = await openRunLogFiles(costs)
  if (isProblem(log)) return log
  const recorded = costsOf(log)
  const text = JSON.stringify([...recorded].sort(([a], [b]) => (a < b ? -1 : 1)))
  return recorded.size === 0
    ? problem('no-costs', `${costs[0]}: contains no times`, 'use a log written by check --out')
    : { of: recorded, name: createHash('sha256').update(text).digest('hex').slice(0, 12) }
}

/** The named corpus, or a user's folder or files as one. */
async function corpusNamed(
  named: readonly string[],
  flags: CheckFlags,
  revisions: Revisions,
): Promise<Corpus | Problem> {
  const { env, revision, ownCases } = flags
  if (ownCases) return ownCorpusFollowed(named, revision, flags)
  const [folder] = named
  const judge = judgeBy(revision === undefined ? undefined : revisions)
  if (named.length > 1 || areFiles(named)) return foreignFiles(named, env, judge)
  return folder !== undefined && isForeignFolder(folder)
    ? foreignFolder(folder, env, judge)
    : corpusFollowed(folder, revision)
}

/**
 * The request of the options; a problem if it cannot be followed.
 *
 * @param named the corpus, or a user's folder or files; the package's corpus if empty.
 */
export async function prepareCheck(
  named: readonly string[],
  flags: CheckFlags,
): Promise<PreparedCheck | Problem> {
  for (const name of flags.env ?? []) {
    const environment = environmentNamed(name)
    if (isProblem(environment)) return environment
  }
  const reports = reportsOf(flags)
  if (isProblem(reports)) return reports
  const noPlace = flags.out === undefined ? undefined : outputFolder('--out', flags.out)
  if (noPlace !== undefined) return noPlace
  const revisions = revisionsNamed(flags.revision)
  if (isProblem(revisions)) return revisions
  const corpus = await corpusNamed(named, flags, revisions)
  if (isProblem(corpus)) return corpus
  const baseline = flags.baseline === undefined ? undefined : await openRunLogFiles(flags.baseline)
  if (baseline !== undefined && isProblem(baseline)) return baseline
  const costs = await costsIn(flags)
  if (costs !== undefined && isProblem(costs)) return costs
  const cases = chooseCases(corpus.manifest.cases, {
    ...choiceOf(flags, corpus.folder),
    ...(flags.shard === undefined
      ? {}
      : { shard: { ...flags.shard, ...(costs === undefined ? {} : { costs: costs.of }) } }),
  })
  return cases.length === 0
    ? noCase(flags.rule)
    : {
        corpus,
        cases,
        reports,
        ...(flags.revision === undefined ? {} : { revisions }),
        ...(baseline === undefined
          ? {}
          : { baseline: withCurrentCases(baseline, movesIn(corpus.folder)) }),
        selection: {
          ...selectionOf(flags),
          ...(costs === undefined ? {} : { costs: costs.name }),
        },
      }
}

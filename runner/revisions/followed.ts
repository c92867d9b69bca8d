import type { Header, LoggedOracle, LoggedRun, Result } from '../log/run-log.ts'
import { type Fold, folded } from '../report/fold.ts'
import { groupBy } from '../report/group-by.ts'

type AnsweredProbe = NonNullable<Header['probes']>[number]

/** The changes that one version of a text brought, as a tool has them. */
export interface VersionFollowed {
  readonly date: string
  readonly revision: number
  /** Rules whose change the tool has, and lacks. */
  readonly has: readonly string[]
  readonly lacks: readonly string[]
  /** Rules whose probe says nothing: the control was rejected, or the tool gave no verdict. */
  readonly undecided: readonly string[]
}

/** Which version of a text a tool follows. */
export interface Followed {
  readonly oracle: string
  readonly version: string
  readonly text: string
  /**
   * The newest version such that the tool has at least half of all changes up to it, and some of that version;
   * `undefined` if there is none, so that it follows an older version than each of {@link versions}.
   */
  readonly follows: { readonly date: string; readonly revision: number } | undefined
  /** Versions with probes that were asked, oldest first. */
  readonly versions: readonly VersionFollowed[]
}

/** Whether the answers show the change; `undefined` if they do not decide. */
function shows({ after }: AnsweredProbe, { answers }: Result): boolean | undefined {
  const decided = answers.filter(
    ({ outcome, verdict: { kind } }) =>
      (kind === 'valid' || kind === 'invalid') && outcome !== 'inconclusive',
  )
  if (decided.length === 0) return undefined
  return decided.every(({ verdict }) => verdict.kind === after)
}

function versionFollowed(
  probes: readonly AnsweredProbe[],
  results: ReadonlyMap<string, Result>,
): VersionFollowed | undefined {
  const asked = probes.flatMap((probe) => {
    const result = results.get(probe.case)
    return result === undefined ? [] : [{ rule: probe.rule, shown: shows(probe, result) }]
  })
  const [first] = probes
  if (first === undefined || asked.length === 0) return undefined
  const rules = (wanted: boolean | undefined) =>
    asked.filter(({ shown }) => shown === wanted).map(({ rule }) => rule)
  const { date, revision } = first
  return { date, revision, has: rules(true), lacks: rules(false), undecided: rules(undefined) }
}

function hasMost(versions: readonly VersionFollowed[]): boolean {
  const count = (list: 'has' | 'lacks') =>
    versions.reduce((sum, versionFollowed) => sum + versionFollowed[list].length, 0)
  return count('has') >= count('lacks')
}

function ofOracle(
  { name, version }: LoggedOracle,
  probes: readonly AnsweredProbe[],
  byCase: ReadonlyMap<string, Result>,
): readonly Followed[] {
  return [...groupBy(probes, ({ text }) => text)].flatMap(([text, ofText]): Followed[] => {
    const versions = [...groupBy(ofText, ({ date }) => date)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, version]) => versionFollowed(version, byCase) ?? [])
    if (versions.every(({ has, lacks }) => has.length + lacks.length === 0)) return []
    const newest = versions.findLast(
      ({ has }, index) => has.length > 0 && hasMost(versions.slice(0, index + 1)),
    )
    const follows = newest && { date: newest.date, revision: newest.revision }
    return [{ oracle: name, version, text, follows, versions }]
  })
}

/** Which version of each text every validator follows, by the probes that the run asked; only their results are kept. */
export function following({ probes = [], oracles }: Header): Fold<readonly Followed[]> {
  const cases = new Set(probes.map((probe) => probe.case))
  const byOracle = new Map(
    oracles
      .filter(({ kind }) => kind === 'validator')
      .map(({ name }) => [name, new Map<string, Result>()]),
  )
  return {
    take: (result) => {
      if (cases.has(result.case)) byOracle.get(result.oracle)?.set(result.case, result)
    },
    end: () =>
      oracles.flatMap((oracle) => {
        const byCase = byOracle.get(oracle.name)
        return byCase === undefined ? [] : ofOracle(oracle, probes, byCase)
      }),
  }
}

/** The same of a run. */
export function followed({ header, results }: LoggedRun): readonly Followed[] {
  const [tools] = folded(results, following(header))
  return tools
}

/** The version in words: `revision 3 of 2025-07-29`. */
export function followsText({ follows, versions }: Pick<Followed, 'follows' | 'versions'>): string {
  return follows === undefined
    ? `a version before ${versions[0]?.date}`
    : `revision ${follows.revision} of ${follows.date}`
}

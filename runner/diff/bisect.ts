import type { Comparison } from './comparison.ts'

/** A step between two adjacent builds of the list where answers changed. */
export interface BisectionStep<Build> {
  readonly from: Build
  readonly to: Build
  readonly comparison: Comparison
}

/** The input of a search for changes in a list of builds. */
export interface Bisection<Build, Answers> {
  /** Oldest first; at least two. */
  readonly builds: readonly Build[]
  /** Runs a build on these cases, or on all cases if none are named. */
  readonly ask: (build: Build, cases: ReadonlySet<string> | undefined) => Promise<Answers>
  readonly compare: (before: Answers, after: Answers) => Comparison
}

/** Cases whose answers changed in outcome, not only in their messages. */
function changed({ changes }: Comparison): ReadonlySet<string> {
  return new Set(
    changes.filter((change) => change.class !== 'message-only').map((change) => change.case),
  )
}

/**
 * Finds the builds between which answers changed, running as few builds as possible: the first and the last one, and then
 * the one in the middle of any two that differ, on the cases for which they do. A build runs at most once. A change that a
 * later build reverts is found only if a build between the two runs.
 *
 * @returns steps in the order of the list, each with the changes that were still looked for.
 */
export async function bisect<Build, Answers>({
  builds,
  ask,
  compare,
}: Bisection<Build, Answers>): Promise<readonly BisectionStep<Build>[]> {
  const between = async (
    low: number,
    high: number,
    before: Answers,
    after: Answers,
  ): Promise<readonly BisectionStep<Build>[]> => {
    const comparison = compare(before, after)
    const cases = changed(comparison)
    if (cases.size === 0) return []
    if (high - low === 1)
      return [{ from: builds[low] as Build, to: builds[high] as Build, comparison }]
    const middle = (low + high) >> 1
    const answers = await ask(builds[middle] as Build, cases)
    return [
      ...(await between(low, middle, before, answers)),
      ...(await between(middle, high, answers, after)),
    ]
  }
  const last = builds.length - 1
  if (last < 1) return []
  const before = await ask(builds[0] as Build, undefined)
  const after = await ask(builds[last] as Build, undefined)
  return between(0, last, before, after)
}

import { type Header, type LoggedRun, resultsBy } from '../log/run-log.ts'
import { footerOf } from '../log/write-run-log.ts'
import type { Side } from './side.ts'

/** Sides by the names that tell them apart in one log: their own, or with their part where both are called the same. */
function named([baseline, candidate]: readonly [Side, Side]): readonly Side[] {
  const same = baseline.oracle.name === candidate.oracle.name
  const called = ({ oracle, results }: Side, part: string): Side => {
    const name = same ? `${oracle.name} (${part})` : oracle.name
    return {
      oracle: { ...oracle, name },
      results: resultsBy(results, (result) => [{ ...result, oracle: name }]),
    }
  }
  return [called(baseline, 'baseline'), called(candidate, 'candidate')]
}

/** The log of a comparison: both sides of every pair, under the candidate's header. */
export function diffLog(
  { rules, ...header }: Header,
  baseline: Header,
  pairs: readonly (readonly [Side, Side])[],
): LoggedRun {
  const sides = new Map(pairs.flatMap(named).map((side) => [side.oracle.name, side]))
  const all = [...sides.values()]
  const results = {
    *[Symbol.iterator]() {
      for (const side of all) yield* side.results
    },
  }
  return {
    header: {
      ...header,
      command: 'diff',
      rules: { ...baseline.rules, ...rules },
      environments: [...new Set([...baseline.environments, ...header.environments])].sort(),
      oracles: all.map(({ oracle }) => oracle),
    },
    results,
    footer: footerOf(results, [], false),
  }
}

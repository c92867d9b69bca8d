import { inBaseline, notJudgedInBaseline } from '../log/known-before.ts'
import { disagreements, type Outcome } from '../log/outcome.ts'
import type { LoggedOracle, LoggedRun } from '../log/run-log.ts'

/**
 * Why a wrong answer with this outcome is not a regression of the tool since an earlier run; `undefined` if it is one.
 */
export type WhyKnown = (asked: KnownAnswer, outcome: Outcome) => string | undefined

interface KnownAnswer {
  readonly case: string
  readonly environment: string
}

/** The oracle of the earlier run with this name, or else the only one that is the same tool. */
function before({ header }: LoggedRun, { name, tool }: LoggedOracle): string | undefined {
  const same = header.oracles.filter((oracle) => oracle.tool === tool)
  return (
    header.oracles.find((oracle) => oracle.name === name) ??
    (same.length === 1 ? same[0] : undefined)
  )?.name
}

/**
 * Answers of an earlier run that make a wrong answer no regression: the same answer, and one that could not be judged.
 */
export function knownIn(baseline: LoggedRun, oracle: LoggedOracle): WhyKnown {
  const name = before(baseline, oracle)
  const key = (asked: KnownAnswer, outcome: Outcome) =>
    JSON.stringify([asked.case, asked.environment, outcome])
  const known = new Set<string>()
  for (const { oracle, case: id, answers } of baseline.results)
    for (const { environment, outcome, again } of oracle === name ? answers : [])
      if (again === undefined && (disagreements.has(outcome) || outcome === 'inconclusive'))
        known.add(key({ case: id, environment }, outcome))
  return (asked, outcome) => {
    if (known.has(key(asked, outcome))) return inBaseline
    // The tool refused all of it before, the valid control too, and now takes the control: an improvement that uncovers an error.
    return outcome === 'false-accept' && known.has(key(asked, 'inconclusive'))
      ? notJudgedInBaseline
      : undefined
  }
}

import { disagreements, type Outcome } from '../log/outcome.ts'
import type { LoggedOracle, RunLog } from '../log/run-log.ts'

/** Whether a tool gave a wrong answer with this outcome in an earlier run already. */
export type Known = (asked: KnownAnswer, outcome: Outcome) => boolean

interface KnownAnswer {
  readonly case: string
  readonly environment: string
}

/** The oracle of the earlier run with this name, or else the only one that is the same tool. */
function before({ header }: RunLog, { name, tool }: LoggedOracle): string | undefined {
  const same = header.oracles.filter((oracle) => oracle.tool === tool)
  return (
    header.oracles.find((oracle) => oracle.name === name) ??
    (same.length === 1 ? same[0] : undefined)
  )?.name
}

/** What the earlier run knew of the oracle: its disagreements, explained or not. */
export function knownIn(baseline: RunLog, oracle: LoggedOracle): Known {
  const name = before(baseline, oracle)
  const key = (asked: KnownAnswer, outcome: Outcome) =>
    JSON.stringify([asked.case, asked.environment, outcome])
  const known = new Set(
    baseline.results
      .filter((result) => result.oracle === name)
      .flatMap((result) =>
        result.answers
          .filter(({ outcome }) => disagreements.has(outcome))
          .map(({ environment, outcome }) => key({ case: result.case, environment }, outcome)),
      ),
  )
  return (asked, outcome) => known.has(key(asked, outcome))
}

import type { RunLog } from '../log/run-log.ts'
import { footerOf } from '../log/write-run-log.ts'
import { type Problem, problem } from '../problem.ts'

/** The run restricted to these tools; a problem if one of them is not part of it. */
export function onlyTools(log: RunLog, names: readonly string[]): RunLog | Problem {
  const { header, footer } = log
  const there = header.oracles.map(({ name }) => name)
  const missing = names.find((name) => !there.includes(name))
  if (missing !== undefined)
    return problem(
      'no-such-tool',
      `${missing}: not part of this run`,
      `the run has ${there.join(', ')}`,
    )
  const results = log.results.filter(({ oracle }) => names.includes(oracle))
  return {
    header: { ...header, oracles: header.oracles.filter(({ name }) => names.includes(name)) },
    results,
    footer: footerOf(
      results,
      footer.expectations.filter(({ oracle }) => names.includes(oracle)),
      footer.stopped,
    ),
  }
}

import { type LoggedRun, resultsBy } from '../log/run-log.ts'
import { type Problem, problem } from '../problem.ts'

/** The run restricted to these tools; a problem if one of them is not part of it. */
export function onlyTools(log: LoggedRun, names: readonly string[]): LoggedRun | Problem {
  const { header, footer } = log
  const known = header.oracles.map(({ name }) => name)
  const missing = names.find((name) => !known.includes(name))
  if (missing !== undefined)
    return problem(
      'no-such-tool',
      `${missing}: not part of this run`,
      `the run has ${known.join(', ')}`,
    )
  const totals = Object.fromEntries(
    Object.entries(footer.totals).filter(([name]) => names.includes(name)),
  )
  const counts = Object.values(totals).flatMap((count) => Object.values(count))
  return {
    header: { ...header, oracles: header.oracles.filter(({ name }) => names.includes(name)) },
    results: resultsBy(log.results, (result) => (names.includes(result.oracle) ? [result] : [])),
    footer: {
      ...footer,
      results: counts.reduce((sum, count) => sum + count, 0),
      totals,
      expectations: footer.expectations.filter(({ oracle }) => names.includes(oracle)),
    },
  }
}

import type { Result } from '../../log/run-log.ts'
import { verdictText } from '../verdict-text.ts'

/** The answers of the tools of a run to a few cases, by case; the run is iterated once. */
export function answersTo(
  results: Iterable<Result>,
  cases: ReadonlySet<string>,
): ReadonlyMap<string, readonly Result[]> {
  const found = new Map<string, Result[]>()
  for (const result of results)
    if (cases.has(result.case)) {
      const known = found.get(result.case)
      if (known === undefined) found.set(result.case, [result])
      else known.push(result)
    }
  return found
}

/** An oracle's answer to a case, in its own words if it has some; `undefined` if it was not asked. */
export function saidBy(results: readonly Result[], oracle: string): string | undefined {
  const result = results.find((answered) => answered.oracle === oracle)
  const answer = result?.answers.find(({ outcome }) => outcome === result.outcome)
  return answer && (answer.detail ?? verdictText(answer.verdict))
}

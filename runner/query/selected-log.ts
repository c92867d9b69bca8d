import { worst } from '../log/outcome.ts'
import { type Answer, caseByCase, inOrder, type LoggedRun, type Result } from '../log/run-log.ts'
import { footerOf } from '../log/write-run-log.ts'
import type { QueriedCase, Query } from './query.ts'

function rowsOf(results: readonly Result[]): readonly QueriedCase[] {
  const [first] = results
  if (first === undefined) return []
  const byEnvironment = new Map<string, Map<string, Answer>>()
  for (const { oracle, answers } of results)
    for (const answer of answers) {
      const answers = byEnvironment.get(answer.environment) ?? new Map<string, Answer>()
      byEnvironment.set(answer.environment, answers.set(oracle, answer))
    }
  const { case: id, rule, expect } = first
  return [...byEnvironment].map(([environment, answers]) => ({
    ...{ case: id, rule, expect, environment, answers },
  }))
}

/** The result with its answers in these environments; a duration is that of all answers. */
function within(result: Result, environments: ReadonlySet<string>): readonly Result[] {
  const answers = result.answers.filter(({ environment }) => environments.has(environment))
  if (answers.length === result.answers.length) return [result]
  if (answers.length === 0) return []
  const { ms: _, ...rest } = result
  return [{ ...rest, answers, outcome: worst(answers.map(({ outcome }) => outcome)) }]
}

/**
 * The run restricted to the answers about cases and environments that a query selects. It says nothing of expectations:
 * whether one is stale depends on the other answers.
 *
 * @param name what the log calls the query among its filters.
 */
export function selectedLog(log: LoggedRun, query: Query, name: string): LoggedRun {
  const selected = (same: readonly Result[]): readonly Result[] => {
    const rows = rowsOf(same).filter((row) => query(row))
    const environments = new Set(rows.map(({ environment }) => environment))
    return same.flatMap((result) => within(result, environments))
  }
  const all = inOrder(log.results)
  const results = {
    *[Symbol.iterator]() {
      for (const same of caseByCase(all)) yield* selected(same)
    },
  }
  return {
    header: { ...log.header, selection: { ...log.header.selection, where: name } },
    results,
    footer: footerOf(results, [], log.footer.stopped),
  }
}

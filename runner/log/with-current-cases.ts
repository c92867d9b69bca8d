import type { Moves } from '../corpus/moved-cases.ts'
import { byCase, type LoggedRun, type Result } from './run-log.ts'
import { spool } from './spool.ts'

/** An earlier run with the ids that its cases have today, so that it can be compared with a new one. */
export function withCurrentCases(log: LoggedRun, moves: Moves): LoggedRun {
  const isMoved = ({ case: id }: Result) => Object.hasOwn(moves, id)
  if (!some(log.results, isMoved)) return log
  const results = spool(byCase)
  for (const result of log.results)
    results.add(isMoved(result) ? { ...result, case: moves[result.case] ?? result.case } : result)
  return { ...log, results }
}

function some(results: Iterable<Result>, isWanted: (result: Result) => boolean): boolean {
  for (const result of results) if (isWanted(result)) return true
  return false
}

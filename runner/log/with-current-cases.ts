import type { Moves } from '../corpus/moved-cases.ts'
import type { RunLog } from './run-log.ts'

/** An earlier run with the ids that its cases have today, so that it can be compared with a new one. */
export function withCurrentCases(log: RunLog, moves: Moves): RunLog {
  return {
    ...log,
    results: log.results.map((result) =>
      Object.hasOwn(moves, result.case)
        ? { ...result, case: moves[result.case] ?? result.case }
        : result,
    ),
  }
}

import { isProblem } from '#runner/is-problem'
import type { LoggedRun } from '#runner/log/run-log'
import { type Problem, problem } from '#runner/problem'
import { readQuery } from '#runner/query/read-query'
import { selectedLog } from '#runner/query/selected-log'

/** The options that select answers of a run by their outcome. */
export interface WhereFlags {
  readonly where?: string
}

/** The part of a run that the option selects; all of it where it is absent. */
export function logWhere(log: LoggedRun, { where }: WhereFlags): LoggedRun | Problem {
  if (where === undefined) return log
  const query = readQuery(where, log.header)
  if (isProblem(query)) return problem(query.code, `--where: ${query.message}`, query.hint)
  const { where: before } = log.header.selection
  return selectedLog(log, query, before === undefined ? where : `(${before}) and ${where}`)
}

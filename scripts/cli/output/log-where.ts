import { isProblem } from '#runner/is-problem'
import type { LoggedRun } from '#runner/log/run-log'
import { type Problem, problem } from '#runner/problem'
import { readQuery } from '#runner/query/read-query'
import { selectedLog } from '#runner/query/selected-log'

/** What selects answers of a run by what they are. */
export interface WhereFlags {
  readonly where?: string
  readonly onlyDisagreements?: true
}

/** The part of a run that the options select; all of it where they say nothing. */
export function logWhere(
  log: LoggedRun,
  { where, onlyDisagreements }: WhereFlags,
): LoggedRun | Problem {
  let selected = log
  // Both must hold of the same answers, so each is read by itself, and errors count characters of what was written.
  for (const text of [where, onlyDisagreements && 'any=disagreement']) {
    if (text === undefined) continue
    const query = readQuery(text, log.header)
    if (isProblem(query)) return problem(query.code, `--where: ${query.message}`, query.hint)
    const { where: before } = selected.header.selection
    selected = selectedLog(selected, query, before === undefined ? text : `(${before}) and ${text}`)
  }
  return selected
}

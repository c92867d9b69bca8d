import type { LoggedRun } from '../log/run-log.ts'
import { template } from '../render.ts'
import { type Entry, entries } from './entry.ts'

/** A description: `#` begins a directive, and a line end ends the line. */
function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\#]/g, '\\$&')
}

function directive({ status, why }: Entry): string {
  if (status === 'known') return ` # TODO ${escaped(why)}`
  return status === 'skipped' ? ` # SKIP ${escaped(why)}` : ''
}

/** The run as TAP 14: known disagreements are `not ok` with a TODO directive, which is not a failure. */
export function* tap(log: LoggedRun): Generator<string, void> {
  const all = entries(log)
  let count = 0
  for (const _ of all) count++
  yield `TAP version 14\n1..${count}\n`
  const test = template('reports/run.tap.test.hbs', 'none')
  let number = 0
  for (const { entry } of all)
    yield test({
      ok: entry.status === 'failed' || entry.status === 'known' ? 'not ok' : 'ok',
      number: ++number,
      description: escaped(`${entry.oracle} ${entry.case}`),
      directive: directive(entry),
      failed: entry.status === 'failed',
      rule: entry.rule,
      outcome: entry.outcome,
      said: JSON.stringify(entry.why),
    })
}

import type { RunLog } from '../log/run-log.ts'
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
export function tap(log: RunLog): string {
  const all = entries(log).flat()
  return template(
    'reports/run.tap.hbs',
    'none',
  )({
    count: all.length,
    tests: all.map((one, at) => ({
      ok: one.status === 'failed' || one.status === 'known' ? 'not ok' : 'ok',
      number: at + 1,
      description: escaped(`${one.oracle} ${one.case}`),
      directive: directive(one),
      failed: one.status === 'failed',
      rule: one.rule,
      outcome: one.outcome,
      said: JSON.stringify(one.why),
    })),
  })
}

import type { Footer, Header, Result, RunLog } from './run-log.ts'
import { totals } from './totals.ts'

/** One line of a run log with its line end. */
export function line(of: Header | Result | Footer): string {
  return `${JSON.stringify(of)}\n`
}

/** The footer that belongs to these results. */
export function footerOf(
  results: Iterable<Result>,
  expectations: Footer['expectations'],
  stopped: boolean,
): Footer {
  const counts = totals(results)
  const all = Object.values(counts).flatMap((of) => Object.values(of))
  return {
    kind: 'footer',
    results: all.reduce((sum, count) => sum + count, 0),
    totals: counts,
    expectations,
    stopped,
  }
}

/** The whole log as JSON Lines. */
export function runLogText({ header, results, footer }: RunLog): string {
  return [header, ...results, footer].map(line).join('')
}

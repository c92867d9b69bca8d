import type { Footer, Header, Result, RunLog } from './run-log.ts'
import { totals } from './totals.ts'

/** One line of a run log with its line end. */
export function line(of: Header | Result | Footer): string {
  return `${JSON.stringify(of)}\n`
}

/** The footer that belongs to these results. */
export function footerOf(
  results: readonly Result[],
  expectations: Footer['expectations'],
  stopped: boolean,
): Footer {
  return { kind: 'footer', results: results.length, totals: totals(results), expectations, stopped }
}

/** The whole log as JSON Lines. */
export function runLogText({ header, results, footer }: RunLog): string {
  return [header, ...results, footer].map(line).join('')
}

import type { Footer, Header, LoggedRun, Result } from './run-log.ts'
import { totals } from './totals.ts'

/** One line of a run log with its line end. */
export function line(logLine: Header | Result | Footer): string {
  return `${JSON.stringify(logLine)}\n`
}

/** The footer that belongs to these results. */
export function footerOf(
  results: Iterable<Result>,
  expectations: Footer['expectations'],
  stopped: boolean,
): Footer {
  const counts = totals(results)
  const all = Object.values(counts).flatMap((count) => Object.values(count))
  return {
    kind: 'footer',
    results: all.reduce((sum, count) => sum + count, 0),
    totals: counts,
    expectations,
    stopped,
  }
}

/** The whole log as JSON Lines, line by line. */
export function* runLogLines({ header, results, footer }: LoggedRun): Generator<string, void> {
  yield line(header)
  for (const result of results) yield line(result)
  yield line(footer)
}

/** The whole log as JSON Lines. */
export function runLogText(log: LoggedRun): string {
  return [...runLogLines(log)].join('')
}

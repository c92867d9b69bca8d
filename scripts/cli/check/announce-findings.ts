import type { Footer, Header, Result } from '#runner/log/run-log'
import { unexplained } from '#runner/report/failure'
import type { Progress } from '../output/progress.ts'

/** Findings of a tool that are shown as they come; the summary at the end has the others, too. */
const shown = 20

/**
 * Shows findings above the progress of a run as they come, since a run may take minutes: the first unexplained answer of each outcome
 * about each rule.
 */
export function announceFindings({
  say,
}: Pick<Progress, 'say'>): (logLine: Header | Result | Footer) => void {
  const seen = new Map<string, Set<string>>()
  return (logLine) => {
    if (logLine.kind !== 'result') return
    const { oracle, rule } = logLine
    const kinds = seen.get(oracle) ?? new Set()
    seen.set(oracle, kinds)
    for (const { outcome, environment } of unexplained(logLine)) {
      if (kinds.size > shown || kinds.has(`${outcome} ${rule}`)) continue
      kinds.add(`${outcome} ${rule}`)
      say(
        kinds.size > shown
          ? `${oracle}: more findings follow, which the summary lists`
          : `${outcome} ${oracle}: ${logLine.case} [${environment}]`,
      )
    }
  }
}

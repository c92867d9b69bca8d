import type { Answer } from '../log/run-log.ts'
import { verdictText } from '../report/verdict-text.ts'

/** What an oracle answered, in one line. */
export function said({ detail, verdict }: Answer): string {
  return detail ?? verdictText(verdict)
}

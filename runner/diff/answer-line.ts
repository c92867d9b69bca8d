import type { Answer } from '../log/run-log.ts'
import { verdictText } from '../report/verdict-text.ts'

/** The answer of an oracle, in one line. */
export function answerLine({ detail, verdict }: Answer): string {
  return detail ?? verdictText(verdict)
}

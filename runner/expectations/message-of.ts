import type { Verdict } from '#spec/verdict'

/** The tool's message with an answer that is not simply valid; empty if there is none. */
export function messageOf(verdict: Verdict): string {
  return 'message' in verdict ? verdict.message : 'why' in verdict ? verdict.why : ''
}

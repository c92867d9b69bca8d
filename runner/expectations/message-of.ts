import type { Verdict } from '#spec/verdict'

/** What a tool says with an answer that is not simply valid; empty where it says nothing. */
export function messageOf(verdict: Verdict): string {
  return 'message' in verdict ? verdict.message : 'why' in verdict ? verdict.why : ''
}

import type { Disagreement } from './observation.ts'

/** Whether two disagreements are the same as far as their keys tell. */
export function isSameDisagreement(one: Disagreement, other: Disagreement | undefined): boolean {
  return one.outcome === other?.outcome && one.key === other.key
}

import type { Disagreement } from './observation.ts'

/** Whether two disagreements are the same as far as their keys tell. */
export function isSameDisagreement(
  disagreement: Disagreement,
  other: Disagreement | undefined,
): boolean {
  return disagreement.outcome === other?.outcome && disagreement.key === other.key
}

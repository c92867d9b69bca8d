import type { ObservedDisagreement } from './observation.ts'

/** Whether two disagreements are the same as far as their keys tell. */
export function isSameDisagreement(
  disagreement: ObservedDisagreement,
  other: ObservedDisagreement | undefined,
): boolean {
  return disagreement.outcome === other?.outcome && disagreement.key === other.key
}

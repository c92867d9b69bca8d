/**
 * What a case's answer at an oracle amounts to, worst first. `wrong-output` is said of tools whose answer is a text
 * or words and not a verdict: another text than ours, or of an optimiser a module that is valid no more; `inconclusive` of an invalid case whose control was not accepted.
 */
export const outcomes = [
  'crash',
  'false-accept',
  'false-reject',
  'wrong-output',
  'timeout',
  'error',
  'inconclusive',
  'agree',
  'unsupported',
] as const

/** One of {@link outcomes}. */
export type Outcome = (typeof outcomes)[number]

/** Outcomes that nobody may pass over: each needs an expectation that explains it, or the tool's answer is wrong. */
export const disagreements: ReadonlySet<Outcome> = new Set<Outcome>([
  'crash',
  'false-accept',
  'false-reject',
  'wrong-output',
  'timeout',
  'error',
])

/** The worst of the outcomes; `unsupported` when there are none. One environment that a tool lacks hides no agreement. */
export function worst(of: readonly Outcome[]): Outcome {
  return outcomes.find((outcome) => of.includes(outcome)) ?? 'unsupported'
}

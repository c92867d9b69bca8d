/**
 * The outcome of a case for an oracle, worst first. `wrong-output` applies to tools whose answer is text or words instead of
 * a verdict: a text that differs from ours or, for an optimiser, a module that is no longer valid. `inconclusive` applies to
 * an invalid case whose control was not accepted. `other-revision`: the answer is wrong by the version of a text that the
 * cases follow and right by another published one.
 */
export const outcomes = [
  'crash',
  'false-accept',
  'false-reject',
  'wrong-output',
  'timeout',
  'error',
  'other-revision',
  'inconclusive',
  'agree',
  'unsupported',
] as const

/** One of {@link outcomes}. */
export type Outcome = (typeof outcomes)[number]

/** Outcomes that count as disagreements: the answer of the tool is wrong unless an expectation explains it. */
export const disagreements: ReadonlySet<Outcome> = new Set<Outcome>([
  'crash',
  'false-accept',
  'false-reject',
  'wrong-output',
  'timeout',
  'error',
])

/** The worst of the outcomes; `unsupported` if there are none. An unsupported environment does not hide agreement. */
export function worst(all: readonly Outcome[]): Outcome {
  return outcomes.find((outcome) => all.includes(outcome)) ?? 'unsupported'
}

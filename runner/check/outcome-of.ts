import type { Expectation, Verdict } from '#spec/verdict'
import type { Outcome } from '../log/outcome.ts'

/**
 * What a validator's verdict on a case amounts to.
 *
 * @param control the same oracle's verdict on the case's control in the same environment; `null` where it has none.
 *   Who refuses the control has not shown that it saw the fault.
 */
export function outcomeOf(expect: Expectation, verdict: Verdict, control: Verdict | null): Outcome {
  if (verdict.kind !== 'valid' && verdict.kind !== 'invalid') return verdict.kind
  if (expect === 'either') return 'agree'
  if (expect === 'valid') return verdict.kind === 'valid' ? 'agree' : 'false-reject'
  if (verdict.kind === 'valid') return 'false-accept'
  return control === null || control.kind === 'valid' ? 'agree' : 'inconclusive'
}

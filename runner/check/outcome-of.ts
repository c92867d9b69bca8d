import { versionsThatExpect } from '#spec/expectation-at'
import type { Verdict } from '#spec/verdict'
import type { FiledCase } from '../corpus/manifest.ts'
import type { Outcome } from '../log/outcome.ts'

/** The outcome of an answer, and if it is `other-revision`, the versions of a text by which it is right. */
export interface Weighed {
  readonly outcome: Outcome
  readonly revision?: string
}

/**
 * The outcome of a validator's verdict on a case.
 *
 * @param control the same oracle's verdict on the case's control in the same environment; `null` where it has none. A
 * tool that refuses the control has not shown that it saw the fault.
 */
export function outcomeOf(
  filed: Pick<FiledCase, 'expect' | 'revisions'>,
  verdict: Verdict,
  control: Verdict | null,
): Weighed {
  const { kind } = verdict
  if (kind !== 'valid' && kind !== 'invalid') return { outcome: kind }
  if (filed.expect === 'either') return { outcome: 'agree' }
  if (filed.expect === kind)
    return {
      outcome:
        kind === 'valid' || control === null || control.kind === 'valid' ? 'agree' : 'inconclusive',
    }
  const revision = versionsThatExpect(filed, kind)
  if (revision !== undefined) return { outcome: 'other-revision', revision }
  return { outcome: kind === 'valid' ? 'false-accept' : 'false-reject' }
}

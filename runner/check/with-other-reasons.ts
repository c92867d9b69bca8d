import type { Tool } from '../oracle/oracle.ts'
import { otherReason } from './other-reason.ts'
import type { Answered } from './subject.ts'

/**
 * The answers, with the subject of each message that is not about the broken rule. Only messages of spirv-val are
 * looked at; the answers stay what they are.
 *
 * @param summary of the case's rule.
 * @param control words of the case's control.
 */
export function withOtherReasons(
  answered: Answered,
  { tool }: Tool,
  summary: string,
  control: Uint32Array | undefined,
): Answered {
  const { subject, answers } = answered
  const { rule, expect } = subject.case
  if (tool !== 'spirv-val' || expect !== 'invalid' || control === undefined) return answered
  return {
    subject,
    answers: answers.map((answer) => {
      const { outcome, verdict } = answer
      if (outcome !== 'agree' || verdict.kind !== 'invalid') return answer
      const rejected = { rule, summary, words: subject.words, control }
      const other = otherReason(verdict.message ?? '', rejected)
      return other === undefined ? answer : { ...answer, otherReason: other }
    }),
  }
}

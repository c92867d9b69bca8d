import { validate } from '#reference/validate'
import { type Environment, environmentByName } from '#spec/environments'
import type { Asking } from './asking.ts'
import { otherReason } from './other-reason.ts'
import type { Answered } from './subject.ts'

const newest = environmentByName('spv1.6') as Environment

/**
 * The answers, with the subject of each message that is not about the broken rule, as far as the messages of the tool were
 * learnt; what a message of spirv-val is about is also read. The answers stay what they are.
 *
 * @param summary of the case's rule.
 * @param control words of the case's control.
 */
export function withOtherReasons(
  answered: Answered,
  { tool: { tool }, about }: Pick<Asking, 'tool' | 'about'>,
  summary: string,
  control: Uint32Array | undefined,
): Answered {
  const { subject, answers } = answered
  const { rule, expect } = subject.case
  if (expect !== 'invalid' || control === undefined) return answered
  return {
    subject,
    answers: answers.map((answer) => {
      const { outcome, verdict, environment } = answer
      if (outcome !== 'agree' || verdict.kind !== 'invalid') return answer
      const words = subject.words
      const judged = () => validate(words, environmentByName(environment) ?? newest)
      const learnt = about?.(verdict.message, rule)
      const read =
        tool === 'spirv-val'
          ? otherReason(verdict.message, { rule, summary, words, control, judged })
          : undefined
      const other = read ?? (learnt === undefined ? undefined : `${learnt}, by its messages`)
      return other === undefined ? answer : { ...answer, otherReason: other }
    }),
  }
}

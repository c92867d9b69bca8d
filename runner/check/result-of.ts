import { explainedAnswer } from '../expectations/explained-answer.ts'
import { notRepeated } from '../log/not-repeated.ts'
import { disagreements, worst } from '../log/outcome.ts'
import type { Result } from '../log/run-log.ts'
import type { Asking } from './asking.ts'
import type { Answered } from './subject.ts'

/**
 * The line of the log for an oracle's answer to a case.
 *
 * @param ms what the answers took, where that is known.
 */
export function resultOf(
  { subject, answers }: Answered,
  { logged, known, explainer }: Asking,
  ms?: number,
): Result {
  const { id, rule, expect } = subject.case
  return {
    kind: 'result',
    case: id,
    rule,
    expect,
    oracle: logged.name,
    outcome: worst(answers.map(({ outcome }) => outcome)),
    ...(ms === undefined ? {} : { ms }),
    answers: answers.map((answer) => {
      if (!disagreements.has(answer.outcome)) return answer
      const explained = explainedAnswer({ case: id, rule }, answer, explainer)
      if (explained !== undefined) return explained
      const before = known?.({ case: id, environment: answer.environment }, answer.outcome)
      if (before !== undefined) return { ...answer, explained: before }
      return answer.again === undefined ? answer : { ...answer, explained: notRepeated }
    }),
  }
}

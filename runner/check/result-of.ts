import { explanation } from '../expectations/explanation.ts'
import { disagreements, worst } from '../log/outcome.ts'
import type { Result } from '../log/run-log.ts'
import type { Asking } from './asking.ts'
import type { Answered } from './subject.ts'

/**
 * The log's line for what an oracle answered to a case.
 *
 * @param ms what the answers took, where that is known.
 */
export function resultOf(
  { subject, answers }: Answered,
  { logged, known, explainer: { explains } }: Asking,
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
      const { environment, outcome } = answer
      const entry = explains({ case: id, rule, environment }, outcome)
      if (entry !== undefined) {
        const cause = entry.cause === undefined ? {} : { cause: entry.cause }
        return { ...answer, explained: explanation(entry), ...cause }
      }
      const before = known?.({ case: id, environment }, outcome)
      return before === undefined ? answer : { ...answer, explained: before }
    }),
  }
}

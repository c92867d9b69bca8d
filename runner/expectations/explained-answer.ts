import type { Answer, Result } from '../log/run-log.ts'
import type { Explainer } from './explainer.ts'
import { explanation } from './explanation.ts'

/** A wrong answer with the explanation of the first entry that has one; `undefined` where none has. */
export function explainedAnswer(
  { case: id, rule }: Pick<Result, 'case' | 'rule'>,
  answer: Answer,
  { explains }: Explainer,
): Answer | undefined {
  const { environment, outcome, verdict } = answer
  const entry = explains({ case: id, rule, environment }, outcome, verdict)
  return (
    entry && {
      ...answer,
      explained: explanation(entry),
      ...(entry.cause === undefined ? {} : { cause: entry.cause }),
      ...(entry.sometimes === undefined ? {} : { sometimes: entry.sometimes }),
    }
  )
}

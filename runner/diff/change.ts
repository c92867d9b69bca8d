import type { Expectation } from '#spec/verdict'
import type { Answer } from '../log/run-log.ts'
import type { ChangeClass } from './change-class.ts'

/** A changed answer. */
export interface AnswerChange {
  readonly rule: string
  readonly case: string
  readonly expect: Expectation
  readonly environment: string
  readonly class: ChangeClass
  readonly before: Answer
  readonly after: Answer
  /** The control of the case, if the change is only a consequence of the change of its answer. */
  readonly follows?: string
  /** The old answer was right with the words of an error, which refused valid cases as well. */
  readonly wrongReason?: true
}

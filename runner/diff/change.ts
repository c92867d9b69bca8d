import type { Expectation } from '#spec/verdict'
import type { Answer } from '../log/run-log.ts'
import type { ChangeClass } from './change-class.ts'

/** An answer that is not what it was. */
export interface Change {
  readonly rule: string
  readonly case: string
  readonly expect: Expectation
  readonly environment: string
  readonly class: ChangeClass
  readonly before: Answer
  readonly after: Answer
  /** The case's control, where the change only follows from how the answer to that one changed. */
  readonly follows?: string
}

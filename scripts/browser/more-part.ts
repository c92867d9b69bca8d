import { inputs } from './inputs.ts'
import { breakable, mutate } from './mutate.ts'
import { readLimits } from './read-limits.ts'
import { reflect } from './reflect.ts'
import { run } from './run.ts'

/** What can be asked of the mutators, the interpreter and the readers from another thread. Loaded when it is first asked for. */
export const moreAnswers = {
  breakable,
  mutate,
  inputs,
  run,
  reflect,
  readLimits,
}

export type MoreAnswers = typeof moreAnswers

import type { Answered } from './subject.ts'

/** The time of an answer if it is known by itself: a tool that did not answer took all the time there was. */
function waited({ answers }: Answered): number {
  return answers.reduce(
    (sum, { verdict }) => sum + (verdict.kind === 'timeout' ? verdict.ms : 0),
    0,
  )
}

/**
 * Milliseconds for each of the subjects of one batch, in tenths: each question gets an equal part of the batch's time
 * without what time-outs took.
 *
 * @param ms what the go took.
 */
export function times(answered: readonly Answered[], ms: number): readonly number[] {
  const lost = answered.reduce((sum, answered) => sum + waited(answered), 0)
  const questions = answered.reduce((sum, { answers }) => sum + answers.length, 0)
  const each = Math.max(0, ms - lost) / Math.max(1, questions)
  return answered.map(
    (answered) => Math.round((waited(answered) + each * answered.answers.length) * 10) / 10,
  )
}

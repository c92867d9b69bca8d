import type { Verdict } from '#spec/verdict'
import type { Oracle, Question } from '../oracle/oracle.ts'
import type { Repetition } from './subject.ts'

/** Modules before a question that are put to a fresh process to bring its wrong answer about. */
const mostBefore = 2048

/**
 * How many modules a process must have been asked before it gives a wrong answer: the fewest, found by bisection over the
 * last ones of `before`; or how many it was asked, where they do not bring it about again.
 *
 * @param before the questions before it, in their order.
 */
export async function askedBefore(
  fresh: NonNullable<Oracle['fresh']>,
  before: readonly Question[],
  question: Question,
  wrong: Verdict,
): Promise<Pick<Repetition, 'asked' | 'shortest'>> {
  const shows = async (count: number): Promise<boolean> => {
    const process = fresh()
    try {
      const last = count === 0 ? [] : before.slice(-count)
      const verdicts = await process.judgeAll([...last, question])
      return verdicts.at(-1)?.kind === wrong.kind
    } finally {
      process.close()
    }
  }
  let [tooFew, enough] = [0, Math.min(before.length, mostBefore)]
  if (enough === 0 || !(await shows(enough))) return { asked: before.length }
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1
    if (await shows(middle)) enough = middle
    else tooFew = middle
  }
  return { asked: enough, shortest: true }
}

import type { Verdict } from '#spec/verdict'
import type { Oracle, Question } from '../oracle/oracle.ts'
import type { Repetition } from './subject.ts'

/** Modules before a question that are put to a fresh process to bring its wrong answer about. */
const mostBefore = 2048
/** Numbers of modules that are tried one by one where the most of them do not bring it about: a tool may count. */
const fewBefore = 32

/** The modules before a wrong answer. */
export interface AskedBefore extends Pick<Repetition, 'asked' | 'shortest'> {
  /** They, in their order, where they bring the wrong answer about in a fresh process. */
  readonly before?: readonly Question[]
}

/**
 * How many modules a process must have been asked before it gives a wrong answer, and which; or how many it was asked,
 * where they do not bring it about again. The module itself, asked again and again, shows how far a tool counts;
 * otherwise the fewest of the last ones of `before` are found by bisection.
 *
 * @param before the questions before it, in their order.
 * @param wrong the wrong verdict; a crash is one that does not repeat itself, either.
 */
export async function askedBefore(
  fresh: NonNullable<Oracle['fresh']>,
  before: readonly Question[],
  question: Question,
  wrong: Pick<Verdict, 'kind'>,
): Promise<AskedBefore> {
  /** Ordinals of the questions that a fresh process answers wrongly in the same way. */
  const wrongAmong = async (questions: readonly Question[]): Promise<ReadonlySet<number>> => {
    const process = fresh()
    const crashed: number[] = []
    try {
      const verdicts = await process.judgeAll(questions, (index) => crashed.push(index))
      if (wrong.kind === 'crash') return new Set(crashed)
      return new Set(verdicts.flatMap(({ kind }, index) => (kind === wrong.kind ? [index] : [])))
    } finally {
      process.close()
    }
  }
  const lasting = (count: number): readonly Question[] => (count === 0 ? [] : before.slice(-count))
  const shows = async (count: number): Promise<boolean> =>
    (await wrongAmong([...lasting(count), question])).has(count)

  const most = Math.min(before.length, mostBefore)
  if (most === 0) return { asked: before.length }
  const [first = 0] = await wrongAmong(new Array<Question>(most + 1).fill(question))
  if (first > 0)
    return { asked: first, shortest: true, before: new Array<Question>(first).fill(question) }
  let [tooFew, enough] = [0, most]
  if (!(await shows(enough))) {
    const few = Array.from({ length: Math.min(most, fewBefore) - 1 }, (_, index) => index + 1)
    for (const count of few)
      if (await shows(count)) return { asked: count, shortest: true, before: lasting(count) }
    return { asked: before.length }
  }
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1
    if (await shows(middle)) enough = middle
    else tooFew = middle
  }
  return { asked: enough, shortest: true, before: lasting(enough) }
}

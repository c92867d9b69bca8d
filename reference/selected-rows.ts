import { type Answers, answerKey } from './answers.ts'

/** A row that takes part where all of the answers in `asked` are yes and all of those in `silent` are no. */
export interface Conditional<Row> {
  readonly row: Row
  readonly asked: Answers
  readonly silent: Answers
}

/** Lists that are kept at most: input must not choose how many there are. */
const mostLists = 64

/** The answers that matter to any of these rows. */
function mattering(all: readonly Conditional<unknown>[]): Answers {
  const matters = new Int32Array(all[0]?.asked.length ?? 0)
  for (const { asked, silent } of all)
    for (const word of matters.keys())
      matters[word] = (matters[word] ?? 0) | (asked[word] ?? 0) | (silent[word] ?? 0)
  return matters
}

/** Gives the rows that take part. Answers that are alike in all that matters to these rows give the same list. */
export function selectedRows<Row>(
  all: readonly Conditional<Row>[],
): (answers: Answers) => readonly Row[] {
  const matters = mattering(all)
  const words = [...matters.keys()].filter((word) => matters[word] !== 0)
  const lists = new Map<number | string, readonly Row[]>()
  const takesPart = ({ asked, silent }: Conditional<Row>, answers: Answers): boolean =>
    words.every((word) => {
      const given = answers[word] ?? 0
      const wanted = asked[word] ?? 0
      return (given & wanted) === wanted && (given & (silent[word] ?? 0)) === 0
    })
  return (answers) => {
    const key = answerKey(answers, matters, words)
    const there = lists.get(key)
    if (there !== undefined) return there
    const list = all.flatMap((one) => (takesPart(one, answers) ? [one.row] : []))
    if (lists.size >= mostLists) lists.clear()
    lists.set(key, list)
    return list
  }
}

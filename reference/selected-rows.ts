/** A row that takes part where all of the answers in `asked` are yes and all of those in `silent` are no, a bit for each. */
export interface Conditional<Row> {
  readonly row: Row
  readonly asked: number
  readonly silent: number
}

/** Lists that are kept at most: input must not choose how many there are. */
const mostLists = 64

/** Gives the rows that take part. Answers that are alike in all that matters to these rows give the same list. */
export function selectedRows<Row>(
  all: readonly Conditional<Row>[],
): (answers: number) => readonly Row[] {
  const matters = all.reduce((bits, { asked, silent }) => bits | asked | silent, 0)
  const lists = new Map<number, readonly Row[]>()
  return (answers) => {
    const key = answers & matters
    const there = lists.get(key)
    if (there !== undefined) return there
    const list = all.flatMap(({ row, asked, silent }) =>
      (key & asked) === asked && (key & silent) === 0 ? [row] : [],
    )
    if (lists.size >= mostLists) lists.clear()
    lists.set(key, list)
    return list
  }
}

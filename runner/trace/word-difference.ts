/** Lengths of the longest common subsequences of all ends of two lists of words. */
function lengths(a: readonly string[], b: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let row = a.length - 1; row >= 0; row--)
    for (let column = b.length - 1; column >= 0; column--) {
      const [here, below] = [table[row] ?? [], table[row + 1] ?? []]
      here[column] =
        a[row] === b[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0)
    }
  return table
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** How much of two sentences is the same: from 0, no word, to 1, all words in the same order. */
export function likeness(before: string, after: string): number {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  return a.length + b.length === 0 ? 1 : (2 * (lengths(a, b)[0]?.[0] ?? 0)) / (a.length + b.length)
}

/** The sentence after the change with the words that differ marked: `one [-two-] {+three+} four`. */
export function wordDifference(before: string, after: string): string {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  const table = lengths(a, b)
  const cell = (row: number, column: number) => table[row]?.[column] ?? 0
  const parts: { readonly kind: 'same' | 'old' | 'new'; readonly words: string[] }[] = []
  const add = (kind: 'same' | 'old' | 'new', word = '') => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.words.push(word)
    else parts.push({ kind, words: [word] })
  }
  let [row, column] = [0, 0]
  while (row < a.length || column < b.length)
    if (row < a.length && column < b.length && a[row] === b[column]) {
      add('same', a[row])
      row++
      column++
    } else if (
      row < a.length &&
      (column === b.length || cell(row + 1, column) >= cell(row, column + 1))
    )
      add('old', a[row++])
    else add('new', b[column++])
  const marked = { same: ['', ''], old: ['[-', '-]'], new: ['{+', '+}'] } as const
  return parts
    .map(({ kind, words }) => `${marked[kind][0]}${words.join(' ')}${marked[kind][1]}`)
    .join(' ')
}

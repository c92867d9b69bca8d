/** The number of comparisons that can be made in reasonable time. */
const most = 4_000_000

/** Rows as numbers, equal ones with the same number, which are compared sooner. */
function numbered(rows: readonly string[], known: Map<string, number>): Uint32Array {
  return Uint32Array.from(rows, (row) => {
    const number = known.get(row) ?? known.size
    known.set(row, number)
    return number
  })
}

/** Whether two lists are too long to be compared. */
function areTooLong(left: ArrayLike<unknown>, right: ArrayLike<unknown>): boolean {
  return (left.length + 1) * (right.length + 1) > most
}

function equalAtBeginning(left: Uint32Array, right: Uint32Array): number {
  const shorter = Math.min(left.length, right.length)
  let count = 0
  while (count < shorter && left[count] === right[count]) count++
  return count
}

function equalAtEnd(left: Uint32Array, right: Uint32Array): number {
  const shorter = Math.min(left.length, right.length)
  let count = 0
  while (count < shorter && left[left.length - 1 - count] === right[right.length - 1 - count])
    count++
  return count
}

/** By row and column, the length of the longest common sequence from there on; a row has one column more than the right list. */
function lengthsFrom(left: Uint32Array, right: Uint32Array): Uint32Array {
  const columns = right.length + 1
  const lengths = new Uint32Array((left.length + 1) * columns)
  for (let row = left.length - 1; row >= 0; row--) {
    const value = left[row]
    for (let place = row * columns + right.length - 1; place >= row * columns; place--) {
      const [below, beside] = [lengths[place + columns] as number, lengths[place + 1] as number]
      lengths[place] =
        value === right[place - row * columns]
          ? (lengths[place + columns + 1] as number) + 1
          : below > beside
            ? below
            : beside
    }
  }
  return lengths
}

/**
 * The longest sequence that two lists have in common, as pairs of places in rising order; the first such in the left
 * list. Empty where the lists are too long to be compared.
 */
export function commonRows(
  left: readonly string[],
  right: readonly string[],
): readonly (readonly [left: number, right: number])[] {
  if (areTooLong(left, right)) return []
  const known = new Map<string, number>()
  const [all, others] = [numbered(left, known), numbered(right, known)]
  const first = equalAtBeginning(all, others)
  const pairs: (readonly [number, number])[] = []
  for (let place = 0; place < first; place++) pairs.push([place, place])
  const [mine, theirs] = [all.subarray(first), others.subarray(first)]
  const columns = theirs.length + 1
  const lengths = lengthsFrom(mine, theirs)
  for (let [row, column] = [0, 0]; row < mine.length && column < theirs.length; ) {
    const place = row * columns + column
    if (mine[row] === theirs[column]) pairs.push([first + row++, first + column++])
    else if ((lengths[place + columns] as number) >= (lengths[place + 1] as number)) row++
    else column++
  }
  return pairs
}

/** The number of pairs in {@link commonRows}. */
export function commonRowCount(left: readonly string[], right: readonly string[]): number {
  if (areTooLong(left, right)) return 0
  const known = new Map<string, number>()
  const [mine, theirs] = [numbered(left, known), numbered(right, known)]
  const first = equalAtBeginning(mine, theirs)
  const [rest, others] = [mine.subarray(first), theirs.subarray(first)]
  const last = equalAtEnd(rest, others)
  const [middle, otherMiddle] = [
    rest.subarray(0, rest.length - last),
    others.subarray(0, others.length - last),
  ]
  return first + last + (lengthsFrom(middle, otherMiddle)[0] ?? 0)
}

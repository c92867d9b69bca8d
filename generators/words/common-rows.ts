/** The number of comparisons that can be made in reasonable time. */
const most = 4_000_000

/**
 * The longest sequence that two lists have in common, as pairs of places in rising order; the first such in the left
 * list. Empty where the lists are too long to be compared.
 */
export function commonRows(
  left: readonly string[],
  right: readonly string[],
): readonly (readonly [left: number, right: number])[] {
  const columns = right.length + 1
  if ((left.length + 1) * columns > most) return []
  const lengths = new Uint32Array((left.length + 1) * columns)
  const lengthAt = (row: number, column: number): number => lengths[row * columns + column] ?? 0
  for (let row = left.length - 1; row >= 0; row--)
    for (let column = right.length - 1; column >= 0; column--)
      lengths[row * columns + column] =
        left[row] === right[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
  const pairs: (readonly [number, number])[] = []
  for (let [row, column] = [0, 0]; row < left.length && column < right.length; ) {
    if (left[row] === right[column]) pairs.push([row++, column++])
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++
    else column++
  }
  return pairs
}

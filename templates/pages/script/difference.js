/**
 * One line of two listings: in both, in the control only, or in the case only.
 *
 * @typedef {{ readonly kind: 'same' | 'control' | 'case', readonly text: string }} Line
 */

/** Largest number of pairs of lines to compare: a longer comparison is unreadable and would take a browser seconds. */
const mostPairs = 4_000_000

/**
 * The key for comparing two lines. The bound is ignored, because a change of the bound is only a side effect.
 *
 * @param {string} line
 */
function keyOf(line) {
  return line.startsWith('; Bound:') ? '; Bound:' : line
}

/**
 * Lengths of the longest common subsequences of all suffixes of two lists, row by row.
 *
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 */
function lengths(a, b) {
  const width = b.length + 1
  const table = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i * width + j] =
        a[i] === b[j]
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0)
  return (/** @type {number} */ i, /** @type {number} */ j) => table[i * width + j] ?? 0
}

/**
 * The lines of a case and those that only its control has, in order.
 *
 * @param {readonly string[]} control
 * @param {readonly string[]} broken
 * @returns {readonly Line[]}
 */
export function difference(control, broken) {
  const a = control.map(keyOf)
  const b = broken.map(keyOf)
  let from = 0
  while (from < a.length && from < b.length && a[from] === b[from]) from++
  let tail = 0
  while (tail < a.length - from && tail < b.length - from && a.at(-1 - tail) === b.at(-1 - tail))
    tail++
  const left = a.slice(from, a.length - tail)
  const right = b.slice(from, b.length - tail)
  /** @type {Line[]} */
  const lines = broken.slice(0, from).map((text) => ({ kind: 'same', text }))
  const common = left.length * right.length > mostPairs ? () => 0 : lengths(left, right)
  let i = 0
  let j = 0
  while (i < left.length || j < right.length) {
    const both = i < left.length && j < right.length
    if (both && left[i] === right[j]) {
      lines.push({ kind: 'same', text: broken[from + j] ?? '' })
      i++
      j++
    } else if (j >= right.length || (both && common(i + 1, j) >= common(i, j + 1))) {
      lines.push({ kind: 'control', text: control[from + i] ?? '' })
      i++
    } else {
      lines.push({ kind: 'case', text: broken[from + j] ?? '' })
      j++
    }
  }
  return [
    ...lines,
    ...broken
      .slice(broken.length - tail)
      .map((text) => ({ kind: /** @type {const} */ ('same'), text })),
  ]
}

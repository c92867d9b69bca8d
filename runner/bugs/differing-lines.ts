import { extentsOf } from '#generators/words/extents-of'

/** How two modules differ, by the ordinals of their instructions. */
export interface DifferingLines {
  /** Instructions of the module that its twin does not have. */
  readonly module: ReadonlySet<number>
  /** Instructions of the twin that the module does not have. */
  readonly control: ReadonlySet<number>
  /** Instructions of the twin before which the module has instructions that nothing in the twin replaces. */
  readonly gaps: ReadonlySet<number>
}

/** Comparisons that a pair of modules may cost; of longer ones the whole part between equal ends counts as different. */
const most = 4_000_000

/** The instructions of a module, each as a text that is equal for equal words. */
function instructionKeys(words: Uint32Array): readonly string[] {
  return extentsOf(words).map(({ start, length }) => words.slice(start, start + length).join(' '))
}

/** Lengths of the longest common part of all ends of two lists, by the indices at which these ends begin. */
function commonLengths(mine: readonly string[], theirs: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: mine.length + 1 }, () => new Uint32Array(theirs.length + 1))
  for (let row = mine.length - 1; row >= 0; row--)
    for (let column = theirs.length - 1; column >= 0; column--) {
      const next = lengths[row + 1] as Uint32Array
      const current = lengths[row] as Uint32Array
      current[column] =
        mine[row] === theirs[column]
          ? (next[column + 1] ?? 0) + 1
          : Math.max(next[column] ?? 0, current[column + 1] ?? 0)
    }
  return lengths
}

/** The instructions that only one of two modules has. The ids of equal instructions are equal in both. */
export function differingLines(module: Uint32Array, control: Uint32Array): DifferingLines {
  const [mine, theirs] = [instructionKeys(module), instructionKeys(control)]
  const shorter = Math.min(mine.length, theirs.length)
  let start = 0
  while (start < shorter && mine[start] === theirs[start]) start++
  let end = 0
  while (end < shorter - start && mine.at(-1 - end) === theirs.at(-1 - end)) end++
  const [lines, other] = [
    mine.slice(start, mine.length - end),
    theirs.slice(start, theirs.length - end),
  ]
  const lengths = lines.length * other.length > most ? undefined : commonLengths(lines, other)
  const found = { module: new Set<number>(), control: new Set<number>(), gaps: new Set<number>() }
  let [row, column] = [0, 0]
  // Instructions of one run of differences: only a run without any of the twin is a gap of it.
  let [extra, replaced] = [0, 0]
  const close = () => {
    if (extra > 0 && replaced === 0) found.gaps.add(start + column)
    extra = 0
    replaced = 0
  }
  while (row < lines.length || column < other.length) {
    if (lengths !== undefined && row < lines.length && lines[row] === other[column]) {
      close()
      row++
      column++
    } else if (
      row < lines.length &&
      (column >= other.length ||
        (lengths?.[row + 1]?.[column] ?? 0) >= (lengths?.[row]?.[column + 1] ?? 0))
    ) {
      found.module.add(start + row++)
      extra++
    } else {
      found.control.add(start + column++)
      replaced++
    }
  }
  close()
  return found
}

function lines(count: number): string {
  return count === 1 ? 'one line' : `${count} lines`
}

/**
 * How the twin of a module differs from it, as the predicate of a sentence about the twin.
 *
 * @param header how many words of the headers differ.
 */
export function differenceText(
  { module, control }: Pick<DifferingLines, 'module' | 'control'>,
  header: number,
): string {
  const inHeader =
    header === 0
      ? []
      : [`differs in ${header === 1 ? 'one word' : `${header} words`} of the header`]
  const inLines =
    module.size === 0 && control.size === 0
      ? []
      : control.size === 0
        ? [`lacks ${lines(module.size)} of the module`]
        : module.size === 0
          ? [`has ${lines(control.size)} more than the module`]
          : module.size === control.size
            ? [`differs in ${lines(control.size)}`]
            : [`has ${lines(control.size)} instead of ${module.size} of the module`]
  const parts = [...inHeader, ...inLines]
  return parts.length === 0 ? 'differs in words that assembly does not show' : parts.join(' and ')
}

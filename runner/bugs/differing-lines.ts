import { differing } from '#generators/pairs/differing'
import { commonRows } from '#generators/words/common-rows'
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

/** The instructions of a module, each as a text that is equal for equal words. */
function instructionKeys(words: Uint32Array): readonly string[] {
  return extentsOf(words).map(({ start, length }) => words.slice(start, start + length).join(' '))
}

/** The instructions that only one of two modules has. The ids of equal instructions are equal in both. */
export function differingLines(module: Uint32Array, control: Uint32Array): DifferingLines {
  const [mine, theirs] = [instructionKeys(module), instructionKeys(control)]
  const { at: start, gone: moduleLines, come: controlLines } = differing(mine, theirs)
  const pairs = commonRows(
    mine.slice(start, start + moduleLines),
    theirs.slice(start, start + controlLines),
  )
  const found = { module: new Set<number>(), control: new Set<number>(), gaps: new Set<number>() }
  let [row, column] = [0, 0]
  for (const [pairedRow, pairedColumn] of [...pairs, [moduleLines, controlLines] as const]) {
    if (pairedRow > row && pairedColumn === column) found.gaps.add(start + column)
    for (; row < pairedRow; row++) found.module.add(start + row)
    for (; column < pairedColumn; column++) found.control.add(start + column)
    row++
    column++
  }
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

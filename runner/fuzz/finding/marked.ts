import { extentsOf, ordinalAt } from '#generators/words/extents-of'
import { type DisassembleOptions, disassemble } from '#reference/disassemble/disassemble'

/** Ordinal of the first instruction that the module has and its control has not. */
function changedAt(words: Uint32Array, control: Uint32Array | null): number | undefined {
  if (control === null) return undefined
  const [mine, theirs] = [extentsOf(words), extentsOf(control)]
  const index = mine.findIndex(({ start, length }, index) => {
    const other = theirs[index]
    if (other === undefined || other.length !== length) return true
    for (let word = 0; word < length; word++)
      if (words[start + word] !== control[other.start + word]) return true
    return false
  })
  return index < 0 ? undefined : index
}

/** The instructions of a disassembly. A string may hold line breaks, which are printed as they are. */
export function instructionLines(text: string): readonly string[] {
  const lines: string[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    if (isOpen) lines.push(`${lines.pop()}\n${line}`)
    else lines.push(line)
    const quotes = line.replaceAll(/\\./g, '').split('"').length - 1
    isOpen = isOpen === (quotes % 2 === 0)
  }
  return lines
}

/**
 * Disassembly with comments at instructions.
 *
 * @param marks comment by ordinal of the instruction.
 * @param options of the disassembly.
 */
export function withMarks(
  words: Uint32Array,
  marks: ReadonlyMap<number, string>,
  options: DisassembleOptions = {},
): string {
  const lines = [...instructionLines(disassemble(words, options))]
  const first = lines.findIndex((line) => line !== '' && !line.startsWith(';'))
  if (first < 0) return lines.join('\n')
  for (const [ordinal, message] of marks) {
    const line = lines[first + ordinal]
    if (line !== undefined && line !== '') lines[first + ordinal] = `${line}  ; <-- ${message}`
  }
  return lines.join('\n')
}

/**
 * Disassembly with a comment at the instruction that it is about: the one that holds the blamed word, or else the first
 * that the control has not.
 *
 * @param word that the judge blames; `undefined` where it blames none.
 * @param options of the disassembly.
 */
export function marked(
  words: Uint32Array,
  control: Uint32Array | null,
  word: number | undefined,
  message: string,
  options: DisassembleOptions = {},
): string {
  const blamed = word === undefined ? -1 : ordinalAt(extentsOf(words), word)
  const marked = blamed >= 0 ? blamed : changedAt(words, control)
  return withMarks(words, new Map(marked === undefined ? [] : [[marked, message]]), options)
}

import type { Instruction } from '#reference/module'

/** Characters of an instruction that are shown; a longer one is cut. */
export const mostShown = 200

/** The marks for the words that are left out before and after the part shown. */
const cut = ' …'

const token = /"(?:[^"\\]+|\\.)*"|[^\s"]+/gs

/** Ordinals of the operands after result type and result, by word of the module. */
function ordinals(
  { word, wordCount, operands }: Instruction,
  isUnknown: boolean,
): ReadonlyMap<number, number> {
  const byWord = new Map<number, number>()
  // Words that cannot be decoded are listed one by one.
  if (isUnknown) for (let n = 1; n < wordCount; n++) byWord.set(word + n, n - 1)
  else
    for (const [ordinal, operand] of operands.entries())
      for (let n = 0; n < operand.wordCount; n++) byWord.set(operand.word + n, ordinal)
  return byWord
}

/**
 * The excerpt of a long instruction with a fault in one of its words: its opcode, and the surroundings of the operand
 * with that word.
 *
 * @param text the instruction in the listing, without indentation.
 */
export function excerptsOf(text: string, instruction: Instruction): (word: number) => string {
  const spans = [...text.matchAll(token)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))
  const opcode = spans.findIndex(({ start }) => text.startsWith('Op', start))
  const isUnknown = text.startsWith('OpUnknown(', spans[opcode]?.start)
  const last = opcode + (isUnknown || instruction.resultType > 0 ? 1 : 0)
  const head = text.slice(0, spans[last]?.end)
  const others = spans.slice(last + 1)
  const byWord = ordinals(instruction, isUnknown)
  const room = mostShown - head.length - cut.length - 1 - cut.length
  return (word) => {
    const blamed = byWord.get(word) ?? 0
    let from = blamed
    const middle = (others[blamed]?.start ?? 0) - Math.floor(room / 2)
    while (from > 0 && (others[from - 1]?.start ?? 0) >= middle) from--
    const start = others[from]?.start ?? 0
    let to = blamed
    while ((others[to]?.end ?? Infinity) <= start + room) to++
    // Between operands, unless the one at fault is too long.
    const end = to > blamed ? others[to - 1]?.end : start + room
    const shown = text.slice(start, end).replace(/[\uD800-\uDBFF]$/, '')
    const before = from === 0 ? '' : cut
    return `${head}${before} ${shown}${start + shown.length < text.length ? cut : ''}`
  }
}

/** The possible beginnings of lines, with their numbers of words: the header, then each instruction. */
export type LineExtent = readonly [start: number, length: number]

/** Fewer repetitions are written out. */
const fewest = 16

/** Instructions that may repeat themselves together, and words of one instruction that may. */
const [mostInstructions, mostWords] = [4, 4]

/** Longest piece of an instruction in one line. */
const lineLength = 64

function hex(word: number): string {
  return `0x${word.toString(16).padStart(8, '0')}`
}

/** Words that are there several times in a row, and by how much each of them grows from one time to the next. */
interface RepeatedWords {
  readonly period: number
  readonly steps: readonly number[]
  readonly times: number
}

/** The longest run between two words that is worth a line of its own; `undefined` if there is none. */
function runAt(
  words: Uint32Array,
  start: number,
  period: number,
  end: number,
): RepeatedWords | undefined {
  if (start + period * fewest > end) return undefined
  const word = (index: number) => words[index] as number
  const steps = Array.from(
    { length: period },
    (_, index) => word(start + period + index) - word(start + index),
  )
  let times = 1
  while (start + (times + 1) * period <= end) {
    const next = start + times * period
    if (!steps.every((step, index) => word(next + index) - word(next - period + index) === step))
      break
    times++
  }
  return times < fewest ? undefined : { period, steps, times }
}

function lineOf(
  words: Uint32Array,
  start: number,
  { period, steps, times }: RepeatedWords,
): string {
  const each = Array.from(words.subarray(start, start + period), (word, index) => {
    const step = steps[index] ?? 0
    return step === 0 ? hex(word) : `${hex(word)}${step > 0 ? '+' : '-'}${Math.abs(step)}`
  })
  return `${each.join(' ')} * ${times}`
}

/** The lines of one instruction: short pieces, and runs among its operands. */
function linesWithin(words: Uint32Array, start: number, end: number): readonly string[] {
  const lines: string[] = []
  let piece: string[] = []
  const endPiece = () => {
    if (piece.length > 0) lines.push(piece.join(' '))
    piece = []
  }
  for (let position = start; position < end; ) {
    const run = Array.from({ length: mostWords }, (_, index) =>
      runAt(words, position, index + 1, end),
    ).find((found) => found !== undefined)
    if (run === undefined) {
      piece.push(hex(words[position] as number))
      position++
      if (piece.length === lineLength) endPiece()
      continue
    }
    endPiece()
    lines.push(lineOf(words, position, run))
    position += run.period * run.times
  }
  endPiece()
  return lines
}

/**
 * The words of a long module as lines; a line that ends in `* N` means N such lines. A word `0x00000007+2` is 7 the
 * first time, 9 the second, and so on; `-` counts down.
 *
 * @param extents of the header and of each instruction, in order. Words after the last one are written in lines of
 * their own.
 */
export function repeatedLines(
  words: Uint32Array,
  extents: readonly LineExtent[],
): readonly string[] {
  const lines: string[] = []
  // A run may also reach to the end of the last one.
  const starts = new Map(extents.map(([start, length], index) => [start + length, index + 1]))
  let position = 0
  for (let index = 0; index < extents.length; ) {
    const [start, length] = extents[index] as LineExtent
    const run = Array.from({ length: mostInstructions }, (_, more) => {
      const last = extents[index + more]
      return last === undefined
        ? undefined
        : runAt(words, start, last[0] + last[1] - start, words.length)
    }).find((found) => found !== undefined)
    const next = run && starts.get(start + run.period * run.times)
    if (run !== undefined && next !== undefined) {
      lines.push(lineOf(words, start, run))
      position = start + run.period * run.times
      index = next
      continue
    }
    position = Math.min(start + length, words.length)
    for (const line of linesWithin(words, start, position)) lines.push(line)
    index++
  }
  for (const line of linesWithin(words, position, words.length)) lines.push(line)
  return lines
}

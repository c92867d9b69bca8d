import { fromBytes } from '#generators/words/bytes'
import { extentsOf } from '#generators/words/extents-of'
import { repeatedLines } from './repeated-lines.ts'

const headerLength = 5

/** More words than this are written with their repetitions counted, so that a person can read them and a repository hold them. */
const mostWithoutRepetition = 4096

function hex(word: number): string {
  return `0x${word.toString(16).padStart(8, '0')}`
}

/** A line for the header and one for each instruction. */
function plainLines(words: Uint32Array): readonly string[] {
  const lines: string[] = []
  let position = 0
  while (position < words.length) {
    const count = position === 0 ? headerLength : (words[position] as number) >>> 16
    const end = count === 0 ? words.length : Math.min(position + count, words.length)
    lines.push(Array.from(words.subarray(position, end), hex).join(' '))
    position = end
  }
  return lines
}

/**
 * A module as text that any reader can turn back: words of `0x` and eight digits, a line for the header and one for
 * each instruction. The words after a word count that is 0 or exceeds the module are written in one last line. Octets
 * after the last whole word are written in a line of their own, two digits each. In a long module, lines tell what
 * repeats itself: see {@link repeatedLines}.
 */
export function hexText(module: Uint32Array | Uint8Array): string {
  const whole = module.length & ~3
  const words =
    module instanceof Uint32Array
      ? module
      : (fromBytes(module.subarray(0, whole)) ?? new Uint32Array())
  const rest = module instanceof Uint32Array ? [] : [...module.subarray(whole)]
  const lines =
    words.length <= mostWithoutRepetition
      ? plainLines(words)
      : repeatedLines(words, [
          [0, headerLength],
          ...extentsOf(words).map(({ start, length }): [number, number] => [start, length]),
        ])
  const octets = rest.map((octet) => octet.toString(16).padStart(2, '0')).join(' ')
  return [...lines, ...(rest.length === 0 ? [] : [octets])].map((line) => `${line}\n`).join('')
}

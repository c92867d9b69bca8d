import { toBytes } from '#generators/words/bytes'
import { type Problem, problem } from '../problem.ts'

/** More words than the largest input of a command. */
const mostWords = 64 * 1024 * 1024

/** The content of one line of a `.spvhex` text, without its comment, and how often it is repeated. */
interface HexLine {
  readonly tokens: readonly string[]
  /** Absent where the line does not end in `* N`. */
  readonly times?: string
}

function hexLine(line: string): HexLine {
  const tokens = line
    .replace(/;.*/s, '')
    .split(/\s+/)
    .filter((token) => token !== '')
  const times = tokens.at(-2) === '*' ? tokens.at(-1) : undefined
  return times === undefined ? { tokens } : { tokens: tokens.slice(0, -2), times }
}

/** How many words one line of a sound `.spvhex` text says. */
export function wordCountOfHexLine(line: string): number {
  const { tokens, times = '1' } = hexLine(line)
  return tokens.filter((token) => token.startsWith('0x')).length * Number(times)
}

/** A word, and how it changes when its line is repeated. */
interface GrowingWord {
  readonly word: number
  readonly step: number
}

function growingWord(token: string): GrowingWord | undefined {
  const [, word, step = '0'] = /^(0x[0-9a-fA-F]{1,8})([+-]\d{1,10})?$/.exec(token) ?? []
  return word === undefined ? undefined : { word: Number(word), step: Number(step) }
}

/** The content of a text so far. */
interface ReadHex {
  readonly words: number[]
  readonly octets: number[]
}

/** Adds what a line says; a problem, in words, where it is not sound. */
function take(line: string, { words, octets }: ReadHex): string | undefined {
  const { tokens, times = '1' } = hexLine(line)
  if (!/^[1-9]\d{0,7}$/.test(times)) return `'* ${times}': no line is repeated so often`
  const isRepeated = times !== '1'
  const growing: GrowingWord[] = []
  for (const token of tokens) {
    const found = growingWord(token)
    if (found !== undefined) {
      if (octets.length > 0) return `'${token}': no word follows octets`
      if (found.step !== 0 && !isRepeated) return `'${token}': the line is not repeated`
      growing.push(found)
    } else if (!/^[0-9a-fA-F]{2}$/.test(token))
      return `'${token}' is not a word of 0x and hex digits`
    else if (isRepeated) return `'${token}': octets are not repeated`
    else if (octets.length === 3) return `'${token}': four octets are a word`
    else octets.push(Number(`0x${token}`))
  }
  const count = Number(times)
  if (words.length + growing.length * count > mostWords) return 'too many words'
  for (let time = 0; time < count; time++)
    for (const { word, step } of growing) words.push(word + step * time)
  return undefined
}

/**
 * The module of a `.spvhex` text: `;` starts a comment, all else are words of `0x` and up to eight hex digits, after which up to three
 * octets of two hex digits may follow. A line that ends in `* N` is there N times; its words `0x00000007+2` grow by 2 each time.
 *
 * @param file what problems name.
 * @returns octets where they are not whole words.
 */
export function readHexText(text: string, file: string): Uint32Array | Uint8Array | Problem {
  const read: ReadHex = { words: [], octets: [] }
  for (const [index, line] of text.split('\n').entries()) {
    const wrong = take(line, read)
    if (wrong !== undefined) return problem('bad-hex', `${file}:${index + 1}: ${wrong}`)
  }
  const words = Uint32Array.from(read.words)
  if (read.octets.length === 0) return words
  const module = new Uint8Array(words.length * 4 + read.octets.length)
  module.set(toBytes(words))
  module.set(read.octets, words.length * 4)
  return module
}

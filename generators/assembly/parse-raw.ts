import { pushString } from '../words/push-string.ts'
import { single } from './float-format.ts'
import { floatLiteralWords } from './float-literal-words.ts'
import { integerLiteral } from './integer-literal.ts'
import { atBoundary, fail, here, type Parsing } from './parsing.ts'
import { stringLiteral } from './string-literal.ts'

/** The word that `!` and an integer stand for; `undefined` for any other token. */
function immediate(text: string): number | undefined {
  const literal = text.startsWith('!') ? integerLiteral(text.slice(1)) : undefined
  if (literal === undefined || text[1] === '-' || literal.magnitude > 0xffff_ffffn) return undefined
  return Number(literal.magnitude)
}

/** A number without context: 32 bits, an integer where it is written without a point. */
function numberWord(text: string): number | undefined {
  if (text.includes('.')) {
    const words = floatLiteralWords(text, single)
    return typeof words === 'string' ? undefined : words[0]
  }
  const literal = integerLiteral(text)
  if (literal === undefined) return undefined
  const { magnitude, negative } = literal
  if (magnitude > (negative ? 0x8000_0000n : 0xffff_ffffn)) return undefined
  return Number(negative ? -magnitude : magnitude) >>> 0
}

/** Takes the token at hand, which begins with `!`, and turns the rest of the instruction raw. */
export function parseImmediate(parsing: Parsing): boolean {
  const token = here(parsing)
  const word = immediate(token.text)
  if (word === undefined) return fail(parsing, token, `Invalid immediate integer: ${token.text}`)
  parsing.at++
  parsing.words.push(word)
  parsing.raw = true
  return true
}

/** Takes what is left of an instruction in which an immediate stood: numbers, strings, ids and immediates. */
export function parseRaw(parsing: Parsing): boolean {
  while (!atBoundary(parsing)) {
    const token = here(parsing)
    const { text } = token
    const string = stringLiteral(text)
    if (text.startsWith('!')) {
      if (!parseImmediate(parsing)) return false
      continue
    }
    if (string !== undefined) pushString(parsing.words, string)
    else {
      const word = text.startsWith('%') ? parsing.ids.idOf(text.slice(1)) : numberWord(text)
      if (word === undefined) {
        return fail(parsing, token, `Invalid word following !<integer>: ${text}`)
      }
      parsing.words.push(word)
    }
    parsing.at++
  }
  return true
}

import { pushString } from '../words/push-string.ts'
import { single } from './float-format.ts'
import { floatLiteralWords } from './float-literal-words.ts'
import { integerLiteralWords } from './integer-literal-words.ts'
import { numberLiteralWords } from './number-literal-words.ts'
import { fail, here, type Parsing } from './parsing.ts'
import { stringLiteral } from './string-literal.ts'

function take(parsing: Parsing, words: readonly number[] | string): boolean {
  if (typeof words === 'string') return fail(parsing, here(parsing), words)
  parsing.words.push(...words)
  parsing.at++
  return true
}

/** An unsigned integer of one word. */
export function parseInteger(parsing: Parsing): boolean {
  return take(parsing, integerLiteralWords(here(parsing).text, 32, false))
}

/** A floating-point number of one word. */
export function parseFloat32(parsing: Parsing): boolean {
  return take(parsing, floatLiteralWords(here(parsing).text, single))
}

/** A number of the type with that id, which must have been declared before. */
export function parseTypedNumber(parsing: Parsing, type: number | undefined): boolean {
  const numbers = type === undefined ? undefined : parsing.types.get(type)
  if (numbers === undefined) {
    const what = parsing.name === 'OpSwitch' ? 'the selector' : 'a constant'
    return fail(parsing, here(parsing), `The type of ${what} must be a known scalar of numbers`)
  }
  return take(parsing, numberLiteralWords(here(parsing).text, numbers))
}

/** A string between quotes. */
export function parseString(parsing: Parsing): boolean {
  const { text } = here(parsing)
  const string = stringLiteral(text)
  if (string === undefined) return take(parsing, `Invalid literal string '${text}'`)
  const words: number[] = []
  pushString(words, string)
  // One by one: a literal may have more words than a call takes arguments.
  for (const word of words) parsing.words.push(word)
  parsing.at++
  return true
}

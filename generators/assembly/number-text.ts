import type { NumberType } from '../words/number-type.ts'
import { exactEncoding, exactValue } from './exact-encoding.ts'
import { floatFormat } from './float-format.ts'
import { floatText } from './float-text.ts'
import { numberLiteralWords } from './number-literal-words.ts'

function candidate(words: readonly number[], type: NumberType): string | undefined {
  const [low = 0, high = 0] = words
  if (type.kind === 'integer') {
    const bits = BigInt(low) | (BigInt(high) << 32n)
    return String(type.signed ? BigInt.asIntN(type.width, bits) : bits)
  }
  const { width, encoding } = type
  if (exactEncoding(encoding) !== undefined) return String(exactValue(encoding, low))
  const format = floatFormat(width, encoding)
  return format === undefined ? undefined : floatText(words, format)
}

/** A literal for exactly these words of a number of that type; `undefined` where there is none. */
export function numberText(words: readonly number[], type: NumberType): string | undefined {
  const text = candidate(words, type)
  const said = text === undefined ? '' : numberLiteralWords(text, type)
  if (typeof said === 'string' || said.length !== words.length) return undefined
  return said.every((word, at) => word === words[at]) ? text : undefined
}

import type { NumberType } from '../words/number-type.ts'
import { floatFormat } from './float-format.ts'
import { floatText } from './float-text.ts'
import { integerLiteralWords } from './integer-literal-words.ts'

/** A literal for exactly these words of a number of that type; `undefined` where there is none. */
export function numberText(words: readonly number[], type: NumberType): string | undefined {
  if (type.kind === 'float') {
    const format = floatFormat(type.width, type.encoding)
    return format === undefined ? undefined : floatText(words, format)
  }
  const { width, signed } = type
  const bits = BigInt(words[0] ?? 0) | (BigInt(words[1] ?? 0) << 32n)
  const text = String(signed ? BigInt.asIntN(width, bits) : bits)
  const said = integerLiteralWords(text, width, signed)
  if (typeof said === 'string' || said.length !== words.length) return undefined
  return said.every((word, at) => word === words[at]) ? text : undefined
}

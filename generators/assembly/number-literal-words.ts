import type { FloatEncoding, NumberType } from '../words/number-type.ts'
import { exactEncoding } from './exact-encoding.ts'
import { double, floatFormat } from './float-format.ts'
import { floatLiteralWords } from './float-literal-words.ts'
import { integerLiteralWords } from './integer-literal-words.ts'

function exactWords(text: string, encoding: FloatEncoding): readonly number[] | string {
  const words = floatLiteralWords(text, double)
  if (typeof words === 'string') return words
  const view = new DataView(new ArrayBuffer(8))
  view.setUint32(0, words[1] ?? 0)
  view.setUint32(4, words[0] ?? 0)
  const bits = exactEncoding(encoding)?.(view.getFloat64(0))
  return bits === undefined ? `${encoding} has no ${text}` : [bits]
}

/** The words of a number literal for its type, low-order word first, or what is wrong with it. */
export function numberLiteralWords(text: string, type: NumberType): readonly number[] | string {
  if (type.kind === 'integer') return integerLiteralWords(text, type.width, type.signed)
  const { width, encoding } = type
  if (exactEncoding(encoding) !== undefined) return exactWords(text, encoding)
  const format = floatFormat(width, encoding)
  return format === undefined
    ? `Float literals of ${width} bits are not supported`
    : floatLiteralWords(text, format)
}

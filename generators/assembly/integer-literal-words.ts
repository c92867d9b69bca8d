import { integerWords } from '../words/integer-words.ts'
import { integerLiteral } from './integer-literal.ts'

/**
 * The words of an integer literal for a type of `width` bits, low-order word first, or what is wrong with it. A
 * hexadecimal literal may use the sign bit of a signed type.
 */
export function integerLiteralWords(
  text: string,
  width: number,
  signed: boolean,
): readonly number[] | string {
  if (width > 64) return `Integer literals of ${width} bits are not supported`
  if (text.startsWith('-') && !signed) return 'A literal of an unsigned type cannot be negative'
  const literal = integerLiteral(text)
  if (literal === undefined) return `Invalid integer literal: ${text}`
  const { magnitude, negative, hexadecimal } = literal
  const bits = BigInt(width)
  const half = width === 0 ? 0n : 1n << (bits - 1n)
  const fits = negative
    ? magnitude <= half
    : magnitude < (signed && !hexadecimal ? half : 1n << bits) || magnitude === 0n
  if (!fits) return `${text} does not fit in ${width} bits${signed ? ' with a sign' : ''}`
  return integerWords(negative ? -magnitude : magnitude, width, signed)
}

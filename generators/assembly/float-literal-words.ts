import { type FloatFormat, single } from './float-format.ts'
import { type FloatLiteral, floatLiteral } from './float-literal.ts'
import { ratioBits } from './ratio-bits.ts'

const word = 0xffff_ffffn

function infinity({ exponentBits, fractionBits }: FloatFormat): bigint {
  return ((1n << BigInt(exponentBits)) - 1n) << BigInt(fractionBits)
}

/**
 * Cut off where digits are too many. The exponent behind the largest one spells infinities and what is no number, digit
 * for digit; larger ones are infinite.
 */
function hexadecimalBits({ numerator, denominator }: FloatLiteral, format: FloatFormat): bigint {
  const bits = ratioBits(numerator, denominator, format, 'towards-zero')
  const highest = infinity(format)
  return bits < highest + (1n << BigInt(format.fractionBits)) ? bits : highest
}

/**
 * To the nearest for 32 and 64 bits. Narrower formats take the nearest of 32 bits and cut it off. `undefined` when it
 * is too large.
 */
function decimalBits({ numerator, denominator }: FloatLiteral, format: FloatFormat) {
  const wide = format.width >= single.width ? format : single
  const bits = ratioBits(numerator, denominator, wide, 'nearest')
  if (bits >= infinity(wide)) return undefined
  if (wide === format) return bits
  const view = new DataView(new ArrayBuffer(4))
  view.setUint32(0, Number(bits))
  const value = view.getFloat32(0)
  if (value === 0) return 0n
  // 2^149 makes every number of 32 bits a whole one.
  const narrow = ratioBits(BigInt(value * 2 ** 149), 1n << 149n, format, 'towards-zero')
  const tooLarge =
    format.largest === undefined ? narrow >= infinity(format) : value > format.largest
  return tooLarge ? undefined : narrow
}

/** The words of a floating-point literal, low-order word first, or what is wrong with it. */
export function floatLiteralWords(text: string, format: FloatFormat): readonly number[] | string {
  const literal = floatLiteral(text)
  if (literal === undefined) return `Invalid ${format.width}-bit float literal: ${text}`
  const bits =
    literal.numerator === 0n
      ? 0n
      : (literal.hexadecimal ? hexadecimalBits : decimalBits)(literal, format)
  if (bits === undefined) return `${text} is too large for a ${format.width}-bit float`
  const signed = bits | (literal.negative ? 1n << BigInt(format.width - 1) : 0n)
  return format.width === 64
    ? [Number(signed & word), Number(signed >> 32n)]
    : [Number(signed & word)]
}

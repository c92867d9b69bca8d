import type { FloatEncoding, NumberType } from '../words/number-type.ts'

const word = 0xffff_ffffn

/**
 * The words of an integer of `width` bits, low-order word first. A negative value is in two's complement; narrow types
 * are sign-extended to a word where they are signed, else the bits above the width are zero. Bits that do not fit are
 * cut off.
 */
export function integerWords(value: number | bigint, width: number, signed: boolean): number[] {
  if (width === 32 && typeof value === 'number') return [value >>> 0]
  const bits = signed ? BigInt.asIntN(width, BigInt(value)) : BigInt.asUintN(width, BigInt(value))
  const words: number[] = []
  for (let index = 0; index < Math.max(width, 1); index += 32) {
    words.push(Number((bits >> BigInt(index)) & word))
  }
  return words
}

/** A binary floating-point format. */
export interface FloatFormat {
  readonly width: number
  readonly exponentBits: number
  readonly fractionBits: number
  /** The largest finite value of a format whose highest exponent holds numbers too. */
  readonly largest?: number
}

/** IEEE 754 binary32. */
export const single: FloatFormat = { width: 32, exponentBits: 8, fractionBits: 23 }

/** IEEE 754 binary64. */
export const double: FloatFormat = { width: 64, exponentBits: 11, fractionBits: 52 }

const ieee: readonly FloatFormat[] = [
  { width: 16, exponentBits: 5, fractionBits: 10 },
  single,
  double,
]

const encoded: Readonly<Partial<Record<FloatEncoding, FloatFormat>>> = {
  BFloat16KHR: { width: 16, exponentBits: 8, fractionBits: 7 },
  Float8E4M3EXT: { width: 8, exponentBits: 4, fractionBits: 3, largest: 448 },
  Float8E5M2EXT: { width: 8, exponentBits: 5, fractionBits: 2 },
  Float6E2M3EXT: { width: 6, exponentBits: 2, fractionBits: 3, largest: 7.5 },
  Float6E3M2EXT: { width: 6, exponentBits: 3, fractionBits: 2, largest: 28 },
  Float4E2M1EXT: { width: 4, exponentBits: 2, fractionBits: 1, largest: 6 },
}

/** The only width of an encoding in bits; `undefined` for IEEE formats, of which there are several. */
export function widthOfEncoding(encoding: FloatEncoding): number | undefined {
  return encoding === 'ieee' ? undefined : (encoded[encoding]?.width ?? 8)
}

/**
 * The format of an `OpTypeFloat`; `undefined` where width and encoding do not go together, and for the encodings that
 * are not floating-point numbers with sign, exponent and fraction.
 */
export function floatFormat(width: number, encoding: FloatEncoding): FloatFormat | undefined {
  const format = encoding === 'ieee' ? ieee.find((each) => each.width === width) : encoded[encoding]
  return format?.width === width ? format : undefined
}

function bitLength(value: bigint): number {
  return value.toString(2).length
}

/**
 * The bits of a positive fraction in a format, without a sign, exactly rounded: to the nearest, ties to even, or towards
 * zero. Bits from the all-ones exponent on mean that it is too large. Small numbers become subnormal, then zero.
 */
function ratioBits(
  numerator: bigint,
  denominator: bigint,
  { exponentBits, fractionBits }: FloatFormat,
  rounding: 'nearest' | 'towards-zero',
): bigint {
  const bias = 2 ** (exponentBits - 1) - 1
  let exponent = bitLength(numerator) - bitLength(denominator)
  const shifted = (places: number) =>
    places >= 0
      ? numerator >= denominator << BigInt(places)
      : numerator << BigInt(-places) >= denominator
  if (!shifted(exponent)) exponent--
  exponent = Math.max(exponent, 1 - bias)
  const unit = exponent - fractionBits
  const top = unit < 0 ? numerator << BigInt(-unit) : numerator
  const bottom = unit < 0 ? denominator : denominator << BigInt(unit)
  const units = top / bottom
  const rest = 2n * (top % bottom)
  const up =
    rounding === 'nearest' && (rest > bottom || (rest === bottom && (units & 1n) === 1n)) ? 1n : 0n
  // The hidden bit of a normal number adds one to the exponent field, and so does a carry out of the fraction.
  return (BigInt(exponent + bias - 1) << BigInt(fractionBits)) + units + up
}

/** An integer as it is written. */
interface IntegerLiteral {
  /** Without its sign. */
  readonly magnitude: bigint
  readonly negative: boolean
  /** False where a plus sign comes first. */
  readonly hexadecimal: boolean
}

const pattern = /^([+-]?)(?:(0[xX][0-9a-fA-F]+)|(0[0-7]*)|([1-9][0-9]*))$/
const most = 0xffff_ffff_ffff_ffffn

/**
 * A decimal, hexadecimal (`0x`) or octal (leading zero) integer of up to 64 bits; `undefined` for anything else. A
 * negative one is at least -2^63.
 */
export function integerLiteral(text: string): IntegerLiteral | undefined {
  const [, sign, hexadecimal, octal, decimal] = pattern.exec(text) ?? []
  const digits = hexadecimal ?? decimal ?? (octal === undefined ? undefined : `0o0${octal}`)
  if (digits === undefined) return undefined
  const magnitude = BigInt(digits)
  const negative = sign === '-'
  if (magnitude > (negative ? 1n << 63n : most)) return undefined
  return { magnitude, negative, hexadecimal: hexadecimal !== undefined && sign !== '+' }
}

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

/** A number as it is written: `numerator / denominator`, zero included. */
interface FloatLiteral {
  readonly negative: boolean
  readonly numerator: bigint
  readonly denominator: bigint
  readonly hexadecimal: boolean
}

const decimal = /^([+-]?)(?=\.?[0-9])([0-9]*)\.?([0-9]*)(?:[eE]([+-]?[0-9]+))?$/
const hexadecimal = /^([+-]?)0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)p([+-]?[0-9]+)$/
/** Beyond it every format of at most 64 bits has only zero or overflow. */
const farthest = 5000

function clamped(exponent: number, digits: number): number {
  const most = farthest + digits * 4
  return Math.max(-most, Math.min(most, exponent))
}

/**
 * A decimal number with or without point and exponent, or a hexadecimal one with a binary exponent
 * (`0x1.8p+3`); `undefined` for anything else, infinities and `nan` included.
 */
function floatLiteral(text: string): FloatLiteral | undefined {
  const hex = hexadecimal.exec(text)
  const [, sign, whole = '', part = '', power = '0'] = hex ?? decimal.exec(text) ?? []
  if (sign === undefined) return undefined
  const digits = BigInt(`${hex === null ? '' : '0x'}0${whole}${part}`)
  const written = clamped(Number(power), whole.length + part.length)
  const exponent = written - part.length * (hex === null ? 1 : 4)
  const scale = (hex === null ? 10n : 2n) ** BigInt(Math.abs(exponent))
  return {
    negative: sign === '-',
    numerator: exponent > 0 ? digits * scale : digits,
    denominator: exponent > 0 ? 1n : scale,
    hexadecimal: hex !== null,
  }
}

function infinity({ exponentBits, fractionBits }: FloatFormat): bigint {
  return ((1n << BigInt(exponentBits)) - 1n) << BigInt(fractionBits)
}

/**
 * Cut off where digits are too many. The exponent after the largest one spells infinities and NaNs, digit
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

/** The bits of a number that the encoding has exactly; `undefined` for any other number. */
type ExactBits = (value: number) => number | undefined

const encodings: Readonly<Partial<Record<FloatEncoding, ExactBits>>> = {
  /** Sixty-fourths, as many as seven bits count, with a sign. */
  MXInt8EXT(value) {
    const units = value * 64
    return Number.isInteger(units) && Math.abs(units) < 128 ? units & 0xff : undefined
  },
  /** Powers of two. */
  Float8UnsignedE8M0EXT(value) {
    const exponent = Math.round(Math.log2(value)) + 127
    return value === 2 ** (exponent - 127) && exponent >= 0 && exponent < 255 ? exponent : undefined
  },
}

/** How an encoding says a number, where its literals are never rounded. */
export function exactEncoding(encoding: FloatEncoding): ExactBits | undefined {
  return encodings[encoding]
}

/** The number that eight bits say in such an encoding. */
export function exactValue(encoding: FloatEncoding, bits: number): number {
  return encoding === 'MXInt8EXT' ? ((bits << 24) >> 24) / 64 : 2 ** (bits - 127)
}

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

/**
 * The text between the quotes of a string literal: a backslash gives the character after it, whatever that is.
 * `undefined` when the token is not one string from beginning to end.
 */
export function stringLiteral(token: string): string | undefined {
  if (token.length < 2 || !token.startsWith('"') || !token.endsWith('"')) return undefined
  let text = ''
  for (let index = 1; index < token.length - 1; index++) {
    const character = token[index] as string
    if (character === '\\') {
      index++
      // The last backslash of `"a\"`, which the closing quote may not be part of.
      if (index < token.length - 1) text += token[index]
    } else if (character === '"') return undefined
    else text += character
  }
  return text
}

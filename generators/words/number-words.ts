import type { FloatEncoding, NumberType } from './number-type.ts'

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
  for (let at = 0; at < Math.max(width, 1); at += 32) {
    words.push(Number((bits >> BigInt(at)) & word))
  }
  return words
}

interface Format {
  readonly exponentBits: number
  readonly fractionBits: number
  /** False where the highest exponent holds numbers too; what does not fit becomes the all-ones pattern. */
  readonly infinities: boolean
}

const half: Format = { exponentBits: 5, fractionBits: 10, infinities: true }
const formats: Readonly<Partial<Record<FloatEncoding, Format>>> = {
  BFloat16KHR: { exponentBits: 8, fractionBits: 7, infinities: true },
  Float8E4M3EXT: { exponentBits: 4, fractionBits: 3, infinities: false },
  Float8E5M2EXT: { exponentBits: 5, fractionBits: 2, infinities: true },
  Float6E2M3EXT: { exponentBits: 2, fractionBits: 3, infinities: false },
  Float6E3M2EXT: { exponentBits: 3, fractionBits: 2, infinities: false },
  Float4E2M1EXT: { exponentBits: 2, fractionBits: 1, infinities: false },
}

const view = new DataView(new ArrayBuffer(8))

/** Nearest, ties to even; overflow goes to infinity, or to the all-ones pattern where there is none. */
function narrow(value: number, { exponentBits, fractionBits, infinities }: Format): number {
  const sign = (Object.is(value, -0) || value < 0 ? 1 : 0) << (exponentBits + fractionBits)
  const exponentMask = ((1 << exponentBits) - 1) << fractionBits
  const highest = infinities ? exponentMask : exponentMask | ((1 << fractionBits) - 1)
  if (Number.isNaN(value)) return infinities ? exponentMask | (1 << (fractionBits - 1)) : highest
  const magnitude = Math.abs(value)
  if (magnitude === Number.POSITIVE_INFINITY) return sign | highest
  const bias = (1 << (exponentBits - 1)) - 1
  view.setFloat64(0, magnitude)
  const exponent = Math.max(((view.getUint32(0) >>> 20) & 0x7ff) - 1023, 1 - bias)
  const units = magnitude * 2 ** (fractionBits - exponent)
  const floor = Math.floor(units)
  const rest = units - floor
  const rounded = floor + (rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? 1 : 0)
  // The hidden bit of a normal number adds one to the exponent field, and so does a carry out of the fraction.
  const bits = (exponent + bias - 1) * 2 ** fractionBits + rounded
  return sign | Math.min(bits, highest)
}

/** The exponent alone; what is not positive is the pattern of no number. */
function powerOfTwo(value: number): number {
  const exponent = Math.round(Math.log2(value)) + 127
  return value > 0 ? Math.max(0, Math.min(254, exponent)) : 255
}

/** An integer of eight bits, symmetric round zero. */
function sixtyFourths(value: number): number {
  return Math.max(-127, Math.min(127, Math.round(value * 64))) & 0xff
}

/**
 * The words of a floating-point number of `width` bits, low-order word first. Widths 16, 32 and 64 for IEEE formats;
 * any other width is written as 32 bits are.
 */
export function floatWords(value: number, width: number, encoding: FloatEncoding): number[] {
  if (encoding === 'Float8UnsignedE8M0EXT') return [powerOfTwo(value)]
  if (encoding === 'MXInt8EXT') return [sixtyFourths(value)]
  const format = formats[encoding]
  if (format !== undefined) return [narrow(value, format)]
  if (width === 16) return [narrow(value, half)]
  if (width === 64) {
    view.setFloat64(0, value)
    return [view.getUint32(4), view.getUint32(0)]
  }
  view.setFloat32(0, value)
  return [view.getUint32(0)]
}

/** The words of a number of that type. A `bigint` for a floating-point type gives its bits. */
export function numberWords(value: number | bigint, type: NumberType): number[] {
  if (type.kind === 'integer') return integerWords(value, type.width, type.signed)
  if (typeof value === 'bigint') return integerWords(value, type.width, false)
  return floatWords(value, type.width, type.encoding)
}

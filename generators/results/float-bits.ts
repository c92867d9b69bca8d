/** Widths of floating-point numbers in bits. */
export const floatWidths = [16, 32, 64] as const

export type FloatWidth = (typeof floatWidths)[number]

/** Bits of the significand that are stored, by width. */
const significandBits: Readonly<Record<FloatWidth, number>> = { 16: 10, 32: 23, 64: 52 }

/** The bits of a number in binary64. */
function doubleBits(value: number): bigint {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  return view.getBigUint64(0)
}

/** Whether the number is one of that width as it is, and neither subnormal there nor rounded. */
export function isExact(value: number, width: FloatWidth): boolean {
  if (value === 0 || !Number.isFinite(value)) return true
  const bias = width === 16 ? 15 : width === 32 ? 127 : 1023
  const exponent = Number((doubleBits(value) >> 52n) & 0x7ffn) - 1023
  const dropped = BigInt(52 - significandBits[width])
  const isWhole = (doubleBits(value) & ((1n << dropped) - 1n)) === 0n
  return isWhole && exponent > -bias && exponent <= bias
}

/**
 * The bits of a number that is exact in that width; a quiet NaN for NaN.
 *
 * @throws {RangeError} if it is not exact.
 */
export function bitsOfFloat(value: number, width: FloatWidth): bigint {
  if (!isExact(value, width)) throw new RangeError(`${value} is not exact in ${width} bits`)
  const bits = doubleBits(value)
  if (width === 64) return bits
  const stored = BigInt(significandBits[width])
  const exponentBits = BigInt(width) - 1n - stored
  const sign = (bits >> 63n) << BigInt(width - 1)
  const significand = (bits & ((1n << 52n) - 1n)) >> (52n - stored)
  const mostExponent = (1n << exponentBits) - 1n
  if (!Number.isFinite(value)) return sign | (mostExponent << stored) | significand
  if (value === 0) return sign
  const bias = (1n << (exponentBits - 1n)) - 1n
  const exponent = ((bits >> 52n) & 0x7ffn) - 1023n + bias
  return sign | (exponent << stored) | significand
}

import { type FloatFormat, floatFormat, floatLiteralWords } from '../assembly/literals.ts'
import { typeOfWidth } from './widths.ts'

/** Widths of floating-point numbers in bits. */
export const floatWidths = [16, 32, 64] as const

export type FloatWidth = (typeof floatWidths)[number]

function formatOf(width: FloatWidth): FloatFormat {
  const format = floatFormat(width, 'ieee')
  if (format === undefined) throw new RangeError(`no format of ${width} bits`)
  return format
}

/** Whether a number, which is not NaN, is one of that width as it is, and neither subnormal there nor rounded. */
export function isExact(value: number, width: FloatWidth): boolean {
  if (value === 0 || !Number.isFinite(value)) return true
  const { exponentBits, fractionBits } = formatOf(width)
  const bias = 2 ** (exponentBits - 1) - 1
  const nearby = Math.floor(Math.log2(Math.abs(value)))
  // The logarithm of a number just below a power of two is rounded up to it.
  const exponent = 2 ** nearby > Math.abs(value) ? nearby - 1 : nearby
  const isWhole = Number.isInteger(value / 2 ** (exponent - fractionBits))
  return isWhole && exponent > -bias && exponent <= bias
}

/** The number as the assembler reads it. */
function literalOf(value: number, { exponentBits }: FloatFormat): string {
  if (Object.is(value, -0)) return '-0'
  if (Number.isFinite(value)) return String(value)
  return `${value < 0 ? '-' : ''}0x1p+${2 ** (exponentBits - 1)}`
}

/**
 * The bits of a number that is exact in that width.
 *
 * @throws {RangeError} if it is not exact.
 */
export function bitsOfFloat(value: number, width: FloatWidth): bigint {
  const format = formatOf(width)
  const words = isExact(value, width) ? floatLiteralWords(literalOf(value, format), format) : []
  if (typeof words === 'string' || words.length === 0)
    throw new RangeError(`${value} is not exact in ${width} bits`)
  const [low = 0, high = 0] = words
  return (BigInt(high) << 32n) | BigInt(low)
}

/** Bits of a quiet NaN. */
export const quietNan: Readonly<Record<FloatWidth, bigint>> = {
  16: 0x7e00n,
  32: 0x7fc0_0000n,
  64: 0x7ff8_0000_0000_0000n,
}

/** The bits of a number that is exact in that width, or of a NaN. */
export function bitsOf(value: number, width: FloatWidth): bigint {
  return Number.isNaN(value) ? quietNan[width] : bitsOfFloat(value, width)
}

/** The types of numbers and their bits of a width, for the files of cases. */
export function typesOf(width: FloatWidth) {
  return { width, type: `%float${width}`, bitsType: typeOfWidth(width) }
}

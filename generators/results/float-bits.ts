import { type FloatFormat, floatFormat, floatLiteralWords } from '../assembly/literals.ts'

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
  const exponent = Math.floor(Math.log2(Math.abs(value)))
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

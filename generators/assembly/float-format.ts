import type { FloatEncoding } from '../words/number-type.ts'

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
 * are no floating-point numbers with sign, exponent and fraction.
 */
export function floatFormat(width: number, encoding: FloatEncoding): FloatFormat | undefined {
  const format = encoding === 'ieee' ? ieee.find((each) => each.width === width) : encoded[encoding]
  return format?.width === width ? format : undefined
}

import type { FloatEncoding } from '../words/number-type.ts'

/** The bits of a number that the encoding has exactly; `undefined` for any other number. */
export type ExactBits = (value: number) => number | undefined

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

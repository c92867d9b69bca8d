import type { FloatFormat } from './float-format.ts'

function bitLength(value: bigint): number {
  return value.toString(2).length
}

/**
 * The bits of a positive fraction in a format, without a sign, exactly rounded: to the nearest, ties to even, or towards
 * zero. Bits from the all-ones exponent on mean that it is too large. Small numbers become subnormal, then zero.
 */
export function ratioBits(
  numerator: bigint,
  denominator: bigint,
  { exponentBits, fractionBits }: FloatFormat,
  rounding: 'nearest' | 'towards-zero',
): bigint {
  const bias = 2 ** (exponentBits - 1) - 1
  let exponent = bitLength(numerator) - bitLength(denominator)
  const shifted = (by: number) =>
    by >= 0 ? numerator >= denominator << BigInt(by) : numerator << BigInt(-by) >= denominator
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

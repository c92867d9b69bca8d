import type { FloatRules, Rounding } from './float-modes.ts'
import { NotANumber, Unknown, type Value } from './value.ts'

/** Bits of a significand and exponent of the least normal number, by width. */
const formats: Readonly<Record<number, { readonly bits: number; readonly least: number }>> = {
  16: { bits: 11, least: -14 },
  32: { bits: 24, least: -126 },
  64: { bits: 53, least: -1022 },
}

/** A number without an error: an integer times a power of two. The sign of a zero is that of `sign`, if it is known. */
export interface ExactNumber {
  readonly integer: bigint
  readonly power: number
  readonly sign?: 1 | -1
}

/** A finite float as an integer times a power of two. */
export function exactly(value: number): ExactNumber {
  if (value === 0) return { integer: 0n, power: 0, sign: Object.is(value, -0) ? -1 : 1 }
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  const bits = view.getBigUint64(0)
  const exponent = Number((bits >> 52n) & 0x7ffn)
  const fraction = bits & ((1n << 52n) - 1n)
  const size = exponent === 0 ? fraction : fraction | (1n << 52n)
  return { integer: value < 0 ? -size : size, power: Math.max(exponent, 1) - 1075 }
}

/** Whether a float of that width is neither zero nor normal. */
export function isSubnormal(value: number, width: number): boolean {
  return value !== 0 && Math.abs(value) < 2 ** (formats[width]?.least ?? 0)
}

/** The quotient by 2 ** shift, rounded; `undefined` if it is not exact and there is no direction. */
function shifted(size: bigint, shift: number, rounding: Rounding | undefined): bigint | undefined {
  if (shift <= 0) return size << BigInt(-shift)
  const quotient = size >> BigInt(shift)
  const rest = size - (quotient << BigInt(shift))
  if (rest === 0n || rounding === 'toward-zero') return quotient
  if (rounding === undefined) return undefined
  const half = 1n << BigInt(shift - 1)
  return rest > half || (rest === half && (quotient & 1n) === 1n) ? quotient + 1n : quotient
}

/**
 * The result of an operation whose exact value is `value`, rounded once to a float of that width. It is open where the rules of the
 * instruction leave it open: the direction of rounding, infinities, subnormal numbers, or the sign of a zero.
 */
export function floatResult(
  { integer, power, sign }: ExactNumber,
  width: number,
  rules: FloatRules,
  section: string,
): Value {
  const { bits, least } = formats[width] as { bits: number; least: number }
  const open = (what: string) => new Unknown(`the result of ${section}, ${what}`)
  if (integer === 0n) {
    if (sign === undefined || !rules.keepsSpecial) return open('which is a zero of either sign')
    return sign < 0 ? -0 : 0
  }
  const size = integer < 0n ? -integer : integer
  const factor = integer < 0n ? -1 : 1
  const exponent = size.toString(2).length - 1 + power
  if (exponent < least && !rules.keepsSubnormal) return open('which is subnormal')
  const unit = Math.max(exponent, least) - (bits - 1)
  const significand = shifted(size, unit - power, rules.rounding)
  if (significand === undefined) return open(`which is not exact in ${width} bits`)
  const end = 1 - least
  const isTooLarge = significand >= 1n << BigInt(Math.max(0, end + 1 - unit))
  if (isTooLarge) {
    if (rules.rounding === 'toward-zero') return factor * (2 - 2 ** (1 - bits)) * 2 ** end
    if (rules.rounding === undefined || !rules.keepsSpecial) return open('which is too large')
    return factor * Number.POSITIVE_INFINITY
  }
  if (significand === 0n && !rules.keepsSpecial) return open('which is a zero of either sign')
  return factor * Number(significand) * 2 ** unit
}

/** The result where NaN or an infinity is involved, as IEEE 754 defines it for `value`; open where they may not be kept. */
export function specialResult(value: number, rules: FloatRules, section: string): Value {
  if (!rules.keepsSpecial)
    return new Unknown(`the result of ${section} of a NaN or an infinity, which may not be kept`)
  return Number.isNaN(value) ? new NotANumber() : value
}

/** A float as an operand: NaN as it is in JavaScript; `undefined` if it is open. */
export function operandOf(value: Value): number | undefined {
  if (value instanceof NotANumber) return Number.NaN
  return typeof value === 'number' ? value : undefined
}

/** The exact sum of two finite floats. A zero has a sign if both operands agree, or if a direction of rounding decides. */
export function exactAddition(x: number, y: number, rules: FloatRules): ExactNumber {
  return exactTotal(exactly(x), exactly(y), rules)
}

/** The exact sum of two numbers; a zero that is left where they cancel has a sign where a direction of rounding decides it. */
export function exactTotal(a: ExactNumber, b: ExactNumber, rules: FloatRules): ExactNumber {
  const power = Math.min(a.power, b.power)
  const integer = (a.integer << BigInt(a.power - power)) + (b.integer << BigInt(b.power - power))
  if (integer !== 0n) return { integer, power }
  if (a.integer === 0n && b.integer === 0n && a.sign === b.sign)
    return { integer, power, sign: a.sign ?? 1 }
  return { integer, power, ...(rules.rounding !== undefined && { sign: 1 as const }) }
}

/** The exact product of two finite floats. */
export function exactMultiplication(x: number, y: number): ExactNumber {
  const [a, b] = [exactly(x), exactly(y)]
  const isNegative = (value: number) => value < 0 || Object.is(value, -0)
  return {
    integer: a.integer * b.integer,
    power: a.power + b.power,
    sign: isNegative(x) === isNegative(y) ? 1 : -1,
  }
}

import { Unknown, type Value } from './value.ts'

const buffer = new DataView(new ArrayBuffer(8))

/** The value of a 16-bit float from its bits. */
export function decodeHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >>> 10) & 31
  const fraction = bits & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN
  return sign * (1024 + fraction) * 2 ** (exponent - 25)
}

/** The value of a float of 16, 32 or 64 bits, which are the low ones of `bits`. */
export function floatOf(bits: bigint, width: number): number {
  if (width === 16) return decodeHalf(Number(bits & 0xffffn))
  buffer.setBigUint64(0, bits, true)
  return width === 32 ? buffer.getFloat32(0, true) : buffer.getFloat64(0, true)
}

/** The bits of the 16-bit float that is nearest to `value`, the even one of two. */
export function encodeHalf(value: number): number {
  buffer.setFloat64(0, value)
  const sign = buffer.getUint8(0) & 0x80 ? 0x8000 : 0
  const size = Math.abs(value)
  if (Number.isNaN(value)) return 0x7e00
  if (size >= 65520) return sign | 0x7c00
  if (size < 2 ** -14) return sign | nearestEven(size * 2 ** 24)
  const exponent = Math.floor(Math.log2(size))
  const power =
    size < 2 ** exponent ? exponent - 1 : size >= 2 ** (exponent + 1) ? exponent + 1 : exponent
  return sign | (((power + 14) << 10) + nearestEven(size * 2 ** (10 - power)))
}

function nearestEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  return floor + (rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? 1 : 0)
}

/** The value rounded to the nearest float of that width. */
export function rounded(value: number, width: number): number {
  if (width === 32) return Math.fround(value)
  return width === 64 ? value : decodeHalf(encodeHalf(value))
}

/** The least magnitude of a normal float, and the bits of a significand, by width. */
const leastNormal: Readonly<Record<number, number>> = {
  16: 2 ** -14,
  32: 2 ** -126,
  64: 2 ** -1022,
}
const significand: Readonly<Record<number, number>> = { 16: 11, 32: 24, 64: 53 }

/**
 * The result of an operation whose exact value is `value`: itself if a float of that width has it, open otherwise, because the
 * specification leaves rounding, flushing of denormals, infinities, NaNs and the sign of zero to the environment.
 */
export function exactFloat(value: number, width: number, section: string): Value {
  if (value === 0 && !Object.is(value, -0)) return value
  const least = leastNormal[width] as number
  const isExact = rounded(value, width) === value && Number.isFinite(value)
  if (isExact && Math.abs(value) >= least) return value
  return new Unknown(`the result of ${section}, which is not exact in ${width} bits`)
}

/** The rounding error of the sum of two doubles. */
function lostInSum(x: number, y: number, sum: number): number {
  const part = sum - x
  return x - (sum - part) + (y - part)
}

/** The sum of two floats of that width if it is exact. */
export function exactSum(x: number, y: number, width: number, section: string): Value {
  const sum = x + y
  return exactFloat(lostInSum(x, y, sum) === 0 ? sum : Number.NaN, width, section)
}

function trailingZeros(value: number): number {
  let bits = BigInt(value)
  let count = 0
  while (bits !== 0n && (bits & 1n) === 0n) {
    bits >>= 1n
    count++
  }
  return count
}

/** Whether a result became zero although its exact value is not. */
function isLost(result: number, ...operands: readonly number[]): boolean {
  return result === 0 && !operands.includes(0)
}

/** A finite float as an integer times a power of two. Does not end for others. */
function parts(value: number): { readonly integer: number; readonly power: number } {
  if (value === 0) return { integer: 0, power: 0 }
  let power = Math.max(-1074, Math.floor(Math.log2(Math.abs(value))) - 53)
  let integer = value / 2 ** power
  while (!Number.isInteger(integer)) {
    power--
    integer *= 2
  }
  const zeros = trailingZeros(Math.abs(integer))
  return { integer: integer / 2 ** zeros, power: power + zeros }
}

/** The product of two floats of that width if it is exact. */
export function exactProduct(x: number, y: number, width: number, section: string): Value {
  const product = x * y
  if (isLost(product, x, y)) return exactFloat(Number.NaN, width, section)
  if (width < 64 || product === 0 || !Number.isFinite(product))
    return exactFloat(product, width, section)
  const exact = BigInt(parts(x).integer) * BigInt(parts(y).integer)
  const isExact = exact >= -(2n ** 53n) && exact <= 2n ** 53n
  return exactFloat(isExact ? product : Number.NaN, width, section)
}

/** The quotient of two floats of that width if it is exact. */
export function exactQuotient(x: number, y: number, width: number, section: string): Value {
  const quotient = x / y
  if (![x, y, quotient].every(Number.isFinite) || isLost(quotient, x))
    return exactFloat(Number.NaN, width, section)
  const a = parts(x)
  const b = parts(y)
  const isExact = BigInt(a.integer) % BigInt(b.integer) === 0n
  return exactFloat(isExact ? quotient : Number.NaN, width, section)
}

/**
 * The sum of products in any order and with any contraction, if it is the same in all of them: all terms are multiples
 * of a power of two, and the sum of their magnitudes is at most as many of those as the significand counts.
 */
export function exactSumOfProducts(
  pairs: readonly (readonly [number, number])[],
  width: number,
  section: string,
): Value {
  if (!pairs.flat().every(Number.isFinite)) return exactFloat(Number.NaN, width, section)
  const terms = pairs.map(([x, y]) => {
    const a = parts(x)
    const b = parts(y)
    return { integer: BigInt(a.integer) * BigInt(b.integer), power: a.power + b.power }
  })
  const least = terms.reduce(
    (found, { integer, power }) => (integer === 0n ? found : Math.min(found, power)),
    Infinity,
  )
  if (least === Infinity) return 0
  const most = terms.reduce((found, { power }) => Math.max(found, power), -Infinity)
  const isFree = new Unknown(
    `the result of ${section}, which depends on the order of its operations`,
  )
  if (most - least > 2048) return isFree
  let sum = 0n
  let size = 0n
  for (const { integer, power } of terms) {
    const term = integer === 0n ? 0n : integer << BigInt(power - least)
    sum += term
    size += term < 0n ? -term : term
  }
  if (size > 1n << BigInt(significand[width] as number)) return isFree
  const value = Number(sum) * 2 ** least
  return exactFloat(isLost(value, Number(sum)) ? Number.NaN : value, width, section)
}

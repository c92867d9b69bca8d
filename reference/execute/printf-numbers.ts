import type { FormatSpecifier } from './printf-format.ts'

/** A sign and the digits after it, before they are padded. */
interface SignedDigits {
  readonly sign: string
  /** After the sign and before zeros that pad: `0x` of a hexadecimal float. */
  readonly prefix?: string
  readonly digits: string
  /** Zeros never pad infinity, nor an integer with a precision. */
  readonly takesZeros: boolean
}

function padded({ sign, prefix = '', digits, takesZeros }: SignedDigits, format: FormatSpecifier) {
  const { zeros, width } = format
  const length = width - sign.length - prefix.length
  return zeros && takesZeros
    ? `${sign}${prefix}${digits.padStart(length, '0')}`
    : `${sign}${prefix}${digits}`.padStart(width)
}

/** An integer of `width` bits as C prints it. */
export function integerText(value: bigint, width: number, format: FormatSpecifier): string {
  const { conversion, precision } = format
  const isSigned = conversion === 'd' || conversion === 'i'
  const number = isSigned ? BigInt.asIntN(width, value) : BigInt.asUintN(width, value)
  const base = conversion === 'o' ? 8 : conversion === 'x' || conversion === 'X' ? 16 : 10
  const plain = (number < 0n ? -number : number).toString(base)
  const least = precision === 0 && number === 0n ? '' : plain.padStart(precision ?? 1, '0')
  const digits = conversion === 'X' ? least.toUpperCase() : least
  const sign = number < 0n ? '-' : ''
  return padded({ sign, digits, takesZeros: precision === undefined }, format)
}

/** A finite number that is not negative, as a fraction of integers. */
interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

const view = new DataView(new ArrayBuffer(8))
const mantissaBits = 52n
const hiddenBit = 1n << mantissaBits
const bias = 1023

/** The mantissa and the exponent of a finite number: it is `mantissa` times 2 to the power of `exponent`. */
function partsOf(value: number): { readonly mantissa: bigint; readonly exponent: number } {
  view.setFloat64(0, Math.abs(value))
  const bits = view.getBigUint64(0)
  const biased = Number(bits >> mantissaBits)
  const rest = bits & (hiddenBit - 1n)
  return biased === 0
    ? { mantissa: rest, exponent: 1 - bias - 52 }
    : { mantissa: rest | hiddenBit, exponent: biased - bias - 52 }
}

function fractionOf(value: number): Fraction {
  const { mantissa, exponent } = partsOf(value)
  return exponent < 0
    ? { top: mantissa, bottom: 1n << BigInt(-exponent) }
    : { top: mantissa << BigInt(exponent), bottom: 1n }
}

/** A quotient rounded to the nearest integer, of two to the even one. */
function rounded(top: bigint, bottom: bigint): bigint {
  const whole = top / bottom
  const twice = 2n * (top % bottom)
  const isUp = twice > bottom || (twice === bottom && whole % 2n === 1n)
  return isUp ? whole + 1n : whole
}

/** Digits with a point before the last `places`. */
function pointed(digits: string, places: number): string {
  if (places === 0) return digits
  const whole = digits.padStart(places + 1, '0')
  return `${whole.slice(0, -places)}.${whole.slice(-places)}`
}

function fixed({ top, bottom }: Fraction, places: number): string {
  return pointed(`${rounded(top * 10n ** BigInt(places), bottom)}`, places)
}

/** The number times 10 to the power of minus `exponent`, rounded to `places`, without its point. */
function scaled({ top, bottom }: Fraction, exponent: number, places: number): bigint {
  const shift = places - exponent
  return shift >= 0
    ? rounded(top * 10n ** BigInt(shift), bottom)
    : rounded(top, bottom * 10n ** BigInt(-shift))
}

interface Scientific {
  readonly digits: string
  readonly exponent: number
}

/** One digit, and `places` after it. */
function scientific(fraction: Fraction, places: number): Scientific {
  if (fraction.top === 0n) return { digits: '0'.repeat(places + 1), exponent: 0 }
  const difference = `${fraction.top}`.length - `${fraction.bottom}`.length
  for (const exponent of [difference - 1, difference, difference + 1]) {
    const digits = `${scaled(fraction, exponent, places)}`
    if (digits.length === places + 1) return { digits, exponent }
  }
  throw new RangeError('a finite number has a first digit')
}

function exponentText(exponent: number, least: number): string {
  return `${exponent < 0 ? '-' : '+'}${`${Math.abs(exponent)}`.padStart(least, '0')}`
}

function scientificText({ digits, exponent }: Scientific): string {
  return `${pointed(digits, digits.length - 1)}e${exponentText(exponent, 2)}`
}

function withoutZeros(text: string): string {
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
}

/** The shorter of both forms, without zeros at the end. */
function general(fraction: Fraction, precision: number): string {
  const most = Math.max(1, precision)
  const found = scientific(fraction, most - 1)
  if (found.exponent >= -4 && found.exponent < most)
    return withoutZeros(fixed(fraction, most - 1 - found.exponent))
  const digits = withoutZeros(pointed(found.digits, most - 1))
  return `${digits}e${exponentText(found.exponent, 2)}`
}

/** Hexadecimal digits of a mantissa with one digit before the point. */
function hexadecimal(value: number, precision: number | undefined): string {
  let { mantissa, exponent } = partsOf(value)
  if (mantissa === 0n) exponent = -52
  const places = precision ?? 13
  if (places < 13) mantissa = rounded(mantissa, 1n << BigInt(4 * (13 - places)))
  const known = mantissa.toString(16).padStart(Math.min(places, 13) + 1, '0')
  const digits = pointed(known.padEnd(places + 1, '0'), places)
  const text = precision === undefined ? withoutZeros(digits) : digits
  return `${text}p${exponentText(exponent + 52, 1)}`
}

function finiteText(value: number, conversion: string, precision: number | undefined): string {
  const fraction = fractionOf(value)
  if (conversion === 'f') return fixed(fraction, precision ?? 6)
  if (conversion === 'e') return scientificText(scientific(fraction, precision ?? 6))
  return conversion === 'g' ? general(fraction, precision ?? 6) : hexadecimal(value, precision)
}

/** A number that is not a NaN as C prints it. */
export function floatText(value: number, format: FormatSpecifier): string {
  const { conversion, precision } = format
  const isUpper = conversion !== conversion.toLowerCase()
  const lower = conversion.toLowerCase()
  const hasDigits = Number.isFinite(value)
  const plain = hasDigits ? finiteText(value, lower, precision) : 'inf'
  const cased = (text: string): string => (isUpper ? text.toUpperCase() : text)
  const prefix = hasDigits && lower === 'a' ? cased('0x') : ''
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  return padded({ sign, prefix, digits: cased(plain), takesZeros: hasDigits }, format)
}

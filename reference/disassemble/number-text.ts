import type { LiteralType } from '../decode/literals.ts'

/** Decimal digits after which nothing but zeros follows in a number that lies exactly halfway between two shorter ones. */
const enough = 100

/** Whether the digits of `value` after the first `precision` ones are a 5 and nothing else, and the digit before is even. */
function roundsToEven(value: number, precision: number): boolean {
  const exact = value.toExponential(enough)
  return Number(exact[precision]) % 2 === 0 && /^50*e/.test(exact.slice(precision + 1))
}

/** As `toExponential`, but half to even, as C does it, where that rounds half up. */
function rounded(value: number, precision: number): string {
  const text = value.toExponential(precision - 1)
  const power = Number(text.slice(text.indexOf('e') + 1))
  // A number with that many bits after the point has as many decimals. One more, for it may have been rounded up to
  // the next power of ten. Too many bits: it lies halfway between nothing.
  if (!Number.isInteger(value * 2 ** (precision - power + 1))) return text
  if (!roundsToEven(value, precision)) return text
  const exact = value.toExponential(enough)
  return exact.slice(0, precision + 1) + exact.slice(exact.indexOf('e'))
}

/** Takes the zeros off the end of a decimal fraction, and the point if it would be last. */
function withoutZeros(decimal: string): string {
  let end = decimal.length
  while (decimal[end - 1] === '0') end--
  if (decimal[end - 1] === '.') end--
  return decimal.slice(0, end)
}

/** A finite number as C's `%.<precision>g` writes it. */
function generalFormat(value: number, precision: number): string {
  if (value === 0) return Object.is(value, -0) ? '-0' : '0'
  if (value < 0) return `-${generalFormat(-value, precision)}`
  if (Number.isSafeInteger(value) && value < 10 ** precision) return String(value)
  const text = rounded(value, precision)
  const e = text.indexOf('e')
  const power = Number(text.slice(e + 1))
  if (power < -4 || power >= precision) {
    const exponent = String(Math.abs(power)).padStart(2, '0')
    return `${withoutZeros(text.slice(0, e))}e${power < 0 ? '-' : '+'}${exponent}`
  }
  const digits = text[0] + text.slice(2, e)
  if (power < 0) return withoutZeros(`0.${'0'.repeat(-power - 1)}${digits}`)
  return withoutZeros(`${digits.slice(0, power + 1)}.${digits.slice(power + 1)}`)
}

/** A floating-point format by the widths of its fields; sign bit first, then exponent, then fraction. */
interface FloatFields {
  readonly exponentBits: number
  readonly fractionBits: number
}

/** The formats whose numbers a disassembly shows in hexadecimal, whatever the number. */
const floatFormats = {
  half: { exponentBits: 5, fractionBits: 10 },
  bfloat16: { exponentBits: 8, fractionBits: 7 },
  e4m3: { exponentBits: 4, fractionBits: 3 },
  e5m2: { exponentBits: 5, fractionBits: 2 },
  e2m3: { exponentBits: 2, fractionBits: 3 },
  e3m2: { exponentBits: 3, fractionBits: 2 },
  e2m1: { exponentBits: 2, fractionBits: 1 },
  single: { exponentBits: 8, fractionBits: 23 },
  double: { exponentBits: 11, fractionBits: 52 },
} as const satisfies Readonly<Record<string, FloatFields>>

/**
 * A number as C's `%a` shows it, with a leading 1 for subnormal numbers too. The greatest exponent is shown like any
 * other, so an infinity of a half is `0x1p+16`.
 *
 * @param exponent the field as it is stored.
 * @param fraction the field as an integer.
 */
function hexadecimalFloat(
  { exponentBits, fractionBits }: FloatFields,
  negative: boolean,
  exponent: number,
  fraction: number,
): string {
  const sign = negative ? '-' : ''
  if (exponent === 0 && fraction === 0) return `${sign}0x0p+0`
  const unit = 2 ** fractionBits
  let power = exponent - (2 ** (exponentBits - 1) - 1)
  let rest = fraction
  if (exponent === 0) {
    power += 1
    while (rest < unit) {
      rest *= 2
      power -= 1
    }
    rest -= unit
  }
  const nibbles = Math.ceil(fractionBits / 4)
  let hex = (rest * 2 ** (nibbles * 4 - fractionBits)).toString(16).padStart(nibbles, '0')
  while (hex.endsWith('0')) hex = hex.slice(0, -1)
  return `${sign}0x1${hex === '' ? '' : `.${hex}`}p${power < 0 ? '' : '+'}${power}`
}

const view = new DataView(new ArrayBuffer(8))

function smallFloat(format: FloatFields, word: number): string {
  const { exponentBits, fractionBits } = format
  const fraction = word & (2 ** fractionBits - 1)
  const exponent = (word >>> fractionBits) & (2 ** exponentBits - 1)
  const negative = ((word >>> (exponentBits + fractionBits)) & 1) === 1
  return hexadecimalFloat(format, negative, exponent, fraction)
}

/** A power of two by its exponent alone, which has neither sign nor fraction. */
function exponentOnly(word: number): string {
  const power = (word & 0xff) - 127
  return `0x1p${power < 0 ? '' : '+'}${power}`
}

/** A signed number of 64ths in eight bits. */
function sixtyFourths(word: number): string {
  view.setFloat64(0, ((word << 24) >> 24) / 64)
  const high = view.getUint32(0)
  const fraction = (high & 0xf_ffff) * 2 ** 32 + view.getUint32(4)
  return hexadecimalFloat(floatFormats.double, high >>> 31 === 1, (high >>> 20) & 0x7ff, fraction)
}

/** How a word is shown, by value of the `FPEncoding` enumerant. */
const encodings: ReadonlyMap<number, (word: number) => string> = new Map([
  [0, (word: number) => smallFloat(floatFormats.bfloat16, word)],
  [4214, (word: number) => smallFloat(floatFormats.e4m3, word)],
  [4215, (word: number) => smallFloat(floatFormats.e5m2, word)],
  [4223, (word: number) => smallFloat(floatFormats.e2m3, word)],
  [4224, (word: number) => smallFloat(floatFormats.e3m2, word)],
  [4225, (word: number) => smallFloat(floatFormats.e2m1, word)],
  [4226, exponentOnly],
  [4227, sixtyFourths],
])

/** A 32-bit float: nine digits where it is normal or zero, hexadecimal where it is subnormal, infinite or no number. */
export function singleText(word: number): string {
  const exponent = (word >>> 23) & 0xff
  const fraction = word & 0x7f_ffff
  if (exponent === 0xff || (exponent === 0 && fraction !== 0))
    return hexadecimalFloat(floatFormats.single, word >>> 31 === 1, exponent, fraction)
  view.setUint32(0, word)
  return generalFormat(view.getFloat32(0), 9)
}

function doubleText(low: number, high: number): string {
  const exponent = (high >>> 20) & 0x7ff
  const fraction = (high & 0xf_ffff) * 2 ** 32 + low
  if (exponent === 0x7ff || (exponent === 0 && fraction !== 0))
    return hexadecimalFloat(floatFormats.double, high >>> 31 === 1, exponent, fraction)
  view.setUint32(0, high)
  view.setUint32(4, low)
  return generalFormat(view.getFloat64(0), 17)
}

function integerText(signed: boolean, low: number, high: number): string {
  const value = (BigInt(high) << 32n) | BigInt(low)
  return String(signed ? BigInt.asIntN(64, value) : value)
}

/**
 * A literal number of that type as spirv-dis shows it: integers by the words they take, not by their width; floats by
 * their encoding where they take one word; nothing at all for what takes more than two words and for one-word floats
 * of a width without a format.
 */
export function numberText(
  type: LiteralType,
  words: Uint32Array,
  word: number,
  count: number,
): string {
  const low = words[word] as number
  if (count > 2) return ''
  if (count === 2) {
    const high = words[word + 1] as number
    return type.float ? doubleText(low, high) : integerText(type.signed, low, high)
  }
  if (!type.float) return String(type.signed ? low | 0 : low)
  const encoded = encodings.get(type.encoding)
  if (encoded !== undefined) return encoded(low)
  if (type.width === 16) return smallFloat(floatFormats.half, low)
  return type.width === 32 ? singleText(low) : ''
}

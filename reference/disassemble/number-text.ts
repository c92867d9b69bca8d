import type { NumberType } from '../decode/number-type.ts'
import { generalFormat } from './general-format.ts'
import { type FloatFormat, floatFormats, hexadecimalFloat } from './hexadecimal-float.ts'

const view = new DataView(new ArrayBuffer(8))

function smallFloat(format: FloatFormat, word: number): string {
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
  type: NumberType,
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

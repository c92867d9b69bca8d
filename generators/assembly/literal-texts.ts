import type { OperandKind } from '#spec/grammar/types'
import type { NumberType } from '../words/number-type.ts'
import { pushStringBytes, stringBytes } from '../words/strings.ts'
import {
  double,
  exactEncoding,
  exactValue,
  type FloatFormat,
  floatFormat,
  floatLiteralWords,
  numberLiteralWords,
  single,
} from './literals.ts'

const view = new DataView(new ArrayBuffer(8))

function hexadecimal(bits: bigint, { width, exponentBits, fractionBits }: FloatFormat): string {
  const sign = bits >> BigInt(width - 1) === 1n ? '-' : ''
  const field = Number((bits >> BigInt(fractionBits)) & ((1n << BigInt(exponentBits)) - 1n))
  const digits = Math.ceil(fractionBits / 4)
  const fraction = (bits & ((1n << BigInt(fractionBits)) - 1n)) << BigInt(digits * 4 - fractionBits)
  const part = fraction.toString(16).padStart(digits, '0').replace(/0+$/, '')
  const power = (field === 0 ? 1 : field) - (2 ** (exponentBits - 1) - 1)
  return `${sign}0x${field === 0 ? 0 : 1}${part && `.${part}`}p${power < 0 ? '' : '+'}${power}`
}

/** The number that a hexadecimal literal says, as far as 64 bits hold it; infinities and NaNs excepted. */
function doubleOf(bits: bigint, format: FloatFormat): number {
  const words = floatLiteralWords(hexadecimal(bits, format), double)
  const [low = 0, high = 0] = typeof words === 'string' ? [] : words
  view.setUint32(0, high)
  view.setUint32(4, low)
  return view.getFloat64(0)
}

/** Literals to try for a number, the most readable first. */
function* candidates(words: readonly number[], type: NumberType): Iterable<string> {
  const [low = 0, high = 0] = words
  const bits = BigInt(low) | (BigInt(high) << 32n)
  if (type.kind === 'integer') {
    yield String(type.signed ? BigInt.asIntN(type.width, bits) : bits)
    return
  }
  const { width, encoding } = type
  if (exactEncoding(encoding) !== undefined) yield String(exactValue(encoding, low))
  const format = floatFormat(width, encoding)
  // Hexadecimal literals of the narrowest widths have been seen to lose their subnormal numbers.
  if (format === undefined || width < 8) return
  // Assemblers have been seen to round decimals of the narrowest formats wrongly.
  if (width >= 16) {
    const value = doubleOf(bits, format)
    if (format === single)
      for (let digits = 1; digits < 9; digits++) yield String(Number(value.toPrecision(digits)))
    yield Object.is(value, -0) ? '-0' : String(value)
  }
  yield hexadecimal(bits, format)
}

/** A literal for exactly these words of a number of that type; `undefined` where there is none. */
export function numberText(words: readonly number[], type: NumberType): string | undefined {
  for (const text of candidates(words, type)) {
    const again = numberLiteralWords(text, type)
    if (typeof again === 'string' || again.length !== words.length) continue
    if (again.every((word, index) => word === words[index])) return text
  }
  return undefined
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The string literal for these bytes; `undefined` when they are not UTF-8. */
function quoted(bytes: Uint8Array): string | undefined {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return undefined
  }
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

/** The names of a value of an enumeration; `undefined` where it has none, or has bits without a name. */
export function enumText({ category, enumerants }: OperandKind, value: number): string | undefined {
  const exact = enumerants.find((row) => row.value === value)
  if (exact !== undefined || category === 'ValueEnum') return exact?.name
  let rest = value
  const names: string[] = []
  for (const row of enumerants) {
    if ((row.value & rest) === 0 || (row.value & ~value) !== 0) continue
    names.push(row.name)
    rest &= ~row.value
  }
  return rest === 0 ? names.join('|') : undefined
}

/** A string whose last word has nothing but zeros after its end; `undefined` for any other, or one that is not UTF-8. */
export function stringText(words: readonly number[]): string | undefined {
  const bytes = stringBytes(words, 0) ?? new Uint8Array()
  const again: number[] = []
  pushStringBytes(again, bytes)
  return again.every((word, index) => word === words[index]) ? quoted(bytes) : undefined
}

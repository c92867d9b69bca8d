import { double, type FloatFormat, single } from './float-format.ts'
import { floatLiteralWords } from './float-literal-words.ts'

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

/** The number that a hexadecimal literal says, as far as 64 bits hold it; infinities and what is no number excepted. */
function doubleOf(bits: bigint, format: FloatFormat): number {
  const [low = 0, high = 0] = wordsOf(hexadecimal(bits, format), double)
  view.setUint32(0, high)
  view.setUint32(4, low)
  return view.getFloat64(0)
}

function wordsOf(text: string, format: FloatFormat): readonly number[] {
  const words = floatLiteralWords(text, format)
  return typeof words === 'string' ? [] : words
}

function says(text: string, format: FloatFormat, words: readonly number[]): boolean {
  const said = wordsOf(text, format)
  return said.length === words.length && said.every((word, at) => word === words[at])
}

function* candidates(bits: bigint, format: FloatFormat): Iterable<string> {
  // Assemblers have been seen to round decimals of the narrowest formats wrongly.
  if (format.width >= 16) {
    const value = doubleOf(bits, format)
    if (format === single) for (let digits = 1; digits < 9; digits++) yield shortened(value, digits)
    yield Object.is(value, -0) ? '-0' : String(value)
  }
  yield hexadecimal(bits, format)
}

function shortened(value: number, digits: number): string {
  return String(Number(value.toPrecision(digits)))
}

/** A literal for exactly these words of a floating-point type; `undefined` where there is none. */
export function floatText(words: readonly number[], format: FloatFormat): string | undefined {
  // Hexadecimal literals of these widths have been seen to lose their subnormal numbers.
  if (format.width < 8) return undefined
  const bits = BigInt(words[0] ?? 0) | (BigInt(words[1] ?? 0) << 32n)
  for (const text of candidates(bits, format)) if (says(text, format, words)) return text
  return undefined
}

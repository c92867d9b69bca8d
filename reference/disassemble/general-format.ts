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

/** Takes the zeros off the end of a decimal fraction, and the point if it comes to stand there. */
function withoutZeros(decimal: string): string {
  let end = decimal.length
  while (decimal[end - 1] === '0') end--
  if (decimal[end - 1] === '.') end--
  return decimal.slice(0, end)
}

/** A finite number as C's `%.<precision>g` writes it. */
export function generalFormat(value: number, precision: number): string {
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

/** Digits after which nothing but zeros follows in a number that lies exactly halfway between two shorter ones. */
const enough = 100

/** As `toExponential`, but half to even, as C does it, where that rounds half up. */
function rounded(value: number, precision: number): string {
  const text = value.toExponential(precision - 1)
  const [mantissa = '', power = '+0'] = value.toExponential(precision + 3).split('e')
  if (!mantissa.endsWith('5000') || Number(mantissa[precision]) % 2 === 1) return text
  const exact = value.toExponential(enough)
  if (!/^50*e/.test(exact.slice(precision + 1))) return text
  return `${mantissa.slice(0, precision + 1)}e${power}`
}

function withoutZeros(decimal: string): string {
  if (!decimal.includes('.')) return decimal
  return decimal.replace(/\.?0*$/, '')
}

/** A finite number as C's `%.<precision>g` writes it. */
export function generalFormat(value: number, precision: number): string {
  if (value === 0) return Object.is(value, -0) ? '-0' : '0'
  if (value < 0) return `-${generalFormat(-value, precision)}`
  if (Number.isSafeInteger(value) && value < 10 ** precision) return String(value)
  const [mantissa = '', powerText = '0'] = rounded(value, precision).split('e')
  const power = Number(powerText)
  if (power < -4 || power >= precision) {
    const exponent = String(Math.abs(power)).padStart(2, '0')
    return `${withoutZeros(mantissa)}e${power < 0 ? '-' : '+'}${exponent}`
  }
  const all = mantissa.replace('.', '')
  if (power < 0) return withoutZeros(`0.${'0'.repeat(-power - 1)}${all}`)
  return withoutZeros(`${all.slice(0, power + 1)}.${all.slice(power + 1)}`)
}

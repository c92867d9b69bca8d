/** A floating-point format by the widths of its fields; sign bit first, then exponent, then fraction. */
export interface FloatFormat {
  readonly exponentBits: number
  readonly fractionBits: number
}

/** The formats whose numbers a disassembly shows in hexadecimal, whatever the number. */
export const floatFormats = {
  half: { exponentBits: 5, fractionBits: 10 },
  bfloat16: { exponentBits: 8, fractionBits: 7 },
  e4m3: { exponentBits: 4, fractionBits: 3 },
  e5m2: { exponentBits: 5, fractionBits: 2 },
  e2m3: { exponentBits: 2, fractionBits: 3 },
  e3m2: { exponentBits: 3, fractionBits: 2 },
  e2m1: { exponentBits: 2, fractionBits: 1 },
  single: { exponentBits: 8, fractionBits: 23 },
  double: { exponentBits: 11, fractionBits: 52 },
} as const satisfies Readonly<Record<string, FloatFormat>>

/**
 * A number as C's `%a` shows it, with a leading 1 for subnormal numbers too. The greatest exponent is shown like any
 * other, so an infinity of a half is `0x1p+16`.
 *
 * @param exponent the field as it is stored.
 * @param fraction the field as an integer.
 */
export function hexadecimalFloat(
  { exponentBits, fractionBits }: FloatFormat,
  negative: boolean,
  exponent: number,
  fraction: number,
): string {
  const sign = negative ? '-' : ''
  if (exponent === 0 && fraction === 0) return `${sign}0x0p+0`
  const one = 2 ** fractionBits
  let power = exponent - (2 ** (exponentBits - 1) - 1)
  let rest = fraction
  if (exponent === 0) {
    power += 1
    while (rest < one) {
      rest *= 2
      power -= 1
    }
    rest -= one
  }
  const nibbles = Math.ceil(fractionBits / 4)
  let hex = (rest * 2 ** (nibbles * 4 - fractionBits)).toString(16).padStart(nibbles, '0')
  while (hex.endsWith('0')) hex = hex.slice(0, -1)
  return `${sign}0x1${hex === '' ? '' : `.${hex}`}p${power < 0 ? '' : '+'}${power}`
}

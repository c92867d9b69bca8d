/** An integer as it is written. */
export interface IntegerLiteral {
  /** Without its sign. */
  readonly magnitude: bigint
  readonly negative: boolean
  /** False where a plus sign stands in front. */
  readonly hexadecimal: boolean
}

const pattern = /^([+-]?)(?:(0[xX][0-9a-fA-F]+)|(0[0-7]*)|([1-9][0-9]*))$/
const most = 0xffff_ffff_ffff_ffffn

/**
 * A decimal, hexadecimal (`0x`) or octal (leading zero) integer of up to 64 bits; `undefined` for anything else. A
 * negative one is at least -2^63.
 */
export function integerLiteral(text: string): IntegerLiteral | undefined {
  const [, sign, hexadecimal, octal, decimal] = pattern.exec(text) ?? []
  const digits = hexadecimal ?? decimal ?? (octal === undefined ? undefined : `0o0${octal}`)
  if (digits === undefined) return undefined
  const magnitude = BigInt(digits)
  const negative = sign === '-'
  if (magnitude > (negative ? 1n << 63n : most)) return undefined
  return { magnitude, negative, hexadecimal: hexadecimal !== undefined && sign !== '+' }
}

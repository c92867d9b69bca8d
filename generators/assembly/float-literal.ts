/** A number as it is written: `numerator / denominator`, zero included. */
export interface FloatLiteral {
  readonly negative: boolean
  readonly numerator: bigint
  readonly denominator: bigint
  readonly hexadecimal: boolean
}

const decimal = /^([+-]?)(?=\.?[0-9])([0-9]*)\.?([0-9]*)(?:[eE]([+-]?[0-9]+))?$/
const hexadecimal = /^([+-]?)0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)p([+-]?[0-9]+)$/
/** Beyond it every format of at most 64 bits has only zero or overflow. */
const farthest = 5000

function clamped(exponent: number, digits: number): number {
  const most = farthest + digits * 4
  return Math.max(-most, Math.min(most, exponent))
}

/**
 * A decimal number with or without point and exponent, or a hexadecimal one with a binary exponent
 * (`0x1.8p+3`); `undefined` for anything else, infinities and `nan` included.
 */
export function floatLiteral(text: string): FloatLiteral | undefined {
  const hex = hexadecimal.exec(text)
  const [, sign, whole = '', part = '', power = '0'] = hex ?? decimal.exec(text) ?? []
  if (sign === undefined) return undefined
  const digits = BigInt(`${hex === null ? '' : '0x'}0${whole}${part}`)
  const written = clamped(Number(power), whole.length + part.length)
  const exponent = written - part.length * (hex === null ? 1 : 4)
  const scale = (hex === null ? 10n : 2n) ** BigInt(Math.abs(exponent))
  return {
    negative: sign === '-',
    numerator: exponent > 0 ? digits * scale : digits,
    denominator: exponent > 0 ? 1n : scale,
    hexadecimal: hex !== null,
  }
}

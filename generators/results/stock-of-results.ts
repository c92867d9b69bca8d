/** A declaration that a module with results has when one of its lines names it. */
export interface ResultStock {
  /** Assembly, without the result. */
  readonly line: string
  /** The capability that it needs beside that of shaders. */
  readonly capability?: string
}

/** Bits of the fraction of a floating-point number, by its width. */
const fractionBits: Readonly<Record<number, number>> = { 16: 10, 32: 23, 64: 52 }

/** Bits of a floating-point number that is not subnormal as its constant is written: digit for digit, also an infinity or a NaN. */
function floatLiteral(width: number, bits: bigint): string {
  const fraction = fractionBits[width] ?? 0
  const exponentBits = width - 1 - fraction
  const sign = bits >> BigInt(width - 1) === 1n ? '-' : ''
  const exponent = Number(BigInt.asUintN(exponentBits, bits >> BigInt(fraction)))
  if (exponent === 0) return `${sign}0`
  const digits = Math.ceil(fraction / 4)
  const shifted = BigInt.asUintN(fraction, bits) << BigInt(4 * digits - fraction)
  const power = exponent - (2 ** (exponentBits - 1) - 1)
  return `${sign}0x1.${shifted.toString(16).padStart(digits, '0')}p${power < 0 ? '' : '+'}${power}`
}

const forms: readonly (readonly [
  pattern: RegExp,
  declares: (...parts: string[]) => ResultStock,
])[] = [
  [/^c(\d+)$/, (value) => ({ line: `OpConstant %uint ${value}` })],
  [/^(uint\d*)_(\d+)$/, (type, value) => ({ line: `OpConstant %${type} ${value}` })],
  [/^uint(8|16|64)$/, (width) => ({ line: `OpTypeInt ${width} 0`, capability: `Int${width}` })],
  [/^float32$/, () => ({ line: 'OpTypeFloat 32' })],
  [/^float(16|64)$/, (width) => ({ line: `OpTypeFloat ${width}`, capability: `Float${width}` })],
  [
    /^float(16|32|64)_(\d+)$/,
    (width, bits) => ({
      line: `OpConstant %float${width} ${floatLiteral(Number(width), BigInt(bits ?? 0))}`,
    }),
  ],
  [/^(uint\d*|float\d+)v([234])$/, (type, count) => ({ line: `OpTypeVector %${type} ${count}` })],
]

/**
 * The declaration of a name, without its `%`: `c7` an integer of 32 bits, `uint64_7` one of 64, `float32_1065353216` the number with
 * these bits, `uint8` and `float16` types of numbers,
 * `uint8v3` a vector of three; `undefined` for other names.
 */
export function resultStock(name: string): ResultStock | undefined {
  for (const [pattern, declares] of forms) {
    const [whole, ...parts] = pattern.exec(name) ?? []
    if (whole !== undefined) return declares(...parts)
  }
  return undefined
}

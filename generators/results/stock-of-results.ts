/** A declaration that a module with results has when one of its lines names it. */
export interface ResultStock {
  /** Assembly, without the result. */
  readonly line: string
  /** The capability that it needs beside that of shaders. */
  readonly capability?: string
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
  [/^(uint\d*|float\d+)v([234])$/, (type, count) => ({ line: `OpTypeVector %${type} ${count}` })],
]

/**
 * The declaration of a name, without its `%`: `c7` an integer of 32 bits, `uint64_7` one of 64, `uint8` and `float16` types of numbers,
 * `uint8v3` a vector of three; `undefined` for other names.
 */
export function resultStock(name: string): ResultStock | undefined {
  for (const [pattern, declares] of forms) {
    const [whole, ...parts] = pattern.exec(name) ?? []
    if (whole !== undefined) return declares(...parts)
  }
  return undefined
}

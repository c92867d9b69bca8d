import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

/** Cases of stores that must stay in their order, and of integers of 8 and 16 bits where other cases have 32. */
export function aliasCases(): readonly ResultCase[] {
  return [...resultsIn('aliases', {}), ...resultsIn('narrow-values', { narrow: narrowParts() })]
}

/** A width with its most, and what products and sums of its boundaries leave in two parts. */
function narrowParts() {
  return [8, 16].map((width) => {
    const bits = BigInt(width)
    const most = (1n << bits) - 1n
    const high = 1n << (bits - 1n)
    const pairs: readonly (readonly [bigint, bigint])[] = [
      [most, most],
      [most, 1n],
      [high, 2n],
      [5n, 7n],
      [high, most],
    ]
    const signed = (value: bigint) => BigInt.asIntN(width, value)
    const parts = (value: bigint) => ({
      low: BigInt.asUintN(width, value),
      high: BigInt.asUintN(width, value >> bits),
    })
    return {
      ...{ width, type: `%uint${width}`, most, high },
      literals: [0n, 1n, high - 1n, high, most],
      rows: pairs.map(([x, y]) => ({
        ...{ x, y },
        sum: parts(x + y),
        borrowed: { low: BigInt.asUintN(width, x - y), high: x < y ? 1n : 0n },
        product: parts(x * y),
        signedProduct: parts(signed(x) * signed(y)),
        least: BigInt.asUintN(width, signed(x) < signed(y) ? x : y),
        greatest: signed(x) < signed(y) ? y : x,
        magnitude: BigInt.asUintN(width, signed(x) < 0n ? -signed(x) : signed(x)),
        sign: BigInt.asUintN(width, signed(x) < 0n ? -1n : signed(x) > 0n ? 1n : 0n),
      })),
      /** A counter that wraps around to zero after as many turns, of which five add more than one. */
      counted: (1n << bits) - 5n + 1000n + 1001n + 1002n + 1003n + 1004n,
      specialized: Number(most - 2n),
      shifted: BigInt.asUintN(width, (most - 2n) * 3n),
    }
  })
}

import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { typeOfWidth } from './widths.ts'

/** Literals of a selector of that width; the last ones need its highest bit. */
function literals(width: number): readonly bigint[] {
  const most = (1n << BigInt(width)) - 1n
  return [0n, 1n, 5n, most, most >> 1n]
}

/** Way `n` of a switch gives 10 + n, and the default comes after those of the literals. */
function switchPart(width: number) {
  const ways = literals(width)
  const selectors = [...ways, 2n].map((selector) => {
    const found = ways.indexOf(selector)
    return { selector, expected: 10 + (found < 0 ? ways.length : found) }
  })
  return { width, type: typeOfWidth(width), literals: ways, selectors }
}

type Turn = (a: bigint, b: bigint) => readonly [bigint, bigint]

/** The values that 0 and 1 become after a number of turns. */
function afterTurns(turns: number, turn: Turn) {
  let [a, b] = [0n, 1n]
  for (let left = turns; left > 0; left--)
    [a, b] = turn(a, b).map((value) => BigInt.asUintN(32, value)) as [bigint, bigint]
  return { turns, a, b }
}

/** Components of two vectors, chosen by their numbers. */
function shufflePart(count: number) {
  const values = Array.from({ length: 2 * count }, (_, n) => 100 + 7 * n)
  const shuffles = values.map((_, first) => {
    const chosen = Array.from({ length: count }, (_, n) => (first + n * (count + 1)) % (2 * count))
    return { numbers: chosen.join(' '), expected: chosen.map((n) => values[n]) }
  })
  return { count, first: values.slice(0, count), second: values.slice(count), shuffles }
}

/** Cases of control flow and of components that move. */
export function controlFlowCases(): readonly ResultCase[] {
  return resultsIn('control-flow', {
    switches: [32, 64].map(switchPart),
    fibonacci: afterTurns(30, (a, b) => [b, a + b]),
    swap: afterTurns(7, (a, b) => [b, a]),
    noTurns: afterTurns(0, (a, b) => [a + b, a]),
    powers: afterTurns(40, (a, b) => [a * 3n, a ^ b]),
    vectors: [2, 3, 4].map(shufflePart),
  })
}

import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

/** Components of a vector, and the vector after a number was inserted at one of them. */
function insertion(count: number, place: number) {
  const values = Array.from({ length: count }, (_, n) => 20 + 3 * n)
  return { count, place, values, expected: values.with(place, 99) }
}

/** Values of two specialization constants, given from outside or their defaults. */
function specialized(first: number | undefined, second: number | undefined) {
  const [left, right] = [first ?? 1100, second ?? 37]
  const given = [
    first === undefined ? [] : [`7 = ${first}`],
    second === undefined ? [] : [`8 = ${second}`],
  ]
  return { one: left, other: right, difference: left - right, given: given.flat().join(', ') }
}

/** Cases about which store a load sees, which constants count, and which branch is taken. */
export function orderInMemoryCases(): readonly ResultCase[] {
  return resultsIn('order-in-memory', {
    insertions: [insertion(3, 1), insertion(4, 2), insertion(4, 3)],
    defaults: specialized(undefined, undefined),
    oneGiven: specialized(5000, undefined),
    otherGiven: specialized(undefined, 600),
  })
}

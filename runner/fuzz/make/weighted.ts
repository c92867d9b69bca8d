import type fc from 'fast-check'
import { fraction } from './chances.ts'

/** Items with the sums of their weights, so that one is found without looking at all. */
export interface Weighted<T> {
  readonly items: readonly T[]
  /** Ascending; the last one is the sum of all. */
  readonly sums: readonly number[]
}

/** Items with weights; those of weight 0 are never drawn. */
export function weightedBy<T>(items: readonly T[], weightOf: (item: T) => number): Weighted<T> {
  let sum = 0
  const sums = items.map((item) => {
    sum += weightOf(item)
    return sum
  })
  return { items, sums }
}

/** One of the items, as often as its weight says; `undefined` where no item has a weight. */
export function drawWeighted<T>(random: fc.Random, { items, sums }: Weighted<T>): T | undefined {
  const sum = sums.at(-1) ?? 0
  if (sum === 0) return undefined
  const wanted = fraction(random) * sum
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] as number) > wanted) high = middle
    else low = middle + 1
  }
  return items[low]
}

/** One of the names, as often as its weight says; the last one where none has a weight. */
export function drawNamed<K extends string>(
  random: fc.Random,
  weights: Readonly<Record<K, number>>,
): K {
  const names = Object.keys(weights) as K[]
  let wanted = fraction(random) * names.reduce((sum, name) => sum + weights[name], 0)
  for (const name of names) {
    if (wanted < weights[name]) return name
    wanted -= weights[name]
  }
  return names.at(-1) as K
}

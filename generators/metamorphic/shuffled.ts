import type { Choices } from '../choices.ts'

const orders: readonly number[] = Array.from({ length: 256 }, (_, order) => order)

/**
 * The items in an order that one question decides: the first answer turns them round, every other one is a shuffle of
 * its own.
 */
export function shuffled<T>(choices: Choices, label: string, items: readonly T[]): T[] {
  const out = [...items]
  const order = choices.pick(label, orders)
  if (order === 0) return out.reverse()
  let state = order
  for (let at = out.length - 1; at > 0; at--) {
    // Numerical Recipes' generator: any that is the same everywhere would do.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 0x1_0000_0000) * (at + 1))
    const item = out[at] as T
    out[at] = out[other] as T
    out[other] = item
  }
  return out
}

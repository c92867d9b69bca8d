import { type Numbers, zeros } from './numbers.ts'

/**
 * Numbers by id. Memory goes with `dense` and with the ids that are set, never with the size of an id: ids below
 * `dense` lie in an array, others in a map.
 */
export class IdTable {
  readonly #low: Numbers
  #high: Map<number, number> | undefined

  constructor(dense: number) {
    this.#low = zeros(dense)
  }

  /** The number of `id`; 0 where none was set. */
  get(id: number): number {
    if (id < this.#low.length) return this.#low[id] as number
    return this.#high?.get(id) ?? 0
  }

  /** Puts in place of each number the sum of those before it, in an order of its own; gives the sum of all. */
  accumulate(): number {
    let sum = 0
    for (let id = 0; id < this.#low.length; id++) {
      const value = this.#low[id] as number
      this.#low[id] = sum
      sum += value
    }
    for (const [id, value] of this.#high ?? []) {
      this.#high?.set(id, sum)
      sum += value
    }
    return sum
  }

  set(id: number, value: number): void {
    if (id < this.#low.length) this.#low[id] = value
    else {
      this.#high ??= new Map()
      this.#high.set(id, value)
    }
  }
}

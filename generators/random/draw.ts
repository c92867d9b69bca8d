import type { Choices } from '../choices.ts'

/** Draws numbers and items by asking questions; the first answer is always the simplest one. */
export interface Draw {
  /** From 0 to `count - 1`; 0 without a question where `count` is 1. `count` is at least 1. */
  readonly below: (count: number) => number
  /** True once in `count` times; false is the simple answer. */
  readonly oneIn: (count: number) => boolean
  /** One of the items, of which there are some. */
  readonly of: <T>(items: readonly T[]) => T
  /** A question with a name of its own, for what a driver may want to fix or to read in stored choices. */
  readonly named: <T extends string | number | boolean>(label: string, options: readonly T[]) => T
}

const mostOptions = 256
const labels: readonly string[] = Array.from({ length: 1024 }, (_, at) => `q${at}`)
/** By length: the numbers below it. */
const ranges: readonly (readonly number[])[] = Array.from(
  { length: mostOptions + 1 },
  (_, length) => Array.from({ length }, (_, at) => at),
)

/** Draws by those choices; questions without a name are numbered in order of asking. */
export function createDraw(choices: Choices): Draw {
  let asked = 0
  function below(count: number): number {
    if (count <= 1) return 0
    const range = ranges[Math.min(count, mostOptions)] as readonly number[]
    const label = labels[asked] ?? `q${asked}`
    asked++
    return choices.pick(label, range)
  }
  return {
    below,
    oneIn: (count) => below(count) === count - 1,
    of: (items) => items[below(items.length)] as (typeof items)[number],
    named: (label, options) => choices.pick(label, options),
  }
}

import type { Choices } from '../choices.ts'
import type { Words } from '../module.ts'

const mostOptions = 256
const labels: readonly string[] = Array.from({ length: 1024 }, (_, index) => `q${index}`)
/** By length: the numbers below it. */
const ranges: readonly Words[] = Array.from({ length: mostOptions + 1 }, (_, length) =>
  Array.from({ length }, (_, index) => index),
)

/** Draws by those choices; questions without a name are numbered in order of asking. */
export function createDraw(choices: Choices) {
  let asked = 0
  /** From 0 to `count - 1`; 0 without a question where `count` is 1. `count` is at least 1. */
  function below(count: number): number {
    if (count <= 1) return 0
    const range = ranges[Math.min(count, mostOptions)] as Words
    const label = labels[asked] ?? `q${asked}`
    asked++
    return choices.pick(label, range)
  }
  return {
    below,
    /** True once in `count` times; false is the simple answer. */
    oneIn: (count: number) => below(count) === count - 1,
    /** One of the items; there must be at least one. */
    of: <T>(items: readonly T[]) => items[below(items.length)] as T,
    /** A question with a name of its own, for values that a driver may want to fix or to read in stored choices. */
    named: <T extends string | number | boolean>(label: string, options: readonly T[]) =>
      choices.pick(label, options),
  }
}

/** Draws numbers and items by asking questions; the first answer is always the simplest one. */
export type Draw = ReturnType<typeof createDraw>

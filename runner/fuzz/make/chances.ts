import type fc from 'fast-check'

/** A number from 0 to `count - 1`; `count` is at least 1. */
export function below(random: fc.Random, count: number): number {
  return random.nextInt(0, count - 1)
}

/** One of the items; there must be at least one. */
export function oneOf<T>(random: fc.Random, items: readonly T[]): T {
  return items[below(random, items.length)] as T
}

const fine = 0x4000_0000

/** A number from 0 to 1, 1 not included. */
export function fraction(random: fc.Random): number {
  return below(random, fine) / fine
}

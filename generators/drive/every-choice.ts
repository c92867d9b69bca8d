import type { Generator } from '../maker.ts'
import { coveringWalk } from './covering-walk.ts'
import { type Made, make } from './make.ts'

/** A module for every combination of answers, depth first: the last question's options vary fastest. */
export function* everyChoice(generator: Pick<Generator, 'build'>): Iterable<Made> {
  /** Index taken and number of options, question by question. */
  let path: { index: number; count: number }[] = []
  do {
    let asked = 0
    yield make(generator, (_, { length: count }) => {
      path[asked] ??= { index: 0, count }
      return (path[asked++] as { index: number }).index
    })
    const last = path.findLastIndex(({ index, count }) => index + 1 < count)
    path = path.slice(0, last + 1)
    const step = path[last]
    if (step !== undefined) step.index++
  } while (path.length > 0)
}

/**
 * A deterministic choice of modules for a generator whose product is large. All combinations where they are no more
 * than `limit`; else every option of every question that comes up is taken at least once, and then as many pairs of
 * options as `limit` leaves room for. More than `limit` modules only where single options need them. No two have the
 * same choices.
 */
export function eachOption(generator: Pick<Generator, 'build'>, limit: number): readonly Made[] {
  const all: Made[] = []
  for (const made of everyChoice(generator)) {
    if (all.length === limit) return coveringWalk(generator, limit)
    all.push(made)
  }
  return all
}

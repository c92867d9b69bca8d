import type { Generator } from '../maker.ts'
import { coveringWalk } from './covering-walk.ts'
import { everyChoice } from './every-choice.ts'
import type { Made } from './made.ts'

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

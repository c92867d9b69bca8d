import type { Trait } from './diff-schema.ts'

/** Largest number of traits to keep that are as selective as the best one. */
const most = 3

/**
 * The traits that narrow down changes: all changed answers have them, and the fewest unchanged ones. Empty if no trait
 * distinguishes unchanged from changed answers, or if there are no unchanged ones.
 *
 * @param changed and `unchanged`: the traits of each answer.
 */
export function narrowed(
  changed: readonly (readonly string[])[],
  unchanged: readonly (readonly string[])[],
): readonly Trait[] {
  const [first = [], ...others] = changed
  const counts = new Map<string, number>()
  for (const traits of unchanged)
    for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1)
  const shared = first
    .filter((trait) => others.every((traits) => traits.includes(trait)))
    .map((name) => ({ name, unchanged: counts.get(name) ?? 0 }))
    .filter((trait) => trait.unchanged < unchanged.length)
  const least = Math.min(...shared.map((trait) => trait.unchanged))
  return shared.filter((trait) => trait.unchanged === least).slice(0, most)
}

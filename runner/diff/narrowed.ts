import type { Trait } from './diff-schema.ts'

/** Largest number of traits to keep that are as selective as the best one. */
const most = 3

/** The number of answers, in all and with each trait. */
export interface TraitCounts {
  answers: number
  readonly counts: Map<string, number>
}

/** Counts an answer with these traits. */
export function addTraits(to: TraitCounts, traits: readonly string[]): void {
  to.answers++
  for (const trait of traits) to.counts.set(trait, (to.counts.get(trait) ?? 0) + 1)
}

/**
 * The traits that narrow down changes: all changed answers have them, and the fewest unchanged ones. Empty if no trait
 * distinguishes unchanged from changed answers, or if there are no unchanged ones.
 *
 * @param changed the traits of each changed answer.
 */
export function narrowed(
  changed: readonly (readonly string[])[],
  unchanged: readonly TraitCounts[],
): readonly Trait[] {
  const [first = [], ...others] = changed
  const all = unchanged.reduce((sum, { answers }) => sum + answers, 0)
  const having = (trait: string) =>
    unchanged.reduce((sum, { counts }) => sum + (counts.get(trait) ?? 0), 0)
  const shared = first
    .filter((trait) => others.every((traits) => traits.includes(trait)))
    .map((name) => ({ name, unchanged: having(name) }))
    .filter((trait) => trait.unchanged < all)
  const least = Math.min(...shared.map((trait) => trait.unchanged))
  return shared.filter((trait) => trait.unchanged === least).slice(0, most)
}

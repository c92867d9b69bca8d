/** Something that all changed answers have in common. */
export interface Trait {
  readonly name: string
  /** How many answers have it, too, that did not change. */
  readonly unchanged: number
}

/** Traits that tell as much as the best one, no more than this. */
const most = 3

/**
 * Where changes are narrowed to: what all changed answers have in common and the fewest unchanged ones have.
 * Empty where no trait tells any of the unchanged from the changed, as where there are none.
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

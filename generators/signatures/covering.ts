interface CoveringRow<T> {
  readonly of: T
  readonly features: readonly string[]
  /** A lower bound of what it shows later: the features that are shown only grow. */
  bound: number
}

/**
 * As few of several as show every feature of them: again and again the one that shows most that is unseen, among equals
 * one of the group that was taken least, among equals the first.
 *
 * @param seen features that are shown already; grows.
 */
export function covering<T>(
  from: readonly T[],
  features: (element: T) => readonly string[],
  group: (element: T) => string = () => '',
  seen: Set<string> = new Set(),
): readonly T[] {
  const rows = from.map((element): CoveringRow<T> => {
    const shown = features(element)
    return { of: element, features: shown, bound: shown.length }
  })
  let left = rows
  const taken = new Map<string, number>()
  const chosen: T[] = []
  for (;;) {
    let best: CoveringRow<T> | undefined
    let most = 0
    for (const row of left) {
      if (row.bound <= most) continue
      let shows = 0
      for (const feature of row.features) if (!seen.has(feature)) shows++
      row.bound = shows
      const gain = shows - (taken.get(group(row.of)) ?? 0) / 1000
      if (shows > 0 && gain > most) [best, most] = [row, gain]
    }
    if (best === undefined) return chosen
    chosen.push(best.of)
    taken.set(group(best.of), (taken.get(group(best.of)) ?? 0) + 1)
    for (const feature of best.features) seen.add(feature)
    left = left.filter(({ bound }) => bound > 0)
  }
}

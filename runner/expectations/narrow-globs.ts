/** A glob over the parts of a name, which hyphens separate, and the names that it matches. */
interface GlobCandidate {
  readonly glob: string
  readonly matches: (name: string) => boolean
}

const longestInside = 4

/** Globs that match a name: it itself, and what begins with, ends with or holds some of its parts. */
function candidates(name: string): readonly GlobCandidate[] {
  const parts = name.split('-')
  const found: GlobCandidate[] = [{ glob: name, matches: (other) => other === name }]
  for (let from = 0; from < parts.length; from++)
    for (let to = from + 1; to <= parts.length; to++) {
      const part = parts.slice(from, to).join('-')
      // A number at the end only tells cases apart that are named alike.
      if (/^\d+$/.test(part)) continue
      const [first, last] = [from === 0, to === parts.length]
      if (first && !last)
        found.push({ glob: `${part}-*`, matches: (other) => other.startsWith(`${part}-`) })
      else if (last && !first)
        found.push({ glob: `*-${part}`, matches: (other) => other.endsWith(`-${part}`) })
      else if (!first && to - from <= longestInside)
        found.push({
          glob: `*-${part}-*`,
          matches: (other) => other.includes(`-${part}-`, 1),
        })
    }
  return found
}

/**
 * Few globs that match all of some names and none of others. Among globs that match equally many, the longest is taken:
 * it says most about what was seen.
 *
 * @param others must share no name with `names`.
 */
export function narrowGlobs(
  names: readonly string[],
  others: readonly string[],
): readonly string[] {
  const byGlob = new Map<string, GlobCandidate>()
  for (const candidate of names.flatMap(candidates)) byGlob.set(candidate.glob, candidate)
  const fit = [...byGlob.values()]
    .filter(({ matches }) => !others.some(matches))
    .map((candidate) => ({ ...candidate, covered: names.filter(candidate.matches) }))
  const left = new Set(names)
  const chosen: string[] = []
  while (left.size > 0) {
    const gain = (glob: (typeof fit)[number]) =>
      glob.covered.filter((name) => left.has(name)).length
    const [best] = fit
      .map((glob) => ({ ...glob, gain: gain(glob) }))
      .sort(
        (a, b) => b.gain - a.gain || b.glob.length - a.glob.length || (a.glob < b.glob ? -1 : 1),
      )
    if (best === undefined || best.gain === 0) throw new Error(`${[...left][0]}: is in both lists`)
    chosen.push(best.glob)
    for (const name of best.covered) left.delete(name)
  }
  return chosen.sort()
}

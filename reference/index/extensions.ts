const none: ReadonlySet<string> = new Set()

/** Sets that are kept at most: input must not choose how many there are. */
const mostSets = 256

const singles = new Map<string, ReadonlySet<string>>()

/** The names of extensions as a set. Most modules declare none or one: these have a set together. */
export function extensionsIn(names: readonly string[]): ReadonlySet<string> {
  const [first] = names
  if (first === undefined) return none
  if (names.length > 1) return new Set(names)
  let single = singles.get(first)
  if (single === undefined) {
    single = new Set(names)
    if (singles.size >= mostSets) singles.clear()
    singles.set(first, single)
  }
  return single
}

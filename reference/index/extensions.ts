const none: ReadonlySet<string> = new Set()

/** Sets that are kept at most: input must not choose how many there are. */
const mostSets = 512

/** Longer lists of names, in letters, are not kept: nobody declares so many. */
const longest = 1024

/** By their names, one after the other. */
const sets = new Map<string, ReadonlySet<string>>()

/**
 * The names of extensions as a set. Modules of one origin declare few different lists, so those that declare the same have one
 * set together.
 */
export function extensionsIn(names: readonly string[]): ReadonlySet<string> {
  const [first] = names
  if (first === undefined) return none
  // No name has a zero in it.
  const key = names.length === 1 ? first : names.join('\0')
  let set = sets.get(key)
  if (set === undefined) {
    set = new Set(names)
    if (key.length > longest) return set
    if (sets.size >= mostSets) sets.clear()
    sets.set(key, set)
  }
  return set
}

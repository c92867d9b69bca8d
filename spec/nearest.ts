/** Number of letters to insert, drop or replace to make one of the other. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const shifted = Math.min(above[column] ?? 0, current[column - 1] ?? 0) + 1
      current.push(Math.min(replaced, shifted))
    }
    above = current
  }
  return above[b.length] ?? 0
}

interface NearName {
  readonly name: string
  /** Letters that differ; 0 for a name that contains the word. */
  readonly off: number
}

function byDistance(word: string, names: readonly string[]): readonly NearName[] {
  const lower = word.toLowerCase()
  return names
    .map((name) => ({
      name,
      off: name.toLowerCase().includes(lower) ? 0 : distance(lower, name.toLowerCase()),
    }))
    .sort((a, b) => a.off - b.off)
}

/** The names that one could have meant by `word`, nearest first: those that contain it, and those a few letters off. */
export function nearest(word: string, names: readonly string[], most = 3): readonly string[] {
  return byDistance(word, names)
    .filter(({ off, name }) => off <= Math.max(2, name.length / 4))
    .slice(0, most)
    .map(({ name }) => name)
}

/** All names, those first that `word` is most like. */
export function nearestFirst(word: string, names: readonly string[]): readonly string[] {
  return byDistance(word, names).map(({ name }) => name)
}

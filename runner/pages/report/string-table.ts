/** Gives each text a number, and the same number to the same text. */
export interface StringTable {
  /** The number of a text; -1 for none. */
  readonly of: (text: string | undefined) => number
  /** The texts by number; grows as texts are asked for. */
  readonly strings: readonly string[]
}

/** An empty table. */
export function stringTable(): StringTable {
  const numbers = new Map<string, number>()
  const strings: string[] = []
  return {
    strings,
    of: (text) => {
      if (text === undefined) return -1
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, strings.length)
      return strings.push(text) - 1
    },
  }
}

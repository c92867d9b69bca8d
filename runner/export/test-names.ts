/** A name of letters and digits, words begun by capitals: `vector-signedness-1` is `VectorSignedness1`. */
export function camelCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}

/** For each name one in camel case; names that would become the same are told apart by a number. */
export function testNames(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    names.map((name) => {
      const base = camelCase(name)
      let unique = base
      for (let number = 2; taken.has(unique); number++) unique = `${base}Number${number}`
      taken.add(unique)
      return [name, unique]
    }),
  )
}

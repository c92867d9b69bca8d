/** A name in camel case: `vector-signedness-1` becomes `VectorSignedness1`. */
export function camelCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}

/** The names in camel case; a number distinguishes names that would become equal. */
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

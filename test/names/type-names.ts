/** A type that a file declares at its top level. */
interface DeclaredName {
  readonly name: string
  readonly place: string
}

const declaration = /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/

/** The types that a file of TypeScript declares at its top level, with the place of each as `file:line`. */
export function declaredTypes(file: string, source: string): readonly DeclaredName[] {
  return source.split('\n').flatMap((line, index) => {
    const name = declaration.exec(line)?.[1]
    return name === undefined ? [] : [{ name, place: `${file}:${index + 1}` }]
  })
}

/** The names that several files declare, each with the places of its declarations; sorted by name. */
export function namesOfSeveralFiles(
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>()
  for (const [file, source] of files)
    for (const { name, place } of declaredTypes(file, source))
      places.set(name, [...(places.get(name) ?? []), place])
  const isOfSeveral = (found: readonly string[]) =>
    new Set(found.map((place) => place.slice(0, place.lastIndexOf(':')))).size > 1
  return new Map(
    [...places].filter(([, found]) => isOfSeveral(found)).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

import { dirname, join } from 'node:path'

const statement =
  /^(?:import|export)\s+([\w\s{},*$]*?)\s*from\s*'(\.[^']+)'|^import\s*'(\.[^']+)'/gm

/** The modules that a module refers to, for values or for types alone, relative to the folder that `file` is relative to. */
function imported(file: string, source: string): readonly string[] {
  return [...source.matchAll(statement)].flatMap(([, , path, bare]) => {
    const target = path ?? bare
    return target === undefined ? [] : [join(dirname(file), target)]
  })
}

/** A reference that no cycle counts, as `importer -> imported`. */
export type Exception = `${string} -> ${string}`

/** The first cycle of modules that refer to each other, as a path that ends where it begins. */
export function cycleIn(
  sources: ReadonlyMap<string, string>,
  exceptions: readonly Exception[] = [],
): readonly string[] | undefined {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): readonly string[] | undefined => {
    const begin = path.indexOf(file)
    if (begin >= 0) return [...path.slice(begin), file]
    const source = sources.get(file)
    if (done.has(file) || source === undefined) return undefined
    path.push(file)
    for (const next of imported(file, source)) {
      if (exceptions.includes(`${file} -> ${next}`)) continue
      const found = visit(next)
      if (found !== undefined) return found
    }
    path.pop()
    done.add(file)
    return undefined
  }
  for (const file of sources.keys()) {
    const found = visit(file)
    if (found !== undefined) return found
  }
  return undefined
}

import { dirname, join } from 'node:path'

const statement =
  /^(?:import|export)\s+(?!type\b)([\w\s{},*$]*?)\s*from\s*'(\.[^']+)'|^import\s*'(\.[^']+)'/gm

/** The modules that a module imports to use them, relative to the folder that `file` is relative to; types are not used. */
function imported(file: string, source: string): readonly string[] {
  return [...source.matchAll(statement)].flatMap(([, names = '', path, bare]) => {
    const isTypes = /^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(names)
    const target = path ?? bare
    return isTypes || target === undefined ? [] : [join(dirname(file), target)]
  })
}

/** The first cycle of modules that use each other when they are loaded, as a path that ends where it begins. */
export function cycleIn(sources: ReadonlyMap<string, string>): readonly string[] | undefined {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): readonly string[] | undefined => {
    const begin = path.indexOf(file)
    if (begin >= 0) return [...path.slice(begin), file]
    const source = sources.get(file)
    if (done.has(file) || source === undefined) return undefined
    path.push(file)
    for (const next of imported(file, source)) {
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

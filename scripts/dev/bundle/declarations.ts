import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The declarations that a file of declarations needs, itself included. */
function needed(file: string, folder: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found
  if (!existsSync(file)) throw new Error(`${file}: is imported and was not built`)
  found.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, specifier = ''] of source.matchAll(/(?:from|import\()\s*'([.#][^']+)'/g)) {
    const path = specifier.startsWith('#')
      ? join(folder, `${specifier.slice(1)}.d.ts`)
      : join(dirname(file), specifier.replace(/\.[jt]s$/, '.d.ts'))
    needed(path, folder, found)
  }
  return found
}

/** Removes all declarations of a build but those that an entry point needs. */
export function keepDeclarations(folder: string, entry: string): void {
  const kept = needed(join(folder, entry), folder)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (name.endsWith('.d.ts') && !kept.has(file)) rmSync(file)
  }
}

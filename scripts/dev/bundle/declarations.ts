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

/** Removes all declarations of a build but those that the entry points need. */
export function keepDeclarations(folder: string, entries: readonly string[]): void {
  const kept = new Set<string>()
  for (const entry of entries) needed(join(folder, entry), folder, kept)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (name.endsWith('.d.ts') && !kept.has(file)) rmSync(file)
  }
}

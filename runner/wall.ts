import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The rooms that each room may import besides itself; a folder that is not here may be imported by none. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  spec: [],
  generators: ['spec'],
  reference: ['spec'],
  runner: ['spec', 'reference', 'generators'],
  scripts: ['spec', 'reference', 'generators', 'runner'],
  test: ['spec', 'reference', 'generators', 'runner', 'scripts'],
}

/** The folders that hold code. */
export const rooms = Object.keys(mayImport)

/** Source files of a room, relative to `root`. */
export function sourcesOf(root: string, room: string): readonly string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?[jt]s$/.test(file))
    .map((file) => join(room, file))
    .sort()
}

const importer = /(?:\bfrom|\bimport|\bexport|\brequire)\s*\(?\s*(['"`])([^'"`\n]+)\1/g
// Not only of imports: a folder's modules are loaded from URLs made of such paths, and that may cross rooms.
const relativePath = /(new URL\(\s*)?(['"`])(\.{1,2}\/[^'"`\n]*)\2/g

/** The faults of the imports of one file; empty if there are none. `file` is relative to the tree's root. */
export function breaches(file: string, source: string): readonly string[] {
  const room = file.split(sep)[0] ?? ''
  const allowed = [room, ...(mayImport[room] ?? [])]
  const code = source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')
  const found: string[] = []

  for (const [, , specifier = ''] of code.matchAll(importer)) {
    const target = /^#([^/]+)\//.exec(specifier)?.[1]
    if (target === undefined) continue
    if (target === room) found.push(`${file}: ${specifier} names its own room; relative there`)
    else if (!allowed.includes(target)) found.push(`${file}: ${specifier}`)
  }
  for (const [, folder, , path = ''] of code.matchAll(relativePath)) {
    const target = relative('.', join(dirname(file), path)).split(sep)[0] ?? ''
    if (target === room || !rooms.includes(target)) continue
    if (folder !== undefined && allowed.includes(target)) continue
    found.push(`${file}: ${path} leaves the room`)
  }
  return found
}

/** The faults of the imports of some rooms of a checkout. */
export function breachesBelow(root: string, among: readonly string[]): readonly string[] {
  return among.flatMap((room) =>
    sourcesOf(root, room).flatMap((file) => breaches(file, readFileSync(join(root, file), 'utf8'))),
  )
}

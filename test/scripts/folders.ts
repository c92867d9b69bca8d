import { dirname, join, sep } from 'node:path'

/** Files of `scripts/` that others start or import by their paths: the program, the library, and the script of CI. */
const entries = ['browser.ts', 'ci.sh', 'cts.ts', 'library.ts']

/** Folders of `scripts/`, each with the folders that it may import. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  browser: ['cli', 'dev', 'library'],
  cli: ['browser'],
  commands: ['browser', 'cli'],
  library: ['cli'],
  dev: ['browser', 'cli', 'commands'],
}

// Only of TypeScript: other paths are in sources that a script writes.
const imported = /(?:\bfrom|\bimport\(?)\s*'(\.{1,2}\/[^'\n$]*\.ts)'/g

/** The fault of the position of a file of `scripts/`, or of its imports; `file` is relative to that folder. */
export function misplaced(file: string, source: string): readonly string[] {
  const [folder = '', ...below] = file.split(sep)
  if (below.length === 0) return entries.includes(file) ? [] : [`${file}: belongs in a folder`]
  const allowed = mayImport[folder]
  if (allowed === undefined) return [`${file}: ${folder} is not a folder of scripts`]
  return [...source.matchAll(imported)].flatMap(([, path = '']) => {
    const [target = '', ...rest] = join(dirname(file), path).split(sep)
    if (rest.length === 0 || target === folder || allowed.includes(target)) return []
    return [`${file}: ${folder} does not import ${path}`]
  })
}

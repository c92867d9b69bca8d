import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const importing = /^import \{[^}]*\} from '\.\/([^']+)'\n/gm

/** Modules that a module imports, by file name. */
function imported(source: string): readonly string[] {
  return [...source.matchAll(importing)].map(([, file = '']) => file)
}

/**
 * The modules of a folder as one script, each after those it imports, because a file opened from disk cannot import
 * another one. Imports are not renamed, and no two modules declare the same name.
 *
 * @throws when a name is there twice, an import leads nowhere or in a circle.
 */
export function pageScript(folder: string): string {
  const sources = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const done = new Map<string, 'begun' | 'written'>()
  const names = new Map<string, string>()
  const parts: string[] = []
  for (const file of sources.keys()) write(file)
  return `'use strict'\n;(() => {\n${parts.join('\n')}})()\n`

  function write(file: string): void {
    const source = sources.get(file)
    if (source === undefined) throw new Error(`${folder}: ${file} is imported but does not exist`)
    if (done.get(file) === 'written') return
    if (done.get(file) === 'begun') throw new Error(`${folder}: ${file} imports itself`)
    done.set(file, 'begun')
    imported(source).forEach(write)
    done.set(file, 'written')
    for (const [, name = ''] of source.matchAll(
      /^(?:export )?(?:async )?(?:function|const|let) (\w+)/gm,
    )) {
      const other = names.get(name)
      if (other !== undefined) throw new Error(`${folder}: ${name} is in ${other} and in ${file}`)
      names.set(name, file)
    }
    parts.push(source.replaceAll(importing, '').replaceAll(/^export /gm, ''))
  }
}

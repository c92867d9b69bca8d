import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names of the files below `target` that differ from `files`, are missing, or should not exist.
 *
 * @param files name to content, as `grammarModules` gives them.
 */
export function grammarDrift(
  target: string,
  files: ReadonlyMap<string, string>,
): readonly string[] {
  const committed = existsSync(target)
    ? readdirSync(target, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1))
    : []
  return [...new Set([...committed, ...files.keys()])]
    .filter((name) => {
      const path = join(target, name)
      return !existsSync(path) || readFileSync(path, 'utf8') !== files.get(name)
    })
    .sort()
}

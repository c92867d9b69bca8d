import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The modules below a folder with an ending, compiled ones if absent, in order. */
export function modulesBelow(path: string, ending = '.js'): readonly string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.endsWith('.d.ts'))
    .map((file) => join(path, file))
    .sort()
}

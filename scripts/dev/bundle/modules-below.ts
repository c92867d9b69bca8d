import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The compiled modules below a folder, in order. */
export function modulesBelow(path: string): readonly string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(path, file))
    .sort()
}

import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

const module = /^[^/]+\/[^/]+\/[^/]+\.(spvasm|spvhex|spv)$/

/** Paths, with `/`, of all files below a corpus that are where cases are kept; sorted. */
export function casePaths(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => module.test(path))
    .map((path) => join(path).split(sep).join('/'))
    .sort()
}

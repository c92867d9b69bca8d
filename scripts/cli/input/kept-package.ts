import { resolve, sep } from 'node:path'
import { type Problem, problem } from '#runner/problem'

/** A problem where a file or folder to be written is in an installed package, which the next installation replaces. */
export function keptPackage(path: string, hint: string): Problem | undefined {
  return resolve(path).split(sep).includes('node_modules')
    ? problem('bad-usage', `${path}: belongs to an installed package and is not changed`, hint)
    : undefined
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { casePaths } from './case-paths.ts'
import type { Files } from './corpus-files.ts'

/** A file of a corpus that is not what it should be. */
export interface Drift {
  readonly path: string
  readonly kind: 'missing' | 'changed' | 'left-over'
}

/**
 * The differences of a corpus from what it should be; binaries are not looked at.
 *
 * @param isGone whether a file should not be there that is where cases are kept and is not among `files`.
 */
export function drift(
  folder: string,
  files: Files,
  isGone: (path: string) => boolean,
): readonly Drift[] {
  const found: Drift[] = []
  for (const [path, content] of files) {
    const committed = join(folder, path)
    if (!existsSync(committed)) found.push({ path, kind: 'missing' })
    else if (readFileSync(committed, 'utf8') !== content) found.push({ path, kind: 'changed' })
  }
  for (const path of casePaths(folder))
    if (!path.endsWith('.spv') && !files.has(path) && isGone(path))
      found.push({ path, kind: 'left-over' })
  return found
}

import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { casePaths } from './case-paths.ts'
import type { Files } from './corpus-files.ts'
import { replaceFile } from './replace-file.ts'

/**
 * Writes files below a corpus and removes the files of cases that are gone, with the folders that become empty.
 *
 * @param isGone whether a file should not be there that is where cases are kept and is not among those written.
 */
export function writeCorpus(folder: string, files: Files, isGone: (path: string) => boolean): void {
  for (const path of casePaths(folder)) {
    if (files.has(path) || !isGone(path)) continue
    rmSync(join(folder, path))
    for (let up = dirname(path); up !== '.'; up = dirname(up)) {
      if (readdirSync(join(folder, up)).length > 0) break
      rmdirSync(join(folder, up))
    }
  }
  for (const [path, content] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    replaceFile(join(folder, path), content)
  }
}

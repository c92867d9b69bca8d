import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import type { DraftFile } from './draft-files.ts'

/**
 * Writes files below a folder that exists, all or none: they are written aside and their folders moved into place. A
 * folder that exists is not touched.
 *
 * @param folders those of the files, relative to `root`; each must be new.
 */
export function writeDraft(
  root: string,
  folders: readonly string[],
  files: readonly DraftFile[],
): readonly Problem[] {
  const existing = folders.filter((folder) => existsSync(join(root, folder)))
  if (existing.length > 0)
    return existing.map((folder) =>
      problem(
        'exists',
        `${join(root, folder)}: exists and is not overwritten`,
        'use --out to write elsewhere',
      ),
    )
  const moved: string[] = []
  let aside: string | undefined
  try {
    aside = mkdtempSync(join(root, '.new-text-'))
    for (const { path, content } of files) {
      mkdirSync(dirname(join(aside, path)), { recursive: true })
      writeFileSync(join(aside, path), content)
    }
    for (const folder of folders) {
      mkdirSync(dirname(join(root, folder)), { recursive: true })
      renameSync(join(aside, folder), join(root, folder))
      moved.push(folder)
    }
    return []
  } catch (error) {
    for (const folder of moved) rmSync(join(root, folder), { recursive: true })
    const { code } = error as NodeJS.ErrnoException
    return [problem('unwritable', `${root}: cannot be written to (${code ?? error})`)]
  } finally {
    if (aside !== undefined) rmSync(aside, { recursive: true, force: true })
  }
}

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import type { DraftFile } from './draft-files.ts'

/** The beginning of the names of folders in which a draft is written aside. */
const asidePrefix = '.new-text-'

/** An empty file beside the folders of a draft: it is written last, so a folder with it has the whole draft. */
const wholeName = 'whole'

/** The rooms in which a draft has a folder. That below `spec` is moved last: with it, the text exists. */
export const draftRooms = ['spec', 'generators', 'reference', 'test/generators'] as const

/** Moves a folder of a draft into place, unless another process has moved it. */
function move(aside: string, root: string, folder: string): void {
  const [source, target] = [join(aside, folder), join(root, folder)]
  if (!existsSync(source) && existsSync(target)) return
  mkdirSync(dirname(target), { recursive: true })
  renameSync(source, target)
}

/** Moves into place what a run that was killed had written as a whole and not moved. */
function finishKilled(root: string): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(asidePrefix))) {
    const aside = join(root, name)
    if (!existsSync(join(aside, wholeName))) continue
    for (const room of draftRooms.toReversed()) {
      if (!existsSync(join(aside, room))) continue
      for (const text of readdirSync(join(aside, room)))
        if (!existsSync(join(root, room, text))) move(aside, root, `${room}/${text}`)
    }
    rmSync(aside, { recursive: true, force: true })
  }
}

/**
 * Writes files below a folder that exists, all or none: they are written aside and their folders moved into place. If
 * the process is killed between two moves, the next call for the same root does the rest. A folder that exists is not
 * touched.
 *
 * @param folders those of the files, relative to `root`, in the order of {@link draftRooms}; each must be new.
 */
export function writeDraft(
  root: string,
  folders: readonly string[],
  files: readonly DraftFile[],
): readonly Problem[] {
  const moved: string[] = []
  let aside: string | undefined
  try {
    finishKilled(root)
    const existing = folders.filter((folder) => existsSync(join(root, folder)))
    if (existing.length > 0)
      return existing.map((folder) =>
        problem(
          'exists',
          `${join(root, folder)}: exists and is not overwritten`,
          'use --out to write elsewhere',
        ),
      )
    aside = mkdtempSync(join(root, asidePrefix))
    for (const { path, content } of files) {
      mkdirSync(dirname(join(aside, path)), { recursive: true })
      writeFileSync(join(aside, path), content)
    }
    writeFileSync(join(aside, wholeName), '')
    for (const folder of folders.toReversed()) {
      move(aside, root, folder)
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

import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { type ArchivedFiles, filesIn } from './archive.ts'

/** Digests of files by their paths. */
export type Digests = Readonly<Record<string, string>>

function digest(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The digests of all files. */
export function digestsOf(files: ArchivedFiles): Digests {
  return Object.fromEntries([...files].map(([path, content]) => [path, digest(content)]))
}

/** Whether a folder has exactly those files, with exactly their contents. */
function isWhole(folder: string, digests: Digests): boolean {
  try {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
    return (
      found.length === Object.keys(digests).length &&
      found.every(
        (file) =>
          digests[relative(folder, file).replaceAll(sep, '/')] === digest(readFileSync(file)),
      )
    )
  } catch {
    return false
  }
}

/**
 * The folder of the cache that holds the files of an archive. It is written where it is not there, and again where a file is missing,
 * cut off, changed, or one too many: something may clean the cache, or a disk may be full.
 *
 * @param cache the folder in which it is, one for each archive.
 * @param archive is asked for only where the folder must be written.
 */
export function cachedFolder(cache: string, digests: Digests, archive: () => Uint8Array): string {
  const folder = join(cache, digest(Buffer.from(JSON.stringify(digests))).slice(0, 16))
  if (isWhole(folder, digests)) return folder
  mkdirSync(cache, { recursive: true })
  // Written aside: a start that is cut off leaves nothing that the next one would take for whole.
  const aside = mkdtempSync(`${folder}-`)
  try {
    for (const [path, content] of filesIn(archive())) {
      mkdirSync(dirname(join(aside, path)), { recursive: true })
      writeFileSync(join(aside, path), content)
    }
    if (existsSync(folder)) renameSync(folder, join(aside, '.damaged'))
    renameSync(aside, folder)
    rmSync(join(folder, '.damaged'), { recursive: true, force: true })
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    // Another start was faster.
    if (!isWhole(folder, digests)) throw error
  }
  return folder
}

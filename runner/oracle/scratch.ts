import {
  closeSync,
  constants,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A private folder for the files that tools read and write. */
export interface Scratch {
  /** Path of a file that has not been handed out yet; not made. */
  readonly path: (ending: string) => string
  /** Writes a file that no other process has now. */
  readonly write: (content: string | Uint8Array, ending: string) => string
  /** Takes a file back: one that was written here is kept to be written again, any other goes. */
  readonly remove: (file: string) => void
  /** Removes the folder, which also goes when the process ends. */
  readonly close: () => void
}

/** Makes a file, or writes over the one that is there and cuts it where the content ends. */
function overwrite(file: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT)
  try {
    let written = 0
    while (written < bytes.length) written += writeSync(descriptor, bytes, written)
    ftruncateSync(descriptor, bytes.length)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Makes the folder below the system's temporary one. Files are overwritten, not removed and created again: after many
 * removals a file system may look for half a millisecond for a place for the next.
 */
export function createScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-'))
  let count = 0
  const path = (ending: string): string => join(folder, `${count++}${ending}`)
  const removeAll = (): void => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeAll)
  const free = new Map<string, string[]>()
  /** Endings of the files that were written and are not free. */
  const given = new Map<string, string>()
  return {
    path,
    write: (content, ending) => {
      const file = free.get(ending)?.pop() ?? path(ending)
      given.set(file, ending)
      overwrite(file, content)
      return file
    },
    remove: (file) => {
      const ending = given.get(file)
      given.delete(file)
      if (ending === undefined) {
        rmSync(file, { force: true })
        return
      }
      const files = free.get(ending) ?? []
      files.push(file)
      free.set(ending, files)
    },
    close: () => {
      process.removeListener('exit', removeAll)
      removeAll()
    },
  }
}

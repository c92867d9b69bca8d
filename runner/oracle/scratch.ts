import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A private folder for the files that tools read and write. */
export interface Scratch {
  /** Path of a file that nobody has been given yet; not made. */
  readonly path: (ending: string) => string
  /** Writes a file that nobody has been given yet. */
  readonly write: (content: string | Uint8Array, ending: string) => string
  readonly remove: (file: string) => void
  /** Removes the folder, which also goes when the process ends. */
  readonly close: () => void
}

/** Makes the folder below the system's temporary one. */
export function createScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-'))
  let count = 0
  const path = (ending: string): string => join(folder, `${count++}${ending}`)
  const removeAll = (): void => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeAll)
  return {
    path,
    write: (content, ending) => {
      const file = path(ending)
      writeFileSync(file, content)
      return file
    },
    remove: (file) => rmSync(file, { force: true }),
    close: () => {
      process.removeListener('exit', removeAll)
      removeAll()
    },
  }
}

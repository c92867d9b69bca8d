import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file in one step: a reader, or a run that is cut off, sees either the old or the complete new contents.
 *
 * @throws what the system refuses; the old file is then untouched.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const aside = `${file}.${process.pid}`
  try {
    writeFileSync(aside, content)
    renameSync(aside, file)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

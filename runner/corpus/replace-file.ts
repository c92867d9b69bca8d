import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

function write(file: string, content: string | Uint8Array | Iterable<string>): void {
  if (typeof content === 'string' || content instanceof Uint8Array) {
    writeFileSync(file, content)
    return
  }
  const to = openSync(file, 'w')
  try {
    for (const part of content) writeFileSync(to, part)
  } finally {
    closeSync(to)
  }
}

/**
 * Writes a file in one step: a reader, or a run that is cut off, sees either the old or the complete new contents.
 *
 * @throws what the system refuses; the old file is then untouched.
 */
export function replaceFile(file: string, content: string | Uint8Array | Iterable<string>): void {
  const aside = `${file}.${process.pid}`
  try {
    write(aside, content)
    renameSync(aside, file)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

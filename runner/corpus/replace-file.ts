import { closeSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { runs } from '../process/runs.ts'

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

/** Where this process writes a file before it has its name. No other file has this name. */
function asideOf(file: string): string {
  return `${file}.${process.pid}.unfinished`
}

/** What processes that are gone wrote aside in a folder, by the file for which it was; each folder is read once. */
const abandoned = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** The names in a folder; none in one that may be written to but not listed. */
function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error
    return []
  }
}

function abandonedIn(folder: string): ReadonlyMap<string, readonly string[]> {
  const known = abandoned.get(folder)
  if (known !== undefined) return known
  const found = new Map<string, string[]>()
  for (const name of listed(folder)) {
    const [, file, pid] = /^(.+)\.([1-9]\d*)\.unfinished$/.exec(name) ?? []
    if (file === undefined || runs(Number(pid))) continue
    found.set(file, [...(found.get(file) ?? []), name])
  }
  abandoned.set(folder, found)
  return found
}

/** Removes what processes wrote aside for a file and were killed before they could rename it. */
function removeAbandoned(file: string): void {
  const folder = dirname(resolve(file))
  for (const name of abandonedIn(folder).get(basename(file)) ?? [])
    rmSync(join(folder, name), { force: true })
}

/**
 * Writes a file in one step: a reader, or a run that is cut off, sees either the old or the complete new contents.
 * What an earlier run that was cut off left beside the file goes.
 *
 * @throws what the system refuses; the old file is then untouched.
 */
export function replaceFile(file: string, content: string | Uint8Array | Iterable<string>): void {
  const aside = asideOf(file)
  try {
    write(aside, content)
    renameSync(aside, file)
    removeAbandoned(file)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

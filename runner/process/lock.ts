import {
  constants,
  copyFileSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runs } from './runs.ts'

/** When a process began, in ticks of the system; empty where the system does not say. Process ids are used again. */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before may contain anything.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Whether the process that wrote these words into a lock still runs. */
function isHeld([pid = 0, start = '']: readonly [number?, string?]): boolean {
  // A file without a process id is not of this program. `kill` would ask the process group for 0.
  return pid > 0 && runs(pid) && startOf(pid) === start
}

const withoutLinks = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])

/** Gives a file a second name, unless there is one; where the file system has no links, the name of a copy. */
function link(ownFile: string, file: string): void {
  try {
    linkSync(ownFile, file)
  } catch (error) {
    if (!withoutLinks.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyFileSync(ownFile, file, constants.COPYFILE_EXCL)
  }
}

/** Makes the lock, which was written aside first: no process ever sees a lock without an owner. */
function make(file: string): boolean {
  const ownFile = `${file}.${process.pid}`
  try {
    writeFileSync(ownFile, `${process.pid} ${startOf(process.pid)}`)
    link(ownFile, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(ownFile, { force: true })
  }
}

/** Removes what processes wrote aside for a lock and were killed before they could remove it. */
function removeAbandoned(file: string): void {
  const start = `${basename(file)}.`
  for (const name of readdirSync(dirname(file))) {
    const pid = name.startsWith(start) ? Number(name.slice(start.length)) : 0
    if (pid > 0 && !runs(pid)) rmSync(join(dirname(file), name), { force: true })
  }
}

/** Process and start that a lock names; `undefined` if it was released meanwhile. */
function read(file: string): readonly [number, string] | undefined {
  try {
    const [pid, start = ''] = readFileSync(file, 'utf8').split(' ')
    return [Number(pid) || 0, start]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/**
 * Takes the lock `file` for this process, from a process that died if need be.
 *
 * @returns the process that holds it, if this one could not get it.
 */
export function takeLock(file: string): number | undefined {
  while (!make(file)) {
    const owner = read(file)
    if (owner === undefined) continue
    if (isHeld(owner)) return owner[0]
    rmSync(file, { force: true })
  }
  removeAbandoned(file)
  return undefined
}

/** Gives the lock back. */
export function releaseLock(file: string): void {
  rmSync(file, { force: true })
}

/**
 * Runs `work` while this process holds the lock `file`. Waits for another process to release it.
 *
 * @param waiting called once if another process holds the lock.
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  waiting: () => void,
): Promise<T> {
  let told = false
  while (takeLock(file) !== undefined) {
    if (!told) waiting()
    told = true
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    releaseLock(file)
  }
}

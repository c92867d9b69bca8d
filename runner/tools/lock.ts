import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Runs `work` while this process holds the lock `file`. Waits for another process to release it, and takes it over from a
 * process that died.
 *
 * @param waiting called once if there is somebody to wait for.
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  waiting: () => void,
): Promise<T> {
  let told = false
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (!alive(owner(file))) rmSync(file, { force: true })
    else {
      if (!told) waiting()
      told = true
      await sleep(200)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function owner(file: string): number {
  try {
    // An empty lock file counts as held by a live process; the next attempt decides.
    return Number(readFileSync(file, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

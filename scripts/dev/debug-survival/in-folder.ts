import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Does something in a folder of its own, which is removed at the end. */
export async function inFolder<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'debug-survival-'))
  try {
    return await task(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

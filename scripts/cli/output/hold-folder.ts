import { join } from 'node:path'
import { type Problem, problem } from '#runner/problem'
import { releaseLock, takeLock } from '#runner/process/lock'
import { outputFolder } from '../options/output-folder.ts'

/**
 * Runs `work` while no other run writes to the folder that `option` names, which is created.
 *
 * @returns a problem if the folder cannot be written to, or if another run is at work there.
 */
export async function holdFolder(
  option: string,
  folder: string,
  work: () => Promise<void>,
): Promise<Problem | undefined> {
  const noPlace = outputFolder(option, folder)
  if (noPlace !== undefined) return noPlace
  const lock = join(folder, '.spirv-cts.lock')
  const owner = takeLock(lock)
  if (owner !== undefined)
    return problem(
      'in-use',
      `${option} ${folder}: process ${owner} writes there`,
      'wait for it, or name another folder',
    )
  try {
    await work()
    return undefined
  } finally {
    releaseLock(lock)
  }
}

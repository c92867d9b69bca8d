import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { makeFolder } from '#runner/corpus/make-folder'
import { type Problem, problem } from '#runner/problem'

/** Creates the folder that `option` names, unless it exists; a problem if it is not writable. */
export function outputFolder(option: string, folder: string): Problem | undefined {
  try {
    makeFolder(resolve(folder))
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return problem('no-place', `${option} ${folder}: cannot be written to (${code})`)
  }
}

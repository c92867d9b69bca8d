import { accessSync, constants, mkdirSync } from 'node:fs'
import { type Problem, problem } from '#runner/problem'

/** Makes a folder that `option` names, where it is not there yet; a problem when nothing can be written to it. */
export function outputFolder(option: string, folder: string): Problem | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return problem('no-place', `${option} ${folder}: cannot be written to (${code})`)
  }
}

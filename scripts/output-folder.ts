import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Problem, problem } from '#runner/problem'

/** Makes a folder and those above it. Node's own recursion never ends where the system answers ENOENT, as in `/proc`. */
function make(folder: string): void {
  if (existsSync(folder)) return
  make(dirname(folder))
  mkdirSync(folder)
}

/** Creates the folder that `option` names, unless it exists; a problem if it is not writable. */
export function outputFolder(option: string, folder: string): Problem | undefined {
  try {
    make(resolve(folder))
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return problem('no-place', `${option} ${folder}: cannot be written to (${code})`)
  }
}

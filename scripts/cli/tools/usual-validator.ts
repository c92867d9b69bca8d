import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { suites } from '#runner/tools/suites'
import { toolDirectory } from '#runner/tools/tool-directory'

const validator = 'spirv-val'
const file = process.platform === 'win32' ? `${validator}.exe` : validator

/** Whether a folder has a spirv-val that may be run. */
function hasValidator(folder: string): boolean {
  try {
    accessSync(join(folder, file), constants.X_OK)
    return statSync(join(folder, file)).isFile()
  } catch {
    return false
  }
}

/**
 * The spirv-val that a printed command names: that of PATH, or else the newest that is installed. It looks for files
 * only: to find tools of every kind loads more than most commands that print one.
 */
export function usualValidator(env: NodeJS.ProcessEnv = process.env): string {
  const { PATH = '' } = env
  if (PATH.split(delimiter).some((folder) => folder !== '' && hasValidator(folder)))
    return validator
  const suite = suites.findLast(({ name }) => hasValidator(join(toolDirectory(env), name, 'bin')))
  return suite === undefined ? validator : `${validator}@${suite.name}`
}

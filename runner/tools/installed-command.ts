import { join } from 'node:path'
import type { Installed } from './installed.ts'

/**
 * The command for an installed program: the suite's own dynamic loader with the suite's own libraries, which avoids the
 * shell of the wrapper. `undefined` if the suite or the program is not installed.
 */
export function installedCommand(
  directory: string,
  installed: Installed | undefined,
  suite: string,
  program: string,
): readonly string[] | undefined {
  const there = installed?.suites[suite]
  const file = there?.programs[program]
  if (there === undefined || file === undefined) return undefined
  const libraries = there.libraries.map((folder) => join(directory, folder)).join(':')
  return [join(directory, there.loader), '--library-path', libraries, join(directory, file.path)]
}

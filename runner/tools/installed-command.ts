import { join } from 'node:path'
import type { Installed } from './installed.ts'

const newestFirst = new Intl.Collator('en', { numeric: true })

/**
 * The name under which a suite has a program: its own, or the newest of those with a version at the end, as Debian
 * names some (`llvm-spirv-21` for `llvm-spirv`). `undefined` if the suite or the program is not installed.
 */
export function installedName(
  installed: Installed | undefined,
  suite: string,
  program: string,
): string | undefined {
  const names = Object.keys(installed?.suites[suite]?.programs ?? {})
  if (names.includes(program)) return program
  return names
    .filter((name) => /^-\d+(\.\d+)*$/.test(name.slice(program.length)) && name.startsWith(program))
    .sort((a, b) => newestFirst.compare(b, a))[0]
}

/**
 * The command for an installed program: the suite's own dynamic loader with the suite's own libraries, which avoids the
 * shell of the wrapper. The program may be named without its version. `undefined` if the suite or the program is not installed.
 */
export function installedCommand(
  directory: string,
  installed: Installed | undefined,
  suite: string,
  program: string,
): readonly string[] | undefined {
  const installedSuite = installed?.suites[suite]
  const file = installedSuite?.programs[installedName(installed, suite, program) ?? '']
  if (installedSuite === undefined || file === undefined) return undefined
  const libraries = installedSuite.libraries.map((folder) => join(directory, folder)).join(':')
  return [
    join(directory, installedSuite.loader),
    '--library-path',
    libraries,
    join(directory, file.path),
  ]
}

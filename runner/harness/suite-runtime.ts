import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { InstalledSuite } from '../tools/installed.ts'

/** The C and C++ library of a suite, for a program that is linked with them and started by the suite's loader. */
export interface SuiteRuntime {
  /**
   * For the linker. The libraries are linked by name: this machine's own may be newer than those that the program will run
   * with.
   */
  readonly link: readonly string[]
  /**
   * The command that starts a program that was linked so; `folders` hold more libraries of it, and `preloaded` come
   * before all others.
   */
  readonly start: (folders: readonly string[], preloaded?: readonly string[]) => readonly string[]
}

const libraries = ['libstdc++.so.6', 'libm.so.6', 'libgcc_s.so.1', 'libc.so.6']

/** The runtime of a suite in the tool directory. */
export function suiteRuntime(directory: string, installed: InstalledSuite): SuiteRuntime {
  const folders = installed.libraries.map((folder) => join(directory, folder))
  const loader = join(directory, installed.loader)
  return {
    link: libraries
      .flatMap((name) => folders.map((folder) => join(folder, name)).find(existsSync) ?? [])
      .concat(loader),
    start: (more, preloaded = []) => [
      ...[loader, '--library-path', [...folders, ...more].join(':')],
      ...preloaded.flatMap((library) => ['--preload', library]),
    ],
  }
}

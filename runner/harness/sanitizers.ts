import { existsSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'

/** The options that turn our harness into one that sanitizers watch. */
export const sanitizing: readonly string[] = [
  '-g',
  '-fno-omit-frame-pointer',
  '-fsanitize=address,undefined',
  '-fno-sanitize-recover=all',
]

/** The runtimes of a compiler's sanitizers, in the order in which they must be linked: before all else. */
const runtimes = ['libasan.so', 'libubsan.so']

/**
 * Paths of the runtimes of sanitizers, under the names that a loader looks for.
 *
 * @returns a problem with code `no-tool` where the compiler has none.
 */
export async function sanitizerRuntimes(compiler: string): Promise<readonly string[] | Problem> {
  const found: string[] = []
  for (const name of runtimes) {
    const told = await run([compiler, `-print-file-name=${name}`])
    const path = told.kind === 'answered' ? told.stdout.trim() : ''
    if (!path.startsWith('/') || !existsSync(path))
      return problem(
        'no-tool',
        `the harness of SPIRV-Tools cannot be built with sanitizers: ${compiler} has no ${name}`,
        'name a gcc by CC and CXX, with its libasan and libubsan',
      )
    const file = realpathSync(path)
    const major = /^(\w+\.so\.\d+)/.exec(basename(file))?.[1]
    const soname = join(file, '..', major ?? basename(file))
    found.push(existsSync(soname) ? soname : file)
  }
  return found
}

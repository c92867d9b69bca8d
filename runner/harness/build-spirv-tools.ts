import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import type { Problem } from '../problem.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import { builtOnce, compilers, compiles } from './built-program.ts'
import { linkFlags, links } from './linked-program.ts'
import { sanitizerRuntimes, sanitizing } from './sanitizers.ts'
import { type LibraryOf, spirvToolsLibrary } from './spirv-tools-library.ts'

const name = 'the harness of SPIRV-Tools'

/** For a library that this machine's compiler cannot link, since another one built it with another library of C or C++. */
const otherCompiler =
  'CC and CXX name the compilers that built the library; --tool spirv-val=PROGRAM asks the program of the same build'

/**
 * The words that start our harness for the SPIRV-Tools library, up to its own arguments. It is compiled once for each
 * library and kept in the tool directory.
 *
 * @param owner the owner of the library: a suite, as `tools install --with library` puts it there, a user's build, or
 * this machine.
 * @param kind `sanitized`: AddressSanitizer and UndefinedBehaviorSanitizer watch it. For the library, which is linked
 * unchanged, they see all its calls of the heap and of the C library.
 * @returns a problem with code `no-tool` if there is no compiler, no library, or no runtime of the sanitizers.
 */
export async function buildSpirvTools(
  owner: LibraryOf,
  kind: 'plain' | 'sanitized' = 'plain',
  directory: string = toolDirectory(),
): Promise<readonly string[] | Problem> {
  const found = await compilers(
    name,
    'without it, --tool spirv-val@testing asks the same, a process for each module',
  )
  if ('kind' in found) return found
  const { c, linker } = found
  const library = await spirvToolsLibrary(directory, owner, c)
  if ('kind' in library) return library
  const flags = kind === 'sanitized' ? sanitizing : []
  const runtimes = kind === 'sanitized' ? await sanitizerRuntimes(c) : []
  if ('kind' in runtimes) return runtimes
  const source = join(packageRoot(), 'runner/harness/spirv-tools.c')
  const digest = createHash('sha256')
    .update(readFileSync(source))
    .update(readFileSync(join(dirname(source), 'frames.h')))
    .update(library.key)
    .update([...flags, ...linkFlags, ...runtimes].join(' '))
    .digest('hex')
  const program = join(directory, 'harness', digest.slice(0, 16), 'spirv-tools')
  const start = [...library.start(runtimes.length > 0 ? [dirname(program)] : []), program]
  const failure = await builtOnce(program, async (folder) => {
    const object = join(folder, 'spirv-tools.o')
    const optimiser = library.hasOptimiser ? ['-DWITH_OPTIMISER'] : []
    // A suite's loader looks for the runtimes beside the program, and not among this machine's libraries.
    for (const runtime of runtimes) copyFileSync(runtime, join(folder, basename(runtime)))
    const failed =
      (await compiles(name, [
        ...[c, '-O2', ...flags, ...optimiser, ...library.compile],
        ...['-c', source, '-o', object],
      ])) ??
      // Its symbols name the functions of a fault.
      (await links(
        name,
        [linker, '-rdynamic', object, ...runtimes, ...library.link],
        join(folder, 'spirv-tools'),
      ))
    if (failed === undefined) rmSync(object)
    return failed
  })
  if (failure !== undefined && failure.hint === undefined && 'build' in owner)
    return { ...failure, hint: otherCompiler }
  return failure ?? start
}

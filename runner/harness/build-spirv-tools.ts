import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { which } from 'zx'
import { packageRoot } from '../package-root.ts'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import { sanitizerRuntimes, sanitizing } from './sanitizers.ts'
import { spirvToolsLibrary } from './spirv-tools-library.ts'

async function compiles(command: readonly string[]): Promise<Problem | undefined> {
  const done = await run(command, { timeoutMs: 300_000 })
  if (done.kind === 'answered' && done.exitCode === 0) return undefined
  const said = 'stderr' in done ? done.stderr : ''
  const line = said.split('\n').find((one) => /error|undefined reference/.test(one)) ?? done.kind
  return problem('no-tool', `the harness of SPIRV-Tools cannot be built: ${line}`)
}

/**
 * The words that start our harness for the SPIRV-Tools library, up to its own arguments. It is compiled once for each
 * library and kept in the tool directory.
 *
 * @param suite whose library it is, as `tools install --with library` puts it there; this machine's own when absent.
 * @param kind `sanitized`: AddressSanitizer and UndefinedBehaviorSanitizer watch it. Of the library, which is linked as
 * it is, they see all that it asks of the heap and of the C library.
 * @returns a problem with code `no-tool` when there is no compiler, no library, or no runtime of the sanitizers.
 */
export async function buildSpirvTools(
  suite: string | undefined,
  kind: 'plain' | 'sanitized' = 'plain',
  directory: string = toolDirectory(),
): Promise<readonly string[] | Problem> {
  const { CC = 'cc', CXX = 'c++' } = process.env
  const [c, linker] = await Promise.all([CC, CXX].map((name) => which(name, { nothrow: true })))
  if (!c || !linker)
    return problem(
      'no-tool',
      'the harness of SPIRV-Tools needs a compiler, and there is no cc and c++',
      'without it, --tool spirv-val@testing asks the same, a process for each module',
    )
  const library = await spirvToolsLibrary(directory, suite, c)
  if ('kind' in library) return library
  const flags = kind === 'sanitized' ? sanitizing : []
  const runtimes = kind === 'sanitized' ? await sanitizerRuntimes(c) : []
  if ('kind' in runtimes) return runtimes
  const source = join(packageRoot(), 'runner/harness/spirv-tools.c')
  const of = createHash('sha256')
    .update(readFileSync(source))
    .update(library.key)
    .update([...flags, ...runtimes].join(' '))
    .digest('hex')
  const program = join(directory, 'harness', of.slice(0, 16), 'spirv-tools')
  const start = [...library.start(runtimes.length > 0 ? [dirname(program)] : []), program]
  if (existsSync(program)) return start

  mkdirSync(dirname(dirname(program)), { recursive: true })
  const folder = mkdtempSync(join(directory, 'harness', '.building-'))
  try {
    const object = join(folder, 'spirv-tools.o')
    const optimiser = library.hasOptimiser ? ['-DWITH_OPTIMISER'] : []
    // A suite's loader looks for the runtimes beside the program, and not among this machine's libraries.
    for (const runtime of runtimes) copyFileSync(runtime, join(folder, basename(runtime)))
    const failure =
      (await compiles([
        ...[c, '-O2', ...flags, ...optimiser, ...library.compile],
        ...['-c', source, '-o', object],
      ])) ??
      // Its symbols name the functions of a fault.
      (await compiles([
        ...[linker, '-rdynamic', object, ...runtimes, ...library.link],
        ...['-o', join(folder, 'spirv-tools')],
      ]))
    if (failure !== undefined) return failure
    rmSync(object)
    // Another process may have built the same meanwhile.
    if (!existsSync(dirname(program))) renameSync(folder, dirname(program))
    return start
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

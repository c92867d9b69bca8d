import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { which } from 'zx'
import { packageRoot } from '../package-root.ts'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
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
 * @returns a problem with code `no-tool` when there is no compiler or no library.
 */
export async function buildSpirvTools(
  suite: string | undefined,
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
  const source = join(packageRoot(), 'runner/harness/spirv-tools.c')
  const of = createHash('sha256').update(readFileSync(source)).update(library.key).digest('hex')
  const program = join(directory, 'harness', of.slice(0, 16), 'spirv-tools')
  if (existsSync(program)) return [...library.start, program]

  mkdirSync(dirname(dirname(program)), { recursive: true })
  const folder = mkdtempSync(join(directory, 'harness', '.building-'))
  try {
    const object = join(folder, 'spirv-tools.o')
    const optimiser = library.hasOptimiser ? ['-DWITH_OPTIMISER'] : []
    const failure =
      (await compiles([c, '-O2', ...optimiser, ...library.compile, '-c', source, '-o', object])) ??
      // Its symbols name the functions of a fault.
      (await compiles([
        ...[linker, '-rdynamic', object, ...library.link],
        ...['-o', join(folder, 'spirv-tools')],
      ]))
    if (failure !== undefined) return failure
    rmSync(object)
    // Another process may have built the same meanwhile.
    if (!existsSync(dirname(program))) renameSync(folder, dirname(program))
    return [...library.start, program]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

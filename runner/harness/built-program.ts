import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { which } from 'zx/core'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'

/** A compiler for C, and the one that links. */
export interface Compilers {
  readonly c: string
  readonly linker: string
}

/** The compilers of this machine. @param name names the program in a problem. */
export async function compilers(name: string, otherwise: string): Promise<Compilers | Problem> {
  const { CC = 'cc', CXX = 'c++' } = process.env
  const [c, linker] = await Promise.all(
    [CC, CXX].map((compiler) => which(compiler, { nothrow: true })),
  )
  return c && linker
    ? { c, linker }
    : problem('no-tool', `${name} needs a compiler, and there is no cc and c++`, otherwise)
}

/** Runs a compiler; a problem with the first error if it fails. @param name names the program. */
export async function compiles(
  name: string,
  command: readonly string[],
): Promise<Problem | undefined> {
  const done = await run(command, { timeoutMs: 300_000 })
  if (done.kind === 'answered' && done.exitCode === 0) return undefined
  const messages = 'stderr' in done ? done.stderr : ''
  const line =
    messages.split('\n').find((line) => /error|undefined reference/.test(line)) ?? done.kind
  return problem('no-tool', `${name} cannot be built: ${line}`)
}

/**
 * Builds a program in a folder of the tool directory, unless it is there.
 *
 * @param program its path; the folder that contains it names what it was built from.
 * @param build puts it into a folder, under its own name.
 */
export async function builtOnce(
  program: string,
  build: (folder: string) => Promise<Problem | undefined>,
): Promise<Problem | undefined> {
  if (existsSync(program)) return undefined
  const target = dirname(program)
  let folder: string
  try {
    mkdirSync(dirname(target), { recursive: true })
    folder = mkdtempSync(join(dirname(target), '.building-'))
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException
    return problem(
      'no-tool',
      `${basename(program)} cannot be built: ${dirname(target)} cannot be written to (${code})`,
      'SPIRV_CTS_TOOLS names another folder',
    )
  }
  try {
    const failure = await build(folder)
    // Another process may have built the same meanwhile.
    if (failure === undefined && !existsSync(target)) renameSync(folder, target)
    return failure
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from '#runner/process/command'
import { run } from '#runner/process/run'
import { readInstalled } from '#runner/tools/installed'
import { installedCommand } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'
import type { Compilation, Compiler } from './compilers.ts'
import type { RealSource } from './source.ts'

/** A module that a compiler, or spirv-opt after it, made of a source. */
export interface MadeModule {
  readonly source: RealSource
  /** Compilation and optimisation. */
  readonly made: string
  readonly environment: string
  readonly octets: Uint8Array
  /** The module from which spirv-opt made it. */
  readonly original?: Uint8Array
}

const suite = 'testing'

/** How to start a program of the newest suite; `undefined` where it is not installed. */
function programOf(name: string): readonly string[] | undefined {
  const directory = toolDirectory()
  return installedCommand(directory, readInstalled(directory), suite, name)
}

/** Whether all programs of a compiler are installed. */
export function isInstalled({ programs }: Compiler): boolean {
  return programs.every((program) => programOf(program) !== undefined)
}

/** Compilers that are not installed, with what to install. */
export function notInstalled(compilers: readonly Compiler[]): readonly string[] {
  return compilers
    .filter((compiler) => !isInstalled(compiler))
    .map(({ name, groups }) => `${name}: not installed (spirv-cts tools install --with ${groups})`)
}

/** The folder of clang's headers: started by a loader of ours it would look for them beside that. */
function clangFolder(): string {
  const llvm = join(toolDirectory(), suite, 'root/usr/lib/llvm-21/lib/clang')
  return join(llvm, readdirSync(llvm)[0] ?? '')
}

async function succeeds([program, ...args]: Command): Promise<boolean> {
  const start = programOf(program)
  if (start === undefined) return false
  const given = args.map((argument) =>
    argument.includes('{clang}') ? argument.replace('{clang}', clangFolder()) : argument,
  )
  const end = await run([...start, ...given], { timeoutMs: 120_000 })
  return end.kind === 'answered' && end.exitCode === 0
}

async function compiled(
  source: RealSource,
  { commands }: Compilation,
  folder: string,
): Promise<string | undefined> {
  const out = join(folder, 'made.spv')
  for (const command of commands(source, out)) if (!(await succeeds(command))) return undefined
  return out
}

/**
 * The modules that a compiler makes of a source by its compilations, each as it is and as spirv-opt makes it by each of
 * the given lists of flags. Modules that either rejects are omitted.
 */
async function makeModules(
  source: RealSource,
  { compilations }: Compiler,
  optimisations: Readonly<Record<string, readonly string[]>>,
): Promise<readonly MadeModule[]> {
  const folder = mkdtempSync(join(tmpdir(), 'real-'))
  try {
    const modules: MadeModule[] = []
    for (const compilation of compilations) {
      const { name, environment } = compilation
      const out = await compiled(source, compilation, folder)
      if (out === undefined) continue
      const original = readFileSync(out)
      modules.push({ source, made: name, environment, octets: original })
      for (const [optimisation, flags] of Object.entries(optimisations)) {
        const better = join(folder, 'better.spv')
        if (!(await succeeds(['spirv-opt', ...flags, out, '-o', better]))) continue
        const made = `${name}, ${optimisation}`
        modules.push({ source, made, environment, octets: readFileSync(better), original })
      }
    }
    return modules
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The modules that each installed compiler makes from the sources of its languages: each as it is, and as spirv-opt
 * rewrites it by each of the given lists of flags. Modules that either rejects are omitted.
 *
 * @param each is called with the compiler that is about to compile a file, and the file.
 */
export async function* madeModules(
  sources: readonly RealSource[],
  compilers: readonly Compiler[],
  optimisations: Readonly<Record<string, readonly string[]>>,
  each: (done: string) => void = () => {},
): AsyncGenerator<MadeModule & { readonly compiler: string }> {
  for (const compiler of compilers.filter(isInstalled)) {
    const { name, languages } = compiler
    for (const source of sources.filter(({ language }) => languages.includes(language))) {
      each(`${name} ${source.file}`)
      for (const made of await makeModules(source, compiler, optimisations))
        yield { ...made, compiler: name }
    }
  }
}

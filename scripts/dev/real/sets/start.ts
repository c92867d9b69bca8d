import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'
import type { Command } from '#runner/process/command'
import type { Completion } from '#runner/process/completion'
import { run } from '#runner/process/run'
import { readInstalled } from '#runner/tools/installed'
import { installedCommand, installedName } from '#runner/tools/installed-command'
import { npmPackageFolder, npmPackageNamed } from '#runner/tools/npm-packages'

/** Starts the programs of producers, in whatever suite they are. */
export interface Starter {
  /** The identity of a program among its builds; `undefined` if it is not installed. */
  readonly identity: (suite: string, program: string) => string | undefined
  /** Runs a command to its end. */
  readonly run: (suite: string, command: Command) => Promise<Completion>
}

/** Milliseconds after which a compiler counts as hanging. */
const patience = 60_000

/** MiB that a compiler may ask for. */
const memory = 4096

/** The folder of clang's headers: started by a loader of ours it would look for them beside that. */
function clangFolder(root: string): string {
  const llvm = join(root, 'usr/lib/llvm-21/lib/clang')
  return existsSync(llvm) ? join(llvm, readdirSync(llvm)[0] ?? '') : llvm
}

const nagaScript = join(packageRoot(), 'scripts/dev/real/sets/naga.mjs')

function nagaFolder(directory: string): string | undefined {
  const npmPackage = npmPackageNamed('naga')
  const folder = npmPackage && npmPackageFolder(directory, npmPackage)
  return folder !== undefined && existsSync(folder) ? folder : undefined
}

/** A starter of the programs in a tool directory. */
export function starterIn(directory: string): Starter {
  const installed = readInstalled(directory)
  const commandOf = (suite: string, program: string): readonly string[] | undefined => {
    if (program !== 'naga') return installedCommand(directory, installed, suite, program)
    const folder = nagaFolder(directory)
    return folder === undefined ? undefined : [process.execPath, nagaScript, folder]
  }
  return {
    identity: (suite, program) => {
      if (program === 'naga') return nagaFolder(directory)?.split('/').at(-1)
      const name = installedName(installed, suite, program) ?? ''
      return installed?.suites[suite]?.programs[name]?.sha256
    },
    run: async (suite, [program, ...args]) => {
      const start = commandOf(suite, program)
      if (start === undefined) return { kind: 'not-started', why: `${program} is not installed` }
      const clang = clangFolder(join(directory, suite, 'root'))
      const words = args.map((argument) => argument.replace('{clang}', clang))
      return run([...start, ...words], { timeoutMs: patience, memoryMiB: memory })
    },
  }
}

/** Hex digest of texts, each apart from the next. */
export function digestOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

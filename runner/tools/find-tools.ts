import { join } from 'node:path'
import { which } from 'zx/core'
import { packageVersion } from '../oracle/package-version.ts'
import { pool } from '../process/pool.ts'
import { run } from '../process/run.ts'
import { readInstalled } from './installed.ts'
import { installedCommand } from './installed-command.ts'

/** A program that was found on this machine. */
export interface FoundTool {
  readonly name: string
  /** `PATH`, or the suite it was installed from. */
  readonly from: string
  /** In the form that `--tool` takes. */
  readonly spec: string
  readonly path: string
  /** The version that it prints, or else that of its package; empty if there is none. */
  readonly version: string
}

/** Programs that are looked for in PATH. */
const names = [
  'spirv-val',
  'spirv-as',
  'spirv-dis',
  'spirv-opt',
  'spirv-link',
  'spirv-lint',
  'spirv-reduce',
  'spirv-diff',
  'spirv-cfg',
  'spirv-objdump',
  'spirv-cross',
  'spirv-reflect',
  'spirv-fuzz',
  'glslang',
  'glslangValidator',
  'glslc',
  'llvm-spirv',
  'naga',
]

async function version(command: readonly string[]): Promise<string> {
  const answer = await run([...command, '--version'], { timeoutMs: 5_000 })
  if (answer.kind !== 'answered' || answer.exitCode !== 0) return ''
  const line = answer.stdout.split('\n').find((line) => /\d+\.\d+/.test(line)) ?? ''
  return line.trim()
}

/** Every tool in PATH and in the tool directory with its version, those of PATH first. */
export async function findTools(directory: string): Promise<readonly FoundTool[]> {
  const inPath = await Promise.all(
    names.map(async (name) => ({ name, path: await which(name, { nothrow: true }) })),
  )
  const installed = readInstalled(directory)
  const found = [
    ...inPath.flatMap(({ name, path }) =>
      path === null ? [] : [{ name, from: 'PATH', spec: name, path, command: [path] }],
    ),
    ...Object.entries(installed?.suites ?? {}).flatMap(([suite, { programs }]) =>
      Object.entries(programs).map(([name, { wrapper }]) => ({
        name,
        from: suite,
        spec: `${name}@${suite}`,
        path: join(directory, wrapper),
        command: installedCommand(directory, installed, suite, name) ?? [],
      })),
    ),
  ]
  return pool(found, 4, async ({ command, ...tool }) => ({
    ...tool,
    version: (await version(command)) || packageVersion(installed, tool.from, tool.name),
  }))
}

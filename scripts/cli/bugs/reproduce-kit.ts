import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { which } from 'zx/core'
import { programOf } from '#runner/bugs/program-of'
import { quoted } from '#runner/bugs/quoted'
import { type VersionAnswer, versionAnswer } from '#runner/bugs/versions'
import type { Tool } from '#runner/oracle/oracle'
import { parseToolSpec } from '#runner/oracle/tool-spec'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import { readInstalled } from '#runner/tools/installed'
import { installedName } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'

/** Time for one script: several programs, each with its own limit. */
const timeoutMs = 60_000

/** The validators beside a program that may be called by its name. */
const companions = ['spirv-val'] as const

/** The SPEC behind a user's own name, and behind `harness:`, whose library belongs to a program. */
function plainSpec({ name, spec = name }: Pick<Tool, 'name' | 'spec'>): string {
  return spec.replace(/^harness:(?=spirv-)/, '')
}

/**
 * The programs that a SPEC names, by the names that their authors give them: the very one of a path, whatever it is called
 * there. `undefined` for those of PATH, and for what has no program.
 */
export async function programsOf(
  tool: Pick<Tool, 'name' | 'spec' | 'tool'>,
): Promise<ReadonlyMap<string, string> | undefined> {
  const spec = parseToolSpec(plainSpec(tool))
  const program = programOf(tool)
  if (spec.kind === 'path') {
    const path = await which(spec.path, { nothrow: true })
    if (path === null) return undefined
    const folder = dirname(resolve(path))
    const beside = companions.flatMap((name): readonly [string, string][] =>
      existsSync(join(folder, name)) ? [[name, join(folder, name)]] : [],
    )
    return new Map([...beside, [program, resolve(path)]])
  }
  if (spec.kind !== 'installed') return undefined
  const directory = toolDirectory()
  const installed = readInstalled(directory)
  return new Map(
    [...companions, program].flatMap((name): readonly [string, string][] => {
      const file = installedName(installed, spec.suite, name)
      return file === undefined ? [] : [[name, join(directory, spec.suite, 'bin', file)]]
    }),
  )
}

/** The origin of a program, for readers who have others of the same version. */
function placeOf(tool: Pick<Tool, 'name' | 'spec'>): string | undefined {
  const spec = parseToolSpec(plainSpec(tool))
  if (spec.kind === 'installed') return `Debian ${spec.suite}`
  return spec.kind === 'path' ? 'the program at hand' : undefined
}

/** The command of this suite, for scripts that ask a library or a driver by way of it. */
function suiteCommand(): string {
  const sources = join(packageRoot(), 'scripts', 'cts.ts')
  const built = join(packageRoot(), 'dist', 'scripts', 'cts.js')
  const words = existsSync(sources)
    ? [process.execPath, '--import', import.meta.resolve('tsx'), '--conditions=source', sources]
    : [process.execPath, built]
  return words.join(' ')
}

/** Runs the script of a kit in its folder with the programs of a version of the tool. */
export async function reproduceKit(folder: string, tool: Tool): Promise<VersionAnswer> {
  const programs = await programsOf(tool)
  const tools = programs && mkdtempSync(join(tmpdir(), 'kit-programs-'))
  try {
    for (const [name, path] of programs ?? [])
      writeFileSync(join(tools ?? '', name), `#!/bin/sh\nexec ${quoted(path)} "$@"\n`, {
        mode: 0o755,
      })
    const { PATH = '' } = process.env
    const settings = [
      ...[`PATH=${PATH}`, `SPIRV_CTS=${suiteCommand()}`],
      ...(tools === undefined ? [] : [`TOOLS=${tools}`]),
    ]
    const answer = await run(['env', ...settings, 'sh', join(folder, 'reproduce.sh')], {
      timeoutMs,
    })
    const line =
      answer.kind === 'answered' ? (answer.stdout.trim().split('\n').at(-1) ?? '') : answer.kind
    const { build } = tool
    const today = versionAnswer(tool.tool, tool.version, line)
    const place = placeOf(tool)
    return {
      ...today,
      ...(build === undefined ? {} : { build }),
      ...(place === undefined ? {} : { place }),
    }
  } finally {
    if (tools !== undefined) rmSync(tools, { recursive: true, force: true })
  }
}

import { which } from 'zx'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'
import { packageHint } from '../tools/hints.ts'
import { readInstalled } from '../tools/installed.ts'
import { installedCommand } from '../tools/installed-command.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import { commandAssembler } from './command-assembler.ts'
import { commandDisassembler } from './command-disassembler.ts'
import { commandOracle } from './command-oracle.ts'
import type { Tool } from './oracle.ts'
import { referenceOracle } from './reference-oracle.ts'
import type { Setup } from './setup.ts'
import { spirvToolsMessages } from './spirv-tools-messages.ts'
import { parseToolSpec, type ToolSpec } from './tool-spec.ts'

/** How tools are run, and where installed ones stand. */
export interface ToolOptions {
  /** Milliseconds for one module; 10 s when absent. */
  readonly timeoutMs?: number
  /** Processes at a time for {@link Oracle.judgeAll}; 2 when absent. */
  readonly jobs?: number
  /** The tool directory; the usual one when absent. */
  readonly directory?: string
  /** Opens a `harness:` SPEC. Without one such a SPEC is a problem. */
  readonly openHarness?: (
    command: readonly string[],
    setup: Omit<Setup, 'start'>,
  ) => Promise<Tool | Problem>
}

/** The programs that we know how to ask. */
const adapters: Readonly<
  Record<string, { readonly shape: string; readonly open: (setup: Setup) => Tool }>
> = {
  'spirv-val': {
    shape: '--target-env {env} {file}',
    open: (setup) =>
      commandOracle(setup, {
        arguments: (file, environment) => ['--target-env', environment, file],
        messages: spirvToolsMessages,
        refuses: (exitCode) => exitCode === 1,
      }),
  },
  'spirv-dis': { shape: '--raw-id --no-color {file}', open: commandDisassembler },
  'spirv-as': {
    shape: '--preserve-numeric-ids --target-env {env} -o {out} {file}',
    open: commandAssembler,
  },
}

type ProgramSpec = Extract<ToolSpec, { readonly tool: string; readonly spec: string }>

/** The words that start a program, and how a person would write them. */
async function starting(
  spec: ProgramSpec,
  directory: string,
): Promise<{ readonly start: readonly string[]; readonly shown: string } | Problem> {
  if (spec.kind === 'installed') {
    const start = installedCommand(directory, readInstalled(directory), spec.suite, spec.tool)
    return start === undefined
      ? problem(
          'no-tool',
          `${spec.spec}: not installed`,
          `spirv-cts tools install --suite ${spec.suite}`,
        )
      : { start, shown: `.tools/${spec.suite}/bin/${spec.tool}` }
  }
  const name = spec.kind === 'path' ? spec.path : spec.tool
  const path = await which(name, { nothrow: true })
  return path === null
    ? problem(
        'no-tool',
        `${spec.spec}: ${spec.kind === 'path' ? 'no program there' : 'not in PATH'}`,
        `spirv-cts tools lists what there is; spirv-cts tools install, or ${await packageHint()}`,
      )
    : { start: [path], shown: name }
}

/** The version that a program states; a problem when it cannot be started at all. */
async function statedVersion(spec: string, start: readonly string[]): Promise<string | Problem> {
  const answer = await run([...start, '--version'], { timeoutMs: 5_000 })
  if (answer.kind === 'not-started') return problem('no-tool', `${spec}: ${answer.why}`)
  const stated = 'stdout' in answer ? answer.stdout : ''
  return /\d+(?:\.\d+)+\S*/.exec(stated)?.[0] ?? ''
}

/**
 * Makes a tool ready to be asked.
 *
 * @returns a problem with code `bad-tool-spec` when the SPEC cannot be read or names a program without an adapter, and
 * with code `no-tool` when what it names cannot be run.
 */
export async function openTool(text: string, options: ToolOptions = {}): Promise<Tool | Problem> {
  const spec = parseToolSpec(text)
  if (spec.kind === 'problem') return spec
  if (spec.kind === 'reference') return referenceOracle()

  const common = { timeoutMs: options.timeoutMs ?? 10_000, jobs: options.jobs ?? 2 }
  if (spec.kind === 'harness') {
    const command = spec.command.join(' ')
    const setup = { ...common, name: spec.spec, tool: spec.tool, version: '', command }
    return (
      options.openHarness?.(spec.command, setup) ??
      problem('bad-tool-spec', `${spec.spec}: this command asks no harness`)
    )
  }
  if (spec.kind === 'command') {
    const [program = ''] = spec.command
    if ((await which(program, { nothrow: true })) === null)
      return problem('no-tool', `${spec.tool}: ${program}: no such program`)
    const identity = { name: spec.tool, tool: spec.tool, version: '' }
    return commandOracle(
      { ...common, ...identity, command: spec.command.join(' '), start: [] },
      {
        arguments: (file, environment) =>
          spec.command.map((word) =>
            word.replaceAll('{file}', file).replaceAll('{env}', environment),
          ),
        messages: [],
        refuses: (exitCode) => exitCode === 1,
      },
    )
  }

  const adapter = Object.hasOwn(adapters, spec.tool) ? adapters[spec.tool] : undefined
  if (adapter === undefined)
    return problem(
      'bad-tool-spec',
      `${spec.spec}: no adapter for ${spec.tool}, there are ${Object.keys(adapters).join(', ')}`,
      `name it and say how to call it: --tool '${spec.tool}:${spec.tool} {file}'`,
    )
  const found = await starting(spec, options.directory ?? toolDirectory())
  if ('kind' in found) return found
  const version = await statedVersion(spec.spec, found.start)
  if (typeof version !== 'string') return version
  const command = `${found.shown} ${adapter.shape}`
  const { start } = found
  return adapter.open({ ...common, name: spec.spec, tool: spec.tool, version, command, start })
}

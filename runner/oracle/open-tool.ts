import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { which } from 'zx/core'
import { nearest } from '#spec/nearest'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'
import { createSlots, type Slots } from '../process/slots.ts'
import { usualMemoryMiB } from '../process/usual-memory.ts'
import { installHint, packageHint } from '../tools/hints.ts'
import { readInstalled } from '../tools/installed.ts'
import { installedCommand, installedName } from '../tools/installed-command.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import { type Adapter, adapterOf, adapters } from './adapters.ts'
import { buildOf } from './build-of.ts'
import { commandOracle } from './command-oracle.ts'
import { listedBy } from './listed-by.ts'
import { namedSpec } from './named-spec.ts'
import { optionsInHelp } from './options-in-help.ts'
import type { Oracle, Tool, Variants } from './oracle.ts'
import { packageVersion } from './package-version.ts'
import { referenceOracle } from './reference-oracle.ts'
import type { ToolSetup } from './setup.ts'
import { parseToolSpec, type ToolSpec } from './tool-spec.ts'

/** How tools are run, and where installed ones are. */
export interface ToolOptions {
  /** Milliseconds for one module; 10 s when absent. */
  readonly timeoutMs?: number
  /** MiB of memory for one module; {@link usualMemoryMiB} when absent, 0 for no limit. */
  readonly memoryMiB?: number
  /** Processes at a time; 2 when absent. */
  readonly jobs?: number
  /** Version of each text that the reference follows, where it is not the newest. */
  readonly revisions?: Readonly<Record<string, string>>
  /** Room for processes that this tool shares with others; of its own, for {@link jobs}, when absent. */
  readonly slots?: Slots
  /** The tool directory; the usual one when absent. */
  readonly directory?: string
  /** Opens a `harness:` SPEC. Without one such a SPEC is a problem. */
  readonly openHarness?: (
    command: readonly string[],
    setup: Omit<ToolSetup, 'start'>,
  ) => Promise<Tool | Problem>
}

type ProgramSpec = Extract<ToolSpec, { readonly kind: 'program' | 'path' | 'installed' }>

/** The words that start a program, and how a person would write them. */
async function starting(
  spec: ProgramSpec,
  program: string,
  directory: string,
): Promise<{ readonly start: readonly string[]; readonly shown: string } | Problem> {
  if (spec.kind === 'installed') {
    const installed = readInstalled(directory)
    const start = installedCommand(directory, installed, spec.suite, program)
    const name = installedName(installed, spec.suite, program)
    return start === undefined
      ? problem('no-tool', `${spec.spec}: not installed`, installHint(spec.suite, program))
      : { start, shown: `.tools/${spec.suite}/bin/${name}` }
  }
  const name = spec.kind === 'path' ? spec.path : program
  const path = await which(name, { nothrow: true })
  if (path !== null) return { start: [path], shown: name }
  if (spec.kind === 'path')
    return problem('no-tool', `${spec.spec}: no program there`, await programHint(name, program))
  return problem(
    'no-tool',
    `${spec.spec}: not in PATH`,
    `spirv-cts tools lists what there is; spirv-cts tools install, or ${await packageHint()}`,
  )
}

/** What to name instead of a path that is not a program: perhaps it is the folder of a build, or of its programs. */
async function programHint(path: string, program: string): Promise<string> {
  for (const below of ['', 'tools', 'bin']) {
    const place = join(path, below, program)
    if ((await which(place, { nothrow: true })) !== null) return `did you mean ${place}?`
  }
  return `name the program itself, such as /build/tools/${program}`
}

/** The validator that came with a program; `undefined` if it is not available, which does not prevent asking. */
async function companionOf(
  spec: ProgramSpec,
  name: string | undefined,
  options: ToolOptions,
): Promise<Oracle | undefined> {
  if (name === undefined) return undefined
  const place = {
    program: '',
    path: spec.kind === 'path' ? `=${join(dirname(spec.path), name)}` : '',
    installed: spec.kind === 'installed' ? `@${spec.suite}` : '',
  }
  const tool = await openTool(`${name}${place[spec.kind]}`, options)
  return tool.kind === 'validator' ? tool : undefined
}

interface StatedVersion {
  readonly version: string
  readonly build?: string
}

/** The version that a program states; a problem when it cannot be started at all. */
async function statedVersion(
  spec: string,
  start: readonly string[],
): Promise<StatedVersion | Problem> {
  const answer = await run([...start, '--version'], { timeoutMs: 5_000 })
  if (answer.kind === 'not-started') return problem('no-tool', `${spec}: ${answer.why}`)
  if (!('stdout' in answer)) return { version: '' }
  // spirv-opt states it on standard error, where others complain about the option.
  const ended = answer.kind === 'answered' && answer.exitCode === 0
  const stated = ended ? `${answer.stdout}\n${answer.stderr}` : answer.stdout
  const build = buildOf(stated)
  return {
    version: /\d+(?:\.\d+)+\S*/.exec(stated)?.[0] ?? '',
    ...(build === undefined ? {} : { build }),
  }
}

function namesInHelp(help: string): readonly string[] {
  return [...optionsInHelp(help)]
}

/** The options of the program, from its own help if `given` does not name any. */
async function passesOf(
  { lists, unlisted, always, once, shape }: Adapter,
  { start, shown }: { readonly start: readonly string[]; readonly shown: string },
  given: readonly string[],
): Promise<Variants | undefined> {
  if (lists === undefined) return undefined
  const listed =
    given.length > 0
      ? []
      : await listedBy(start, { lists, ...(unlisted === undefined ? {} : { unlisted }) })
  const named = given.length > 0 ? [] : await listedBy(start, { lists: namesInHelp })
  return {
    ...(always === undefined ? {} : { always }),
    ...(once === undefined ? {} : { once }),
    names: new Set(named),
    ...{ listed, command: (options) => `${shown} ${shape(options)}` },
  }
}

async function versionOf(
  spec: ProgramSpec,
  { statesNoVersion, program = spec.tool }: Adapter,
  start: readonly string[],
  directory: string,
): Promise<StatedVersion | Problem> {
  if (!statesNoVersion) return statedVersion(spec.spec, start)
  const version =
    spec.kind === 'installed' ? packageVersion(readInstalled(directory), spec.suite, program) : ''
  return { version }
}

/** The text to write instead of a SPEC that names no program with an adapter. */
function hintAbout(text: string, tool: string): string {
  if (existsSync(text))
    return `${text} is a file or folder, and not a tool: --tool names a program, or NAME=PROGRAM`
  // No program has that name, only a harness of ours for the package.
  if (tool === 'naga') return 'naga is called through a harness: --tool harness:naga'
  const [meant] = nearest(tool, [...adapters.keys(), 'naga'], 1)
  const named = `name it and say how to call it: --tool '${tool}:${tool} {file}'`
  return meant === undefined ? named : `did you mean ${meant}? Otherwise, ${named}`
}

/**
 * Makes a tool ready to be asked.
 *
 * @returns a problem with code `bad-tool-spec` when the SPEC cannot be read or names a program without an adapter, and
 * with code `no-tool` when what it names cannot be run.
 */
export async function openTool(text: string, options: ToolOptions = {}): Promise<Tool | Problem> {
  const named = namedSpec(text)
  if (named !== undefined) {
    const tool = await openTool(named.spec, options)
    return tool.kind === 'problem' ? tool : { ...tool, name: named.name, spec: named.spec }
  }
  const spec = parseToolSpec(text)
  if (spec.kind === 'problem') return spec
  if (spec.kind === 'reference') return referenceOracle(options.revisions)

  const common = {
    timeoutMs: options.timeoutMs ?? 10_000,
    memoryMiB: options.memoryMiB ?? usualMemoryMiB,
    slots: options.slots ?? createSlots(options.jobs ?? 2),
  }
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
    const oracle = commandOracle(
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
    return { ...oracle, spec: spec.spec }
  }

  const adapter = adapterOf(spec.tool)
  if (adapter === undefined)
    return problem(
      'bad-tool-spec',
      `${spec.spec}: no adapter for ${spec.tool}, there are ${[...adapters.keys()].join(', ')}`,
      hintAbout(text, spec.tool),
    )
  const directory = options.directory ?? toolDirectory()
  const { options: given = [] } = spec
  if (given.length > 0 && !adapter.takesOptions)
    return problem('bad-tool-spec', `${spec.spec}: ${spec.tool} is asked without options`)
  const found = await starting(spec, adapter.program ?? spec.tool, directory)
  if ('kind' in found) return found
  const stated = await versionOf(spec, adapter, found.start, directory)
  if ('kind' in stated) return stated
  const command = `${found.shown} ${adapter.shape(given)}`
  const { start } = found
  const { version, build } = stated
  const tool = adapter.open(
    { ...common, name: spec.spec, tool: spec.tool, version, command, start },
    await companionOf(spec, adapter.companion, { ...options, slots: common.slots }),
    given,
    await passesOf(adapter, found, given),
  )
  return build === undefined ? tool : { ...tool, build }
}

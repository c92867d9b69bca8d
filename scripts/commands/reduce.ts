import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { Command, Option } from 'commander'
import { toBytes } from '#generators/words/bytes'
import { disassemble } from '#reference/disassemble/disassemble'
import { type Profile, profiles } from '#runner/check/profile'
import { type Reduced, type Reducible, reduceModule } from '#runner/fuzz/finding/reduce-module'
import { writeFinding } from '#runner/fuzz/finding/write-finding'
import { allTransformations } from '#runner/fuzz/make/fuzz-makers'
import { judgeBy } from '#runner/fuzz/observe/judge-by'
import { predicateProbe } from '#runner/fuzz/observe/predicate-probe'
import type { Probe } from '#runner/fuzz/observe/probe'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { trailLines } from '#runner/fuzz/reduce/trail'
import { isProblem } from '#runner/is-problem'
import { splitCommand } from '#runner/oracle/split-command'
import { type Problem, problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import type { Environment } from '#spec/environments'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { caseNamed } from '../cli/input/case-named.ts'
import { readInput } from '../cli/input/read-input.ts'
import { wordsOfInput } from '../cli/input/words-of-input.ts'
import { environmentFor } from '../cli/options/environment-for.ts'
import { environmentNamed } from '../cli/options/environment-option.ts'
import { positiveInteger, wholeNumber } from '../cli/options/option-values.ts'
import { outputFolder } from '../cli/options/output-folder.ts'
import {
  type Revisions,
  revisionsNamed,
  withRevisionOption,
} from '../cli/options/revision-option.ts'
import { assemblyWriter } from '../cli/output/write-assembly.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { openTools } from '../cli/tools/open-tools.ts'
import { paceOf } from '../cli/tools/pace-of.ts'
import { secondValidator } from '../cli/tools/second-validator.ts'

interface ReduceFlags {
  readonly tool?: readonly string[]
  readonly predicate?: string
  readonly env?: string
  readonly control?: string
  readonly corpus?: string
  readonly timeout: number
  readonly memory: number
  readonly profile?: Profile
  readonly revision?: readonly string[]
  /** Versions of texts that the reference follows, where not the newest. */
  readonly revisions?: Revisions
  readonly out?: string
  readonly json?: true
}

async function wordsOf(file: string, environment: Environment): Promise<Uint32Array | Problem> {
  const input = await readInput(file)
  return isProblem(input) ? input : wordsOfInput(input, environment)
}

function report({ finding, shown, trail }: Reduced, flags: ReduceFlags): void {
  if (flags.json) {
    console.log(JSON.stringify({ ...finding, trail }))
    return
  }
  for (const line of trailLines(trail)) console.error(line)
  if (flags.predicate === undefined) {
    console.log(`; ${finding.probe}: ${finding.outcome}: ${finding.said}`)
    console.log(`; reference: ${finding.judge}`)
  }
  assemblyWriter()(disassemble(shown.asked.words))
}

async function search(
  name: string,
  all: readonly Reducible[],
  probes: readonly Probe[],
  flags: ReduceFlags,
): Promise<void> {
  const limits = { timeoutMs: flags.timeout, memoryMiB: flags.memory }
  const second = flags.predicate === undefined ? await secondValidator(limits) : undefined
  const reduced = await reduceModule(all, probes, second)
  second?.close()
  if (reduced === undefined) {
    const message =
      flags.predicate === undefined
        ? `the reference and ${flags.tool?.join(', ')} agree about it`
        : 'the predicate does not hold of it: it exits with another status than 0'
    console.error(`${name}: ${message}`)
    return
  }
  if (isProblem(reduced)) return fail({ ...reduced, message: `${name}: ${reduced.message}` })
  process.exitCode = exitCode.found
  const { shown, finding, probe } = reduced
  if (flags.out?.endsWith('.spv')) {
    const unwritable = writeFile(flags.out, toBytes(shown.asked.words))
    if (unwritable !== undefined) return fail(unwritable)
  } else if (flags.out !== undefined) writeFinding(flags.out, finding, shown, probe)
  report(reduced, flags)
}

/** The module to reduce, in the environments to try: those of a case, or the one that is named. */
async function givenBy(name: string, flags: ReduceFlags): Promise<readonly Reducible[] | Problem> {
  const named = flags.env === undefined ? undefined : environmentNamed(flags.env)
  if (named !== undefined && isProblem(named)) return named
  const found = caseNamed(name, flags.corpus)
  if (found !== undefined && isProblem(found)) return found
  if (found !== undefined) {
    const { words, control, environments } = found
    const asked = named === undefined ? environments : [named]
    return asked.map((environment) => ({ words, control, environment }))
  }
  const input = await readInput(name)
  if (isProblem(input)) return input
  const environment = environmentFor(input, flags.env)
  if (isProblem(environment)) return environment
  const words = wordsOfInput(input, environment)
  if (isProblem(words)) return words
  const control = flags.control === undefined ? null : await wordsOf(flags.control, environment)
  if (control !== null && isProblem(control)) return control
  return [{ words, control, environment }]
}

/** The probe of a predicate, closed after its use. */
async function byPredicate(
  name: string,
  all: readonly Reducible[],
  predicate: string,
  flags: ReduceFlags,
): Promise<void> {
  const words = splitCommand(predicate)
  if (words === undefined || words.length === 0)
    return fail(
      problem('bad-predicate', `--predicate ${predicate}: no command`, 'close all quotes'),
    )
  if (flags.out !== undefined && !flags.out.endsWith('.spv'))
    return fail(
      problem(
        'bad-usage',
        `--out ${flags.out}: with --predicate there is no finding to write`,
        'name a .spv file',
      ),
    )
  const probe = predicateProbe(words, { timeoutMs: flags.timeout, jobs: availableParallelism() })
  try {
    await search(name, all, [probe], flags)
  } finally {
    probe.close()
  }
}

async function byTools(name: string, all: readonly Reducible[], flags: ReduceFlags): Promise<void> {
  const limits = { jobs: 1, timeoutMs: flags.timeout, memoryMiB: flags.memory }
  const tools = await openTools(flags.tool ?? [], limits)
  if (isProblem(tools))
    return fail(tools, tools.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  try {
    const transformations = await allTransformations()
    const probes = probesOf(tools, transformations, flags.profile, judgeBy(flags.revisions))
    await search(name, all, probes, flags)
  } finally {
    for (const tool of tools) tool.close()
  }
}

async function start(name: string, given: ReduceFlags): Promise<void> {
  if ((given.tool === undefined) === (given.predicate === undefined))
    return fail(problem('bad-usage', 'reduce needs either --tool or --predicate'))
  const revisions = revisionsNamed(given.revision)
  if (isProblem(revisions)) return fail(revisions)
  // Nothing is reduced for a place that takes no result. A finding is written beside its folder first.
  const noPlace =
    given.out === undefined ? undefined : outputFolder('--out', dirname(resolve(given.out)))
  if (noPlace !== undefined) return fail(noPlace)
  const all = await givenBy(name, given)
  if (isProblem(all)) return fail(all)
  const { timeoutMs } = await paceOf(given.timeout)
  const flags = {
    ...given,
    ...(given.revision === undefined ? {} : { revisions }),
    timeout: timeoutMs,
  }
  if (flags.predicate === undefined) await byTools(name, all, flags)
  else await byPredicate(name, all, flags.predicate, flags)
}

/** `reduce FILE`: finds the smallest module that shows the same disagreement. */
export function command(): Command {
  return withRevisionOption(new Command('reduce'))
    .description(
      'minimise a module for which the reference and a tool disagree, or that a command finds interesting',
    )
    .argument(
      '<file>',
      'a module: .spv, .spvasm, .spvhex or - for standard input; or the id of a case, whose control and environments are taken',
    )
    .option('--tool <spec...>', 'the tool that gets it wrong')
    .option(
      '--predicate <command>',
      'instead of a tool: keep whatever makes this command exit with 0; {file} is the module',
    )
    .option('--env <name>', "environment to test; default: that of the module's version")
    .option('--corpus <folder>', 'the corpus that has the case; default: that of the package')
    .option('--control <file>', 'its valid control, which is minimised in the same way')
    .option(
      '--timeout <ms>',
      'limit for one module on a machine of usual speed',
      positiveInteger,
      10_000,
    )
    .option('--memory <mib>', 'memory limit for one module; 0: none', wholeNumber, usualMemoryMiB)
    .addOption(
      new Option(
        '--profile <contract>',
        'contract of the tool; default: valid-only for optimisers and translators, else robust',
      ).choices(profiles),
    )
    .option('--out <path>', 'a .spv file, or a folder for all files that fuzz writes')
    .option('--json', 'print the result as one line of JSON')
    .action(start)
    .addHelpText(
      'after',
      `
The exit code is 1 if there is a disagreement, which the smaller module also shows, and 0 if there is none. With --predicate,
nothing but the command decides: have it call spirv-cts validate if the module must stay valid. What was tried, and why it
ended, goes to standard error, and with --json into trail.

Examples:
  spirv-cts reduce shader.spv --tool harness:spirv-val@testing --env vulkan1.3
  spirv-cts reduce core/switch-literals-distinct/long-low-half-too-1 --tool spirv-val@testing
  spirv-cts reduce shader.spv --tool spirv-dis@testing --out small.spv
  spirv-cts reduce shader.spv --predicate './crashes.sh {file}' --out small.spv
  spirv-cts reduce broken.spv --control whole.spv --tool 'mine:my-validator {file}' --out finding`,
    )
}

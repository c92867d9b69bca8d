import { Command, Option } from 'commander'
import { fromBytes } from '#generators/words/from-bytes'
import { toBytes } from '#generators/words/to-bytes'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import { type Profile, profiles } from '#runner/check/profile'
import { confidenceOf, secondFor } from '#runner/fuzz/finding/confidence'
import { findingOf } from '#runner/fuzz/finding/finding-of'
import { minimise } from '#runner/fuzz/finding/minimise'
import { secondOpinion } from '#runner/fuzz/finding/second-opinion'
import type { Suspect } from '#runner/fuzz/finding/suspect'
import { writeFinding } from '#runner/fuzz/finding/write-finding'
import { fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { atPlace } from '#runner/fuzz/observe/death-place'
import { judgeBy } from '#runner/fuzz/observe/judge-by'
import type { Probe } from '#runner/fuzz/observe/probe'
import { probesOf } from '#runner/fuzz/observe/probes-of'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import { type Problem, problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import type { Environment } from '#spec/environments'
import { caseNamed } from '../case-named.ts'
import { environmentNamed } from '../environment-option.ts'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { isModule } from '../is-module.ts'
import { newestEnvironment } from '../newest-environment.ts'
import { openTools } from '../open-tools.ts'
import { positiveInteger, wholeNumber } from '../option-values.ts'
import { paceOf } from '../pace-of.ts'
import { readInput } from '../read-input.ts'
import { type Revisions, revisionsNamed, withRevisionOption } from '../revision-option.ts'
import { secondValidator } from '../second-validator.ts'
import { toModule } from '../to-module.ts'
import { writeFile } from '../write-file.ts'

interface Flags {
  readonly tool: readonly string[]
  readonly env?: string
  readonly control?: string
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
  if (isProblem(input)) return input
  const module = toModule(input, environment)
  if (!isModule(module)) return module[0] ?? problem('bad-assembly', `${file}: not valid assembly`)
  const words = module instanceof Uint32Array ? module : fromBytes(new Uint8Array(module))
  return words ?? problem('no-words', `${file}: the size is not a whole number of words`)
}

interface Given {
  readonly file: string
  readonly words: Uint32Array
  readonly control: Uint32Array | null
  readonly environment: Environment
}

async function firstSuspect(
  probes: readonly Probe[],
  { words, control, environment }: Given,
): Promise<{ readonly probe: Probe; readonly suspect: Suspect } | undefined> {
  for (const probe of probes) {
    const judge = (probe.judge ?? validate)(words, environment)
    const [observation] = await probe.observe([{ words, environment, judge }])
    const disagreement = observation?.disagreement
    if (disagreement === undefined) continue
    const suspect = { probe: probe.name, disagreement, words, control, environment, judge }
    return { probe, suspect: { ...suspect, rules: [] } }
  }
  return undefined
}

async function search(all: readonly Given[], tools: readonly Tool[], flags: Flags): Promise<void> {
  const { transformations } = await fuzzMakers()
  const probes = probesOf(tools, transformations, flags.profile, judgeBy(flags.revisions))
  let seen: Awaited<ReturnType<typeof firstSuspect>>
  for (const given of all) seen ??= await firstSuspect(probes, given)
  const file = all[0]?.file ?? ''
  if (seen === undefined) {
    console.error(`${file}: the reference and ${flags.tool.join(', ')} agree about it`)
    return
  }
  const { probe, suspect } = seen
  const second = await secondValidator({ timeoutMs: flags.timeout, memoryMiB: flags.memory })
  const other = secondFor(second, probe)
  const confidence = await confidenceOf(suspect, probe, second)
  const shown = await minimise(suspect, probe, other === undefined ? {} : { second: other })
  if (shown === undefined)
    return fail(problem('unrepeated', `${file}: the answer of the tool is not reproducible`))
  const disagreement = await atPlace(shown.disagreement, shown.asked, probe.tools)
  const opinion = second === undefined ? {} : { second: await secondOpinion(second, shown) }
  const about = { seed: 0, confidence, ...opinion }
  const finding = findingOf(suspect, { ...shown, disagreement }, probe, about)
  second?.close()
  process.exitCode = exitCode.found
  if (flags.out?.endsWith('.spv')) {
    const unwritable = writeFile(flags.out, toBytes(shown.asked.words))
    if (unwritable !== undefined) return fail(unwritable)
  } else if (flags.out !== undefined) writeFinding(flags.out, finding, shown, probe)
  if (flags.json) {
    console.log(JSON.stringify(finding))
    return
  }
  console.log(`; ${finding.probe}: ${finding.outcome}: ${finding.said}`)
  console.log(`; reference: ${finding.judge}`)
  process.stdout.write(disassemble(shown.asked.words))
}

/** What to reduce, in the environments to try: those of a case, or the one that is named. */
async function givenBy(name: string, flags: Flags): Promise<readonly Given[] | Problem> {
  const named = flags.env === undefined ? undefined : environmentNamed(flags.env)
  if (named !== undefined && isProblem(named)) return named
  const found = caseNamed(name)
  if (found !== undefined && isProblem(found)) return found
  if (found !== undefined) {
    const { words, control, environments } = found
    const asked = named === undefined ? environments : [named]
    return asked.map((environment) => ({ file: name, words, control, environment }))
  }
  const environment = named ?? newestEnvironment
  const words = await wordsOf(name, environment)
  if (isProblem(words)) return words
  const control = flags.control === undefined ? null : await wordsOf(flags.control, environment)
  if (control !== null && isProblem(control)) return control
  return [{ file: name, words, control, environment }]
}

async function start(name: string, given: Flags): Promise<void> {
  const revisions = revisionsNamed(given.revision)
  if (isProblem(revisions)) return fail(revisions)
  const all = await givenBy(name, given)
  if (isProblem(all)) return fail(all)
  const { timeoutMs } = await paceOf(given.timeout)
  const flags = {
    ...given,
    ...(given.revision === undefined ? {} : { revisions }),
    timeout: timeoutMs,
  }
  const tools = await openTools(flags.tool, {
    jobs: 1,
    timeoutMs,
    memoryMiB: flags.memory,
  })
  if (isProblem(tools))
    return fail(tools, tools.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  try {
    await search(all, tools, flags)
  } finally {
    for (const tool of tools) tool.close()
  }
}

/** `reduce FILE`: finds the smallest module that shows the same disagreement. */
export function command(): Command {
  return withRevisionOption(new Command('reduce'))
    .description('minimise a module for which the reference and a tool disagree')
    .argument(
      '<file>',
      'a module: .spv, .spvasm, .spvhex or - for standard input; or the id of a case, whose control and environments are taken',
    )
    .requiredOption('--tool <spec...>', 'the tool that gets it wrong')
    .option('--env <name>', 'environment to test; default: spv1.6')
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
The exit code is 1 if there is a disagreement, which the smaller module also shows, and 0 if there is none.

Examples:
  spirv-cts reduce shader.spv --tool harness:spirv-val@testing --env vulkan1.3
  spirv-cts reduce core/switch-literals-distinct/long-low-half-too-1 --tool spirv-val@testing
  spirv-cts reduce shader.spv --tool spirv-dis@testing --out small.spv
  spirv-cts reduce broken.spv --control whole.spv --tool 'mine:my-validator {file}' --out finding`,
    )
}

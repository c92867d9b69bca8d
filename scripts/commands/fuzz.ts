import '../small-young-generation.ts'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Command } from 'commander'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { campaign } from '#runner/fuzz/campaign/campaign'
import type { CampaignSummary } from '#runner/fuzz/campaign/summary'
import { untried } from '#runner/fuzz/campaign/untried'
import { type FuzzMakers, fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import type { Kept } from '#runner/fuzz/make/kept'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import type { Environment } from '#spec/environments'
import { rules } from '#spec/texts'
import { environmentNamed } from '../environment-option.ts'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { fuzzSeeds } from '../fuzz-seeds.ts'
import { newestEnvironment } from '../newest-environment.ts'
import { openFitTools } from '../open-fit-tools.ts'
import { positiveInteger, shardOf, wholeNumber } from '../option-values.ts'
import { outputFolder } from '../output-folder.ts'
import { paceOf } from '../pace-of.ts'
import { progress } from '../progress.ts'
import { table } from '../table.ts'
import { weightsOf } from '../weights-option.ts'
import { writeFile } from '../write-file.ts'

interface Flags {
  readonly tool: readonly string[]
  readonly time?: number
  readonly runs?: number
  readonly seed: number
  readonly seeds?: string
  readonly env?: string
  readonly weights?: readonly string[]
  readonly shard?: { readonly index: number; readonly count: number }
  readonly jobs: number
  readonly timeout: number
  readonly memory: number
  readonly expectations?: readonly string[]
  readonly out: string
  readonly report?: true
  readonly json?: true
}

/** A minute, where nobody says how long. */
const usualSeconds = 60

async function seedsOf({ seeds, env }: Flags): Promise<readonly Kept[] | Problem> {
  const environment: Environment | Problem =
    env === undefined ? newestEnvironment : environmentNamed(env)
  if (isProblem(environment)) return environment
  return seeds === undefined ? [] : fuzzSeeds(seeds, environment)
}

function show(summary: CampaignSummary, makers: FuzzMakers, flags: Flags): void {
  const { runs, runsNow, seconds, counts, known, unrepeated, findings } = summary
  const rate = Math.round(runsNow / Math.max(seconds, 0.001))
  console.log(
    `${runs} modules, ${runsNow} of them in this run of ${Math.round(seconds)} s, ${rate} a second`,
  )
  console.log(table(Object.entries(counts).map(([name, count]) => [String(count), name])))
  if (known > 0) console.log(`${known} findings were known: see corpus/expectations`)
  if (unrepeated > 0) console.log(`${unrepeated} did not show again`)
  for (const { state, folder, instructions, confidence } of findings) {
    const doubt = confidence === 'one' ? ', only the reference calls it valid' : ''
    const place = join(flags.out, 'findings', folder)
    console.log(`${state}: ${place} (${instructions} instructions${doubt})`)
  }
  if (!flags.report) return
  const broken = Object.entries(summary.alone).sort(([, a], [, b]) => b - a)
  console.log(
    `\nrules broken alone: ${broken.length} of ${makers.aims.length} that can be aimed at`,
  )
  if (broken.length > 0) console.log(table(broken.map(([rule, count]) => [String(count), rule])))
  for (const { name, tried, of, never } of untried(summary, rules, makers)) {
    console.log(`\n${name}: ${tried} of ${of} tried`)
    for (const one of never) console.log(`  never: ${one}`)
  }
}

async function search(tools: readonly Tool[], seeds: readonly Kept[], flags: Flags): Promise<void> {
  const root = packageRoot()
  const files = expectationsOf(
    [...new Set(tools.map(({ tool }) => tool))],
    join(root, 'corpus', 'expectations'),
    flags.expectations ?? [],
    'required',
  )
  if (isProblem(files)) return fail(files)
  const corpus = readCorpus(join(root, 'corpus'), assembleText)
  const weights = weightsOf(flags.weights ?? [])
  if (isProblem(weights)) return fail(weights)
  const makers = await fuzzMakers(weights)
  const line = progress()
  const seconds = flags.time ?? (flags.runs === undefined ? usualSeconds : undefined)
  const summary = await campaign({
    folder: flags.out,
    tools,
    specs: flags.tool,
    timeoutMs: flags.timeout,
    memoryMiB: flags.memory,
    makers,
    seed: flags.seed,
    shard: flags.shard ?? { index: 1, count: 1 },
    jobs: flags.jobs,
    until: {
      ...(flags.runs === undefined ? {} : { runs: flags.runs }),
      ...(seconds === undefined ? {} : { ms: seconds * 1000 }),
    },
    seeds,
    expectations: new Map(
      [...files].flatMap(([tool, { expectations: of }]) => (of === undefined ? [] : [[tool, of]])),
    ),
    ...(isProblem(corpus) ? {} : { corpus }),
    now: () => performance.now(),
    progress: ({ runs, perSecond, found, known }) =>
      line.show(
        `${runs} modules, ${Math.round(perSecond)} a second, ${found} findings, ${known} known`,
      ),
    found: (folder) => {
      line.done()
      console.error(`found: ${join(flags.out, 'findings', folder)}`)
    },
  })
  line.done()
  if (isProblem(summary)) return fail(summary)
  const told = { ...summary, dimensions: untried(summary, rules, makers) }
  const text = JSON.stringify(told, null, 2)
  const unwritable = writeFile(join(flags.out, 'summary.json'), `${text}\n`)
  if (unwritable !== undefined) return fail(unwritable)
  if (flags.json) console.log(text)
  else show(summary, makers, flags)
  const stands = summary.findings.some(
    ({ state, confidence }) => confidence === 'two' && (state === 'new' || state === 'still'),
  )
  if (stands) process.exitCode = exitCode.found
}

async function start(given: Flags): Promise<void> {
  // A campaign makes much that is soon done with: without this it takes three times the memory before it is looked for.
  setFlagsFromString('--heap-growing-percent=40')
  const noPlace = outputFolder('--out', given.out)
  if (noPlace !== undefined) return fail(noPlace)
  const seeds = await seedsOf(given)
  if (isProblem(seeds)) return fail(seeds)
  const { timeoutMs } = await paceOf(given.timeout)
  const flags = { ...given, timeout: timeoutMs }
  const tools = await openFitTools(flags.tool, {
    jobs: flags.jobs,
    timeoutMs,
    memoryMiB: flags.memory,
  })
  if (isProblem(tools))
    return fail(tools, tools.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  try {
    await search(tools, seeds, flags)
  } finally {
    for (const tool of tools) tool.close()
  }
}

/** `fuzz`: searches for modules about which tools are wrong. */
export function command(): Command {
  return new Command('fuzz')
    .description('search for modules about which tools are wrong, and make them small')
    .requiredOption('--tool <spec...>', 'a tool to ask, see below')
    .option('--time <seconds>', `how long; default: ${usualSeconds}`, positiveInteger)
    .option('--runs <n>', 'how many modules, those of earlier runs counted', positiveInteger)
    .option('--seed <n>', 'draws the modules', wholeNumber, 0)
    .option('--seeds <dir>', 'modules of yours to be changed, too: .spv, .spvasm, .spvhex')
    .option('--env <name>', 'environment of the modules in --seeds')
    .option('--weights <file|text=n...>', 'how often what is drawn, see docs/fuzz.md')
    .option('--shard <i/n>', "only part I of N of the seed's modules", shardOf)
    .option('--jobs <n>', 'processes at a time', positiveInteger, availableParallelism())
    .option('--timeout <ms>', 'for one module, longer on a slow machine', positiveInteger, 10_000)
    .option('--memory <mib>', 'for one module; 0 is no limit', wholeNumber, usualMemoryMiB)
    .option(
      '--expectations <file...>',
      "known disagreements of a tool; default: expectations/<tool>.json of the package's corpus",
    )
    .option('--out <dir>', 'where journal, findings and summary.json go', 'out/fuzz')
    .option('--report', 'show which rules were broken alone, how often, and what was never tried')
    .option('--json', 'print the summary as JSON')
    .action(start)
    .addHelpText(
      'after',
      `
A SPEC is what check takes. harness:spirv-val@testing asks the library of a suite without a process for each module; it is
built when first asked for, see tools install --with library. Two validators are held against each other where the
reference has nothing to say; a disassembler and an assembler are asked for a round trip. spirv-opt, spirv-cross and
spirv-reflect are given valid modules only, spirv-opt every second one also with one to five of the passes that its help
lists; where a pass promises that nothing is left to do, it must leave alone what it wrote.

The same seed and shard find the same with any number of jobs. A run on a folder that holds the same campaign goes on
where it ended, or was killed; what was found is shown again first. A finding is a folder below findings/: the module,
its valid twin, a report to paste, and reproduce.sh. What corpus/expectations explain is not reported. Exit code 1 says that a finding stands, but not for modules
that only the reference calls valid after they were changed without a rule in mind: it does not hold all rules there are.

Examples:
  spirv-cts fuzz --tool harness:spirv-val@testing --time 600
  spirv-cts fuzz --tool spirv-dis@testing spirv-as@testing --runs 20000 --seed 7
  spirv-cts fuzz --tool 'mine:my-validator --env {env} {file}' --seeds shaders --out out/mine --json
  spirv-cts fuzz --tool 'harness:spirv-opt@testing --merge-return' --shard 1/4 --out out/1`,
    )
}

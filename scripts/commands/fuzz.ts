import '../cli/tools/small-young-generation.ts'
import { setFlagsFromString } from 'node:v8'
import { Command, Option } from 'commander'
import { profiles } from '#runner/check/profile'
import { usualSlicing } from '#runner/fuzz/campaign/slicing'
import type { Kept } from '#runner/fuzz/make/kept'
import { judgeBy } from '#runner/fuzz/observe/judge-by'
import { isProblem } from '#runner/is-problem'
import type { Problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import type { Environment } from '#spec/environments'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { baselineFindings } from '../cli/fuzz/baseline-findings.ts'
import type { FuzzFlags } from '../cli/fuzz/fuzz-flags.ts'
import { fuzzSeeds } from '../cli/fuzz/fuzz-seeds.ts'
import { runCampaign, usualSeconds } from '../cli/fuzz/run-campaign.ts'
import { withRare } from '../cli/help/rare-options.ts'
import { environmentNamed } from '../cli/options/environment-option.ts'
import { withFarmOptions } from '../cli/options/farm-options.ts'
import { jobsOption } from '../cli/options/jobs-option.ts'
import { newestEnvironment } from '../cli/options/newest-environment.ts'
import { positiveInteger, shardOf, wholeNumber } from '../cli/options/option-values.ts'
import { revisionsNamed, withRevisionOption } from '../cli/options/revision-option.ts'
import { holdFolder } from '../cli/output/hold-folder.ts'
import { openFitTools } from '../cli/tools/open-fit-tools.ts'
import { paceOf } from '../cli/tools/pace-of.ts'

async function seedsOf({ seeds, env, revisions }: FuzzFlags): Promise<readonly Kept[] | Problem> {
  const environment: Environment | Problem =
    env === undefined ? newestEnvironment : environmentNamed(env)
  if (isProblem(environment)) return environment
  return seeds === undefined ? [] : fuzzSeeds(seeds, environment, judgeBy(revisions))
}

async function start(given: FuzzFlags): Promise<void> {
  // Most objects of a campaign are short-lived. Without this, the heap grows to three times the size before it is collected.
  setFlagsFromString('--heap-growing-percent=40')
  const revisions = revisionsNamed(given.revision)
  if (isProblem(revisions)) return fail(revisions)
  const followed = given.revision === undefined ? {} : { revisions }
  const inUse = await holdFolder('--out', given.out, () => begin({ ...given, ...followed }))
  if (inUse !== undefined) fail(inUse)
}

async function begin(given: FuzzFlags): Promise<void> {
  const seeds = await seedsOf(given)
  if (isProblem(seeds)) return fail(seeds)
  const baseline = given.baseline === undefined ? undefined : await baselineFindings(given.baseline)
  if (baseline !== undefined && isProblem(baseline)) return fail(baseline)
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
    await runCampaign(tools, seeds, flags, given.timeout, baseline)
  } finally {
    for (const tool of tools) tool.close()
  }
}

/** Options that few need: those of campaigns on farms, of tuning, and of unusual machines. */
const rareOptions = [
  ...['revision', 'farm', 'blobs', 'slice', 'ahead', 'shard', 'weights', 'memory', 'timeout'],
  ...['profile', 'also-unconfirmed'],
]

/** `fuzz`: searches for modules that tools get wrong. */
export function command(): Command {
  const fuzz = new Command('fuzz')
    .description('search for modules that tools get wrong, and minimise them')
    .requiredOption('--tool <spec...>', 'a tool to run, see below')
    .option('--time <seconds>', `duration; default: ${usualSeconds}`, positiveInteger)
    .option('--runs <n>', 'number of modules, including those of earlier runs', positiveInteger)
    .option('--seed <n>', 'seed of the random modules', wholeNumber, 0)
    .option('--seeds <dir>', 'your own modules, to be changed as well: .spv, .spvasm, .spvhex')
    .option(
      '--env <name>',
      'environment of the modules in --seeds; if of a client, the only client environment to ask in',
    )
    .option('--weights <file|text=n...>', 'weights of the random choices, see docs/fuzz.md')
    .option('--shard <i/n>', "run only part I of N of the seed's modules", shardOf)
    .option(
      '--slice <n>',
      'modules of a slice, the unit of work',
      positiveInteger,
      usualSlicing.size,
    )
    .option(
      '--ahead <n>',
      'slices at work at a time; what a slice keeps is seen by those so many later',
      positiveInteger,
      usualSlicing.ahead,
    )
    .addOption(jobsOption())
    .option(
      '--timeout <ms>',
      'limit for one module on a machine of usual speed',
      positiveInteger,
      10_000,
    )
    .option('--memory <mib>', 'memory limit for one module; 0: none', wholeNumber, usualMemoryMiB)
    .option(
      '--expectations <file...>',
      "known disagreements of a tool; default: expectations/<tool>.json of the package's corpus",
    )
    .addOption(
      new Option(
        '--profile <contract>',
        'contract of all tools; default: valid-only for optimisers and translators, else robust',
      ).choices(profiles),
    )
    .option(
      '--also-unconfirmed',
      'also report modules that are valid only according to the reference, below unconfirmed/',
    )
    .option(
      '--baseline <log>',
      'run log that lists earlier findings: they do not fail, and those of this run are added to the list',
    )
    .option('--out <dir>', 'folder for the journal, the findings and summary.json', 'out/fuzz')
    .option('--report', 'list the rules broken alone, with counts, and everything never tried')
    .option('--json', 'print the summary as JSON')
  const all = withFarmOptions(withRevisionOption(fuzz)).action(start)
  return withRare(all, rareOptions).addHelpText(
    'after',
    `
A SPEC has the same form as for check. harness:spirv-val@testing calls the library of a suite without a process for each
module, harness:spirv-val=/build that of your build of SPIRV-Tools; the harness is built on first use, see tools install --with library.

A finding is a folder below findings/: the module, its valid control, a report to paste, and reproduce.sh. Findings of recorded causes are apart, below probably-known/. The exit code is 1 if there are findings that the list of --baseline lacks.

More:
Two validators are compared with each other
where the reference has no verdict. A disassembler and an assembler are tested with a round trip. spirv-opt, spirv-cross
and spirv-reflect run on valid modules only, unless --profile robust is given: then they run on all modules, and on those
that are not valid only crashes, hangs and answers that cannot be read are reported. spirv-opt also runs on every second
module with one to five of the passes that its help lists; if a pass promises to leave nothing to do, a second run must
not change its output. spirv-val also judges every fourth module with one or two of its options: layouts, limits and
sizes of descriptors. What it accepts without an option that only allows more it must accept with it, and what breaks a
rule that the option does not lift it must reject.

Random modules follow the newest versions of texts. With --revision, the reference judges them and what tools answer by
another version. A verdict that is right by another published version or reading is counted and not reported.

The same seed and shard give the same findings with any number of jobs. A run on the folder of the same campaign continues
where it ended or was interrupted, and first prints the earlier findings. A finding is a folder below findings/: the
module, its valid control, a report to paste, and reproduce.sh. Disagreements that corpus/expectations explains for that
version of the tool are not reported. A finding is probably known if it was made in the same way as cases for which
corpus/expectations explains the same outcome, and is not minimised then; or if its fault is in the same operand as that
of such cases. probably-known/ contains one finding for each cause, with a count.

Modules that a mutator without a particular rule has changed, and that are valid only according to the reference, are
counted and not reported, because the reference does not implement all rules; the newest spirv-val that is installed is
asked for a second opinion. The exit code is 1 if there are findings below findings/ that the list of --baseline lacks.

Examples:
  spirv-cts fuzz --tool harness:spirv-val@testing --time 600
  spirv-cts fuzz --tool spirv-dis@testing spirv-as@testing --runs 20000 --seed 7
  spirv-cts fuzz --tool 'mine:my-validator --env {env} {file}' --seeds shaders --out out/mine --json
  spirv-cts fuzz --tool 'harness:spirv-opt@testing --merge-return' --shard 1/4 --out out/1`,
  )
}

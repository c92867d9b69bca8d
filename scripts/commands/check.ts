import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { Command } from 'commander'
import { check } from '#runner/check/check'
import { chooseCases } from '#runner/check/choose-cases'
import { costsOf } from '#runner/check/costs-of'
import { assembleText } from '#runner/corpus/assembly'
import type { FiledCase } from '#runner/corpus/manifest'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { type ExpectationsFile, expectationsOf } from '#runner/expectations/expectations-of'
import { narrowedExpectations } from '#runner/expectations/narrow-expectations'
import { expectationsText, updatedExpectations } from '#runner/expectations/update-expectations'
import { isProblem } from '#runner/is-problem'
import type { Header, RunLog } from '#runner/log/run-log'
import { consumerRows } from '#runner/oracle/consumer-rows'
import type { Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import type { Format } from '#runner/report/formats'
import { materialOf } from '#runner/report/material-of'
import { summary } from '#runner/report/summary'
import { terminal } from '#runner/report/terminal'
import { suite } from '#runner/suite'
import { texts } from '#spec/texts'
import { type CaseFlags, choiceOf, selectionOf, withCaseOptions } from '../case-options.ts'
import { checkFolder, isForeignFolder } from '../check-folder.ts'
import { colours } from '../colours.ts'
import { environmentNamed } from '../environment-option.ts'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { logFile } from '../log-file.ts'
import { openFitTools } from '../open-fit-tools.ts'
import { positiveInteger, shardOf, wholeNumber } from '../option-values.ts'
import { outputFolder } from '../output-folder.ts'
import { paceOf } from '../pace-of.ts'
import { progress } from '../progress.ts'
import { readRunLogFiles } from '../read-run-log-files.ts'
import { formatNamed } from '../report-format.ts'
import { specsOfTools } from '../specs-of-tools.ts'

interface Flags extends CaseFlags {
  readonly tool?: readonly string[]
  readonly jobs: number
  readonly timeout: number
  readonly memory: number
  readonly shard?: { readonly index: number; readonly count: number }
  readonly costs?: readonly string[]
  readonly expectations?: readonly string[]
  readonly baseline?: readonly string[]
  readonly updateExpectations?: true
  readonly report?: readonly string[]
  readonly out?: string
  readonly json?: true
  readonly failFast?: true
  readonly strictVersion?: true
  readonly allPasses?: true
  readonly strictExpectations?: true
  readonly narrowExpectations?: true
}

function show(
  log: RunLog,
  flags: Flags,
  { corpus, reports }: Pick<Prepared, 'corpus' | 'reports'>,
): void {
  const runSummary = summary(log)
  const material = materialOf(corpus)
  if (flags.out !== undefined)
    for (const { ending, render } of reports.values())
      writeFileSync(join(flags.out, `run.${ending}`), render(log, material))
  const [only] = reports.values()
  if (flags.json) console.log(JSON.stringify(runSummary))
  else if (flags.out === undefined && only !== undefined)
    process.stdout.write(only.render(log, material))
  else process.stdout.write(terminal(runSummary, colours(process.stdout)))
  if (runSummary.failed) process.exitCode = exitCode.found
}

/** The reason of a new entry in a file of one's own. */
const notLookedAt = 'not looked at'

/** A problem where expectations would be written into a package that an update replaces. */
function writesIntoPackage(
  files: ReadonlyMap<string, ExpectationsFile>,
  flags: Flags,
): Problem | undefined {
  if (!flags.updateExpectations && !flags.narrowExpectations) return undefined
  const inside = [...files].find(
    ([tool, { path }]) => tool !== 'reference' && path.split(sep).includes('node_modules'),
  )
  return inside === undefined
    ? undefined
    : problem(
        'bad-usage',
        `${inside[1].path}: belongs to an installed package and is not changed`,
        `name a file of your own: --expectations ${inside[0]}.json`,
      )
}

function update(log: RunLog, files: ReadonlyMap<string, ExpectationsFile>, flags: Flags): void {
  for (const [tool, { path, isOwn, own }] of files) {
    // An error of our own judge has to be fixed, not excused.
    if (tool === 'reference') continue
    const narrow =
      own !== undefined && flags.narrowExpectations ? narrowedExpectations(own, tool, log) : own
    // The reasons of a corpus are for everybody, so that one has to be found; one's own run must go on.
    const reason = isOwn ? notLookedAt : ''
    const updated = flags.updateExpectations
      ? updatedExpectations(narrow, tool, log, reason)
      : narrow
    if (updated === undefined) continue
    if (own === undefined && updated.entries.length === 0) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, expectationsText(updated))
    const open = updated.entries.filter((entry) => entry.reason === reason).length
    const lack = isOwn ? `'${notLookedAt}'` : 'without a reason'
    console.error(`${path}: ${updated.entries.length} entries, ${open} of them ${lack}`)
  }
}

/** The work to do, prepared before any tool is opened. */
interface Prepared {
  readonly corpus: Corpus
  readonly cases: readonly FiledCase[]
  readonly reports: ReadonlyMap<string, Format>
  /** The filters in the form of the log, except for the shard. */
  readonly selection: Header['selection']
  /** What is known to be wrong. */
  readonly baseline?: RunLog
}

function reportsOf({ report = [], out }: Flags): Prepared['reports'] | Problem {
  const reports = new Map<string, Format>()
  for (const name of report) {
    const format = formatNamed(name)
    if (isProblem(format)) return format
    reports.set(name, format)
  }
  return reports.size > 1 && out === undefined
    ? problem('no-place', 'several reports need a folder', 'specify one with --out')
    : reports
}

/** Recorded times by case, and a name for them that all shards of a run must share. */
async function costsIn({ costs, shard }: Flags) {
  if (costs === undefined) return undefined
  if (shard === undefined) return problem('bad-usage', '--costs requires --shard')
  const log = await readRunLogFiles(costs)
  if (isProblem(log)) return log
  const of = costsOf(log)
  const text = JSON.stringify([...of].sort(([a], [b]) => (a < b ? -1 : 1)))
  return of.size === 0
    ? problem('no-costs', `${costs[0]}: contains no times`, 'use a log written by check --out')
    : { of, name: createHash('sha256').update(text).digest('hex').slice(0, 12) }
}

async function prepared(folder: string | undefined, flags: Flags): Promise<Prepared | Problem> {
  for (const name of flags.env ?? []) {
    const environment = environmentNamed(name)
    if (isProblem(environment)) return environment
  }
  const reports = reportsOf(flags)
  if (isProblem(reports)) return reports
  const noPlace = flags.out === undefined ? undefined : outputFolder('--out', flags.out)
  if (noPlace !== undefined) return noPlace
  const corpus = readCorpus(folder ?? join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) return corpus
  const baseline = flags.baseline === undefined ? undefined : await readRunLogFiles(flags.baseline)
  if (baseline !== undefined && isProblem(baseline)) return baseline
  const costs = await costsIn(flags)
  if (costs !== undefined && isProblem(costs)) return costs
  const cases = chooseCases(corpus.manifest.cases, {
    ...choiceOf(flags),
    ...(flags.shard === undefined
      ? {}
      : { shard: { ...flags.shard, ...(costs === undefined ? {} : { costs: costs.of }) } }),
  })
  return cases.length === 0
    ? problem('no-case', 'no case is selected', 'widen --rule, --case, --env or --sample')
    : {
        corpus,
        cases,
        reports,
        ...(baseline === undefined ? {} : { baseline }),
        selection: {
          ...selectionOf(flags),
          ...(costs === undefined ? {} : { costs: costs.name }),
        },
      }
}

async function ask(
  { corpus, cases, reports, selection, baseline }: Prepared,
  tools: readonly Tool[],
  flags: Flags,
  pace: NonNullable<Header['pace']>,
): Promise<void> {
  const files = expectationsOf(
    [...new Set(tools.map(({ tool }) => tool))],
    join(corpus.folder, 'expectations'),
    flags.expectations ?? [],
    flags.updateExpectations ? 'write' : 'read',
  )
  if (isProblem(files)) return fail(files)
  const inPackage = writesIntoPackage(files, flags)
  if (inPackage !== undefined) return fail(inPackage)
  const file = logFile(flags.out)
  const line = progress()
  const log = await check({
    corpus,
    cases,
    tools,
    texts,
    ...(flags.env === undefined ? {} : { environments: flags.env }),
    ...(flags.profile === undefined ? {} : { profile: flags.profile }),
    expectations: new Map(
      [...files].flatMap(([tool, { expectations: of }]) => (of === undefined ? [] : [[tool, of]])),
    ),
    ...(baseline === undefined ? {} : { baseline }),
    about: {
      suite: suite(),
      shard: flags.shard ?? { index: 1, count: 1 },
      selection,
      pace,
      ...(flags.strictExpectations ? { strictExpectations: true } : {}),
    },
    jobs: flags.jobs,
    clock: () => performance.now(),
    failFast: flags.failFast === true,
    strictVersion: flags.strictVersion === true,
    write: file.write,
    progress: (oracle, done, of) => line.show(`${oracle}: ${done} of ${of}`),
  })
  line.done()
  if (!isProblem(log)) file.write(log.footer)
  file.close()
  if (isProblem(log)) return fail(log, log.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  show(log, flags, { corpus, reports })
  if (flags.updateExpectations || flags.narrowExpectations) update(log, files, flags)
}

/** Options that apply to cases, and not to other modules. */
const ofCases = [
  'rule',
  'case',
  'sample',
  'shard',
  'expectations',
  'baseline',
  'updateExpectations',
  'narrowExpectations',
  'strictExpectations',
  'report',
] as const

async function start(folder: string | undefined, flags: Flags): Promise<void> {
  if (folder !== undefined && isForeignFolder(folder)) {
    const [wrong] = ofCases.filter((name) => flags[name] !== undefined)
    const option = wrong?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return option === undefined
      ? checkFolder(folder, flags)
      : fail(
          problem('bad-usage', `--${option}: ${folder} is not a corpus: it has no manifest.json`),
        )
  }
  const what = await prepared(folder, flags)
  if (isProblem(what)) return fail(what)
  const named = await specsOfTools(flags.tool ?? [], flags.allPasses ? 'all' : 'pipelines')
  const specs = [...new Set(['reference', ...named])]
  const pace = await paceOf(flags.timeout)
  const limits = { jobs: flags.jobs, timeoutMs: pace.timeoutMs, memoryMiB: flags.memory }
  const tools = await openFitTools(specs, limits, flags.env)
  if (isProblem(tools))
    return fail(tools, tools.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  try {
    await ask(what, tools, flags, pace)
  } finally {
    for (const tool of tools) tool.close()
  }
}

/** `check`: compares the answers of the reference and of tools with the corpus. */
export function command(): Command {
  const asking = new Command('check')
    .description('run the reference and tools on the cases, and report wrong answers')
    .argument('[corpus]', "a corpus, or a folder of other modules; default: the package's corpus")
    .option('--tool <spec...>', 'a tool to run, see below; the reference always runs')
  return withCaseOptions(asking)
    .option('--all-passes', 'ask an optimiser for each pass of its help, too, one at a time')
    .option('--shard <i/n>', 'run only part I of N; `report` merges the logs', shardOf)
    .option(
      '--costs <log...>',
      'balance shards by the times in these run logs; same for all shards',
    )
    .option('--jobs <n>', 'number of concurrent processes', positiveInteger, availableParallelism())
    .option(
      '--timeout <ms>',
      'limit for one module on a machine of usual speed',
      positiveInteger,
      10_000,
    )
    .option('--memory <mib>', 'memory limit for one module; 0: none', wholeNumber, usualMemoryMiB)
    .option(
      '--expectations <file...>',
      'more known disagreements, before those of expectations/<tool>.json of the corpus; the last file wins',
    )
    .option('--baseline <log...>', 'fail only on disagreements that this earlier run did not have')
    .option(
      '--update-expectations',
      'write entries for unexplained disagreements into the last file of --expectations, or the corpus',
    )
    .option(
      '--narrow-expectations',
      'rewrite the entries to cover only the rules, cases and versions seen in this run',
    )
    .option('--strict-expectations', 'fail on stale entries')
    .option('--report <format...>', 'also write reports: html, md, junit, sarif, tap, json, badge')
    .option('--out <dir>', 'folder for the run log and the reports')
    .option('--json', 'print the summary as JSON instead of the table')
    .option(
      '--strict-version',
      'fail a tool whose version is unknown or differs from the recorded one',
    )
    .option('--fail-fast', 'stop at the first disagreement that fails the run')
    .action(start)
    .addHelpText(
      'after',
      `
A SPEC is spirv-val, spirv-val=/path/to/it, spirv-val@testing (see tools install), or 'name:command {file} {env}' for
any program that exits with 0 for a valid module and 1 for an invalid one. The output of spirv-as and spirv-dis is
compared with our own words and disassembly. ${Object.keys(consumerRows).slice(0, 5).join(', ')},
${Object.keys(consumerRows).slice(5).join(', ')} may
assume valid input: they run on valid cases only, unless --profile robust is given, and a module that they write must
be valid. Options after the program replace the default ones: 'spirv-opt@testing -Os'.

A folder that is not a corpus may contain any .spv and .spvasm files. The reference judges each of them and names the
broken rules; the tools run on the same files.

Examples:
  spirv-cts check --tool spirv-val
  spirv-cts check shaders/ --env vulkan1.3 --tool spirv-val
  spirv-cts check --tool spirv-val@stable spirv-val@testing --rule 'SPV_KHR_constant_data/*'
  spirv-cts check --tool 'mine:my-validator --env {env} {file}' --report junit --out out
  spirv-cts check --tool spirv-opt@testing spirv-cross@testing --profile robust
  spirv-cts check --tool spirv-val --baseline last/run.jsonl --exclude 'core/*' --out out
  spirv-cts check --tool spirv-val@testing --shard 1/4 --out out/1
  spirv-cts check --tool spirv-val@testing --shard 1/4 --costs last/run.jsonl --out out/1`,
    )
}

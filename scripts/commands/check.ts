import { join } from 'node:path'
import { Command, Option } from 'commander'
import { check } from '#runner/check/check'
import { learntOf } from '#runner/check/learnt-messages'
import { recordsOf } from '#runner/corpus/records-of'
import type { Expectations } from '#runner/expectations/expectations'
import { type ExpectationsFile, expectationsOf } from '#runner/expectations/expectations-of'
import { explainedLog } from '#runner/expectations/explained-log'
import { isProblem } from '#runner/is-problem'
import type { Header, LoggedRun, RunLog } from '#runner/log/run-log'
import { runLogLines } from '#runner/log/write-run-log'
import { consumerRows } from '#runner/oracle/consumer-rows'
import type { Tool } from '#runner/oracle/oracle'
import { ownExpectations, ownExpectationsFiles } from '#runner/own-cases/own-expectations'
import { type Problem, problem } from '#runner/problem'
import { usualMemoryMiB } from '#runner/process/usual-memory'
import { causesAsData } from '#runner/report/causes/causes-as-data'
import { causesFound } from '#runner/report/causes/found-causes'
import { nextLines } from '#runner/report/causes/next-commands'
import { recordedCauses } from '#runner/report/causes/recorded-causes'
import { figures, figuring } from '#runner/report/figures'
import { folded } from '#runner/report/fold'
import { jsonFile } from '#runner/report/json-parts'
import type { Material } from '#runner/report/material'
import { materialOf } from '#runner/report/material-of'
import { gravestOf, screen } from '#runner/report/screen'
import { longSummary } from '#runner/report/summary'
import { ending, terminal } from '#runner/report/terminal'
import { suite } from '#runner/suite'
import { texts } from '#spec/texts'
import { announceFindings } from '../cli/check/announce-findings.ts'
import { checkFarm } from '../cli/check/check-farm.ts'
import type { CheckFlags } from '../cli/check/check-flags.ts'
import { type PreparedCheck, prepareCheck } from '../cli/check/prepare-check.ts'
import { type ResultFaults, resultFaults } from '../cli/check/result-faults.ts'
import { isBroken, showForeign } from '../cli/check/show-foreign.ts'
import { updateExpectations, writesIntoPackage } from '../cli/check/update-expectations.ts'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { withRare } from '../cli/help/rare-options.ts'
import { areFiles, isForeignFolder } from '../cli/input/foreign-folder.ts'
import { note } from '../cli/note.ts'
import { withCaseOptions, withProfileOption } from '../cli/options/case-options.ts'
import { columnsOf } from '../cli/options/columns-of.ts'
import { withFarmOptions, withoutUsualFarm } from '../cli/options/farm-options.ts'
import { jobsOption } from '../cli/options/jobs-option.ts'
import { positiveInteger, shardOf, wholeNumber } from '../cli/options/option-values.ts'
import { playgroundIn, playgroundOption } from '../cli/options/playground-option.ts'
import { withRevisionOption } from '../cli/options/revision-option.ts'
import { colours } from '../cli/output/colours.ts'
import { holdFolder } from '../cli/output/hold-folder.ts'
import { logFile } from '../cli/output/log-file.ts'
import { progress } from '../cli/output/progress.ts'
import { rateText } from '../cli/output/rate-text.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { writeParts } from '../cli/output/write-parts.ts'
import { openWhatIsFit, openWhatIsThere } from '../cli/tools/open-fit-tools.ts'
import { paceOf } from '../cli/tools/pace-of.ts'
import { specsOfTools } from '../cli/tools/specs-of-tools.ts'
import { usualValidator } from '../cli/tools/usual-validator.ts'

/** Rules whose matrix fits on a screen. */
const fewRules = 30

/** The output for a person: the matrix of few rules, and one screen about many. */
function shown(log: LoggedRun, flags: CheckFlags, material: Material): string {
  const colors = colours(process.stdout)
  const [figures, causes] = folded(
    log.results,
    figuring(log),
    causesFound(log, material.causeOf, material),
  )
  return flags.matrix || (!flags.screen && figures.rules.length <= fewRules)
    ? `${terminal(figures, colors, columnsOf(process.stdout))}${nextLines(gravestOf(figures, causes), figures.oracles)}`
    : `${screen(figures, causes, colors, columnsOf(process.stdout))}${ending(figures, colors)}`
}

async function show(
  log: RunLog,
  flags: CheckFlags,
  { corpus, reports, baseline }: Pick<PreparedCheck, 'corpus' | 'reports' | 'baseline'>,
  results: ResultFaults | undefined,
): Promise<void> {
  const material: Material = {
    ...materialOf(corpus),
    ...playgroundIn(flags),
    ...(results === undefined ? {} : { resultFaults: results.faults }),
  }
  if (flags.out !== undefined)
    for (const { ending, render } of reports.values()) {
      const unwritten = writeFile(join(flags.out, `run.${ending}`), render(log, material))
      if (unwritten === undefined) continue
      fail(unwritten)
      return
    }
  const [only] = reports.values()
  if (corpus.isForeign && (reports.size === 0 || flags.out !== undefined))
    await showForeign(log, corpus, flags)
  else if (flags.json) {
    const [figures, causes] = folded(
      log.results,
      figuring(log),
      causesFound(log, material.causeOf, material),
    )
    await writeParts(jsonFile({ ...longSummary(log, figures), causes: causesAsData(causes) }, ''))
  } else if (flags.out === undefined && only !== undefined)
    await writeParts(only.render(log, material))
  else process.stdout.write(shown(log, flags, material))
  if (figures(log).failed || (corpus.isForeign && isBroken(log, baseline)))
    process.exitCode ??= exitCode.found
  for (const line of results?.said ?? []) console.error(line)
  if (results?.hasNew) process.exitCode ??= exitCode.found
}

/** The log of the run, which is written as the answers come. */
async function onThisMachine(
  { corpus, cases, revisions, selection, baseline }: PreparedCheck,
  tools: readonly Tool[],
  flags: CheckFlags,
  pace: NonNullable<Header['pace']>,
  expectations: ReadonlyMap<string, Expectations>,
): Promise<RunLog | Problem> {
  const learnt = learntOf(tools, join(recordsOf(corpus), 'expectations'))
  if (isProblem(learnt)) return learnt
  const file = logFile(flags.out)
  const line = progress()
  const rate = rateText(() => performance.now())
  const announce = announceFindings(line)
  const log = await check({
    corpus,
    cases,
    tools,
    texts,
    ...(revisions === undefined ? {} : { revisions }),
    ...(flags.env === undefined ? {} : { environments: flags.env }),
    ...(flags.profile === undefined ? {} : { profile: flags.profile }),
    expectations,
    learnt,
    ...(baseline === undefined ? {} : { baseline }),
    about: {
      suite: suite(),
      date: new Date().toISOString().slice(0, 10),
      shard: flags.shard ?? { index: 1, count: 1 },
      selection,
      pace,
      ...(flags.strict?.includes('expectations') ? { strictExpectations: true } : {}),
      ...(flags.strict?.includes('reasons') ? { strictReasons: true } : {}),
    },
    jobs: flags.jobs,
    clock: () => performance.now(),
    failFast: flags.failFast === true,
    strictVersion: flags.strict?.includes('version') === true,
    write: (logLine) => {
      file.write(logLine)
      announce(logLine)
    },
    progress: (oracle, done, total) => line.show(`${oracle}: ${rate(oracle, done, total)}`),
  })
  line.done()
  if (!isProblem(log)) file.write(log.footer)
  file.close()
  return log
}

async function ask(
  what: PreparedCheck,
  tools: readonly Tool[],
  flags: CheckFlags,
  pace: NonNullable<Header['pace']>,
): Promise<void> {
  const { corpus } = what
  const names = [...new Set(tools.map(({ tool }) => tool))]
  const files = expectationsOf(
    names,
    join(recordsOf(corpus), 'expectations'),
    [...(flags.ownCases ? ownExpectationsFiles(names) : []), ...(flags.expectations ?? [])],
    flags.updateExpectations ? 'write' : 'read',
  )
  if (isProblem(files)) return fail(files)
  const inPackage = writesIntoPackage(files, flags)
  if (inPackage !== undefined) return fail(inPackage)
  const expectations = new Map(
    [...files].flatMap(([tool, { expectations: recorded }]) =>
      recorded === undefined ? [] : [[tool, flags.ownCases ? ownExpectations(recorded) : recorded]],
    ),
  )
  const log =
    flags.farm === undefined
      ? await onThisMachine(what, tools, flags, pace, expectations)
      : await checkFarm(what, tools, flags, flags.farm, expectations)
  if (isProblem(log)) return fail(log, log.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  const updates = flags.updateExpectations || flags.narrowExpectations
  const explained = updates ? withUpdates(log, files, flags) : log
  if (isProblem(explained)) return fail(explained)
  const results = flags.results
    ? await resultFaults(tools, recordsOf(corpus), recordedCauses(recordsOf(corpus)))
    : undefined
  if (results !== undefined && isProblem(results)) return fail(results)
  await show(explained, flags, what, results)
}

/** The run with the expectations that it has just written, as if they had been there before it. */
function withUpdates(
  log: RunLog,
  files: ReadonlyMap<string, ExpectationsFile>,
  flags: CheckFlags,
): RunLog | Problem {
  const written = updateExpectations(log, files, flags)
  if (written.size === 0) return log
  const explained = explainedLog(log, written)
  return flags.out === undefined
    ? explained
    : (writeFile(join(flags.out, 'run.jsonl'), runLogLines(explained)) ?? explained)
}

/** Options that make no sense for a user's modules, for which the reference is right by definition. */
const notOfFolders = ['farm', 'strict', 'narrowExpectations'] as const

/** The option of a flag. */
function optionOf(flag: string): string {
  return flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function wrongForFolder(folder: string, flags: CheckFlags): Problem | undefined {
  const wrong = notOfFolders.find((name) => flags[name] !== undefined)
  if (wrong !== undefined)
    return problem(
      'bad-usage',
      `--${optionOf(wrong)}: ${folder} is not a corpus: it has no manifest.json`,
    )
  return flags.updateExpectations && flags.expectations === undefined
    ? problem(
        'bad-usage',
        `--update-expectations: ${folder} has no expectations of its own`,
        'name a file: --expectations mine.json',
      )
    : undefined
}

/** A farm has the corpus alone, and entries about own cases are written by hand. */
function wrongForOwnCases(flags: CheckFlags): Problem | undefined {
  const options = ['farm', 'narrowExpectations', 'updateExpectations'] as const
  const wrong = options.find((name) => flags[name] !== undefined)
  return wrong === undefined
    ? undefined
    : problem('bad-usage', `--${optionOf(wrong)} is for the corpus, not for --own-cases`)
}

/** The requested feature that a farm lacks; `undefined` if it has all of them. */
function notOnFarm(folder: string | undefined, flags: CheckFlags): string | undefined {
  if (folder !== undefined) return `${folder} is`
  if (flags.shard !== undefined) return 'one shard is'
  return flags.failFast ? 'with --fail-fast, the corpus is' : undefined
}

/** Opens the tools that are named, and asks those that can be. */
async function askNamed(what: PreparedCheck, flags: CheckFlags): Promise<void> {
  if (flags.tool === undefined && !what.corpus.isForeign)
    note(`only the reference is asked; --tool names a tool: --tool ${usualValidator()}`)
  const named = await specsOfTools(flags.tool ?? [], flags.allPasses ? 'all' : 'pipelines')
  const specs = [...new Set(['reference', ...named])]
  const pace = await paceOf(flags.timeout)
  const limits = {
    jobs: flags.jobs,
    timeoutMs: pace.timeoutMs,
    memoryMiB: flags.memory,
    ...(what.revisions === undefined ? {} : { revisions: what.revisions }),
  }
  // A tool that fails on the simplest modules may still be asked about a user's.
  const found = what.corpus.isForeign
    ? await openWhatIsThere(specs, limits)
    : await openWhatIsFit(specs, limits, flags.env)
  if (isProblem(found)) return fail(found)
  // The others go on; a tool that cannot be run decides the exit code.
  for (const why of found.problems) fail(why, exitCode.noTool)
  const { tools, problems } = found
  const isNamed = tools.some(({ name }) => name !== 'reference')
  try {
    if (isNamed || problems.length === 0) await ask(what, tools, flags, pace)
  } finally {
    for (const tool of tools) tool.close()
  }
}

async function start(named: readonly string[], given: CheckFlags, command: Command): Promise<void> {
  const [first] = named
  const flags = withoutUsualFarm(given, command, notOnFarm(first, given))
  const isForeign = areFiles(named) || (first !== undefined && isForeignFolder(first))
  const wrong = first !== undefined && isForeign ? wrongForFolder(first, flags) : undefined
  if (wrong !== undefined) return fail(wrong)
  const notOwn = flags.ownCases ? wrongForOwnCases(flags) : undefined
  if (notOwn !== undefined) return fail(notOwn)
  const what = await prepareCheck(named, flags)
  if (isProblem(what)) return fail(what)
  const { out } = flags
  const work = () => askNamed(what, flags)
  const inUse = out === undefined ? await work() : await holdFolder('--out', out, work)
  if (inUse !== undefined) fail(inUse)
}

/** Options that few need: those of campaigns on farms, of the suite's maintainers, and of unusual machines. */
const rareOptions = [
  ...['revision', 'profile', 'sample', 'own-cases', 'all-passes', 'results'],
  ...['farm', 'blobs', 'slice', 'costs', 'timeout', 'memory', 'narrow-expectations'],
  ...['strict', 'screen'],
]

/** `check`: compares the answers of the reference and of tools with the corpus. */
export function command(): Command {
  const asking = new Command('check')
    .description('run the reference and tools on the cases, and report wrong answers')
    .argument(
      '[corpus...]',
      "a corpus, or a folder or files of other modules; default: the package's corpus",
    )
    .option('--tool <spec...>', 'a tool to run, see below; the reference always runs')
  const all = withFarmOptions(withProfileOption(withRevisionOption(withCaseOptions(asking))))
    .option(
      '--own-cases',
      "ask about the cases that the judge's authors wrote, instead of the corpus; in a checkout only",
    )
    .option('--all-passes', 'ask an optimiser for each pass of its help, too, one at a time')
    .option(
      '--results',
      'also run what optimisers and linkers make of the cases with results, see `results`',
    )
    .option('--shard <i/n>', 'run only part I of N; `report` merges the logs', shardOf)
    .option(
      '--costs <log...>',
      'balance shards by the times in these run logs; same for all shards',
    )
    .option('--slice <n>', 'cases of one shard on a farm', positiveInteger, 256)
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
    .addOption(
      new Option(
        '--strict <what...>',
        'fail on stale expectations, on tools of an unknown version, or on refusals for another reason',
      ).choices(['expectations', 'version', 'reasons']),
    )
    .option(
      '--report <format...>',
      'also write reports: html, md, junit, sarif, tap, json, cases, badge',
    )
    .addOption(playgroundOption())
    .option('--out <dir>', 'folder for the run log and the reports')
    .option('--screen', 'print errors by text and tool, and the gravest; default for many rules')
    .option('--matrix', 'print the matrix of rules and tools, however many rules there are')
    .option('--json', 'print the summary as JSON instead of the table')
    .option('--fail-fast', 'stop at the first disagreement that fails the run')
    .action(start)
  return withRare(all, rareOptions).addHelpText(
    'after',
    `
A SPEC is spirv-val, spirv-val=/path/to/it, spirv-val@testing (see tools install), or 'name:command {file} {env}' for any program that exits with 0 for a valid module and 1 for an invalid one. NAME=SPEC gives it a name in results.

A folder of other modules (.spv, .spvasm, .spvhex, .foz) is judged by the reference and asked of the tools in the same way.

More:
The output of spirv-as and spirv-dis is compared with our own words and disassembly. ${Object.keys(consumerRows).join(', ')} may assume valid input: they run on valid cases only, unless --profile robust is given, and a module that they write must be valid. Options after the program replace the default ones: 'spirv-opt@testing -Os'.

The modules of a .foz archive of Fossilize are judged under their hashes. A module that breaks no rule is a case of modules/valid. Each is judged in the environments that --env names, or else those of environments.json ({"glob": ["name"]}), of a comment "; environments: NAME" at the top, or the one of its version. Assembly is made a module of the version of each environment. Files that are named are judged alike, in the environments of --env or their version's.

With --farm the workers of a farm do the shards of the package's corpus, see farm and worker; the log is that of one machine, without times.

Examples:
  spirv-cts check --tool spirv-val
  spirv-cts check shaders/ --env vulkan1.3 --tool spirv-val@testing
  spirv-cts check --tool spirv-val@stable --tool spirv-val@testing --rule 'core/*'
  spirv-cts check --tool mine=spirv-val=build/spirv-val --report html,junit --out out
  spirv-cts check --tool 'mine:my-validator --env {env} {file}' --baseline last/run.jsonl`,
  )
}

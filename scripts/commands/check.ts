import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Command } from 'commander'
import { check } from '#runner/check/check'
import { type Choice, chooseCases } from '#runner/check/choose-cases'
import type { Run } from '#runner/check/run'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { type ExpectationsFile, expectationsOf } from '#runner/expectations/expectations-of'
import { expectationsText, updatedExpectations } from '#runner/expectations/update-expectations'
import { isProblem } from '#runner/is-problem'
import type { Header, RunLog } from '#runner/log/run-log'
import { line as logLine } from '#runner/log/write-run-log'
import type { Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import { problem } from '#runner/problem'
import type { Format } from '#runner/report/formats'
import { summary } from '#runner/report/summary'
import { terminal } from '#runner/report/terminal'
import { suite } from '#runner/suite'
import { texts } from '#spec/texts'
import { colours } from '../colours.ts'
import { environmentNamed } from '../environment-option.ts'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { openTools } from '../open-tools.ts'
import { partOf, positiveInteger, seedNumber, shardOf } from '../option-values.ts'
import { outputFolder } from '../output-folder.ts'
import { progress } from '../progress.ts'
import { formatNamed } from '../report-format.ts'

interface Flags {
  readonly tool?: readonly string[]
  readonly env?: readonly string[]
  readonly rule?: readonly string[]
  readonly case?: readonly string[]
  readonly jobs: number
  readonly timeout: number
  readonly shard?: { readonly index: number; readonly count: number }
  readonly sample?: number
  readonly seed: number
  readonly expectations?: readonly string[]
  readonly updateExpectations?: true
  readonly report?: readonly string[]
  readonly out?: string
  readonly json?: true
  readonly failFast?: true
}

function choice(flags: Flags): Choice {
  const { rule, case: cases, env, sample, seed, shard } = flags
  return {
    ...(rule === undefined ? {} : { rules: rule }),
    ...(cases === undefined ? {} : { cases }),
    ...(env === undefined ? {} : { environments: env }),
    ...(sample === undefined ? {} : { sample: { part: sample, seed } }),
    ...(shard === undefined ? {} : { shard }),
  }
}

/** The filters as the log names them; the shard is named apart. */
function selection({ rule, case: cases, env, sample, seed }: Flags): Header['selection'] {
  const given: readonly (readonly [string, string | undefined])[] = [
    ['rule', rule?.join(' ')],
    ['case', cases?.join(' ')],
    ['env', env?.join(' ')],
    ['sample', sample === undefined ? undefined : `${sample} seed ${seed}`],
  ]
  return Object.fromEntries(
    given.filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
  )
}

/** Writes lines of the log to `run.jsonl` as they come; does nothing where no folder was named. */
function logFile(folder: string | undefined) {
  if (folder === undefined) return { write: () => {}, close: () => {} }
  const file = openSync(join(folder, 'run.jsonl'), 'w')
  return {
    write: (of: Parameters<typeof logLine>[0]) => void writeSync(file, logLine(of)),
    close: () => closeSync(file),
  }
}

function show(log: RunLog, flags: Flags, reports: ReadonlyMap<string, Format>): void {
  const told = summary(log)
  if (flags.out !== undefined)
    for (const { ending, render } of reports.values())
      writeFileSync(join(flags.out, `run.${ending}`), render(log))
  const [only] = reports.values()
  if (flags.json) console.log(JSON.stringify(told))
  else if (flags.out === undefined && only !== undefined) process.stdout.write(only.render(log))
  else process.stdout.write(terminal(told, colours(process.stdout)))
  if (told.failed) process.exitCode = exitCode.found
}

function update(log: RunLog, files: ReadonlyMap<string, ExpectationsFile>): void {
  for (const [tool, { path, expectations }] of files) {
    const updated = updatedExpectations(expectations, tool, log)
    if (expectations === undefined && updated.entries.length === 0) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, expectationsText(updated))
    const empty = updated.entries.filter(({ reason }) => reason === '').length
    console.error(`${path}: ${updated.entries.length} entries, ${empty} of them lack a reason`)
  }
}

async function run(
  flags: Flags,
  asked: Omit<Run, 'write' | 'progress'>,
): Promise<RunLog | undefined> {
  const file = logFile(flags.out)
  const line = progress()
  const log = await check({
    ...asked,
    write: file.write,
    progress: (oracle, done, of) => line.show(`${oracle}: ${done} of ${of}`),
  })
  line.done()
  if (!isProblem(log)) file.write(log.footer)
  file.close()
  if (!isProblem(log)) return log
  fail(log)
  return undefined
}

async function start(folder: string | undefined, flags: Flags): Promise<void> {
  const { env, out } = flags
  for (const name of env ?? []) {
    const environment = environmentNamed(name)
    if (isProblem(environment)) return fail(environment)
  }
  const reports = new Map<string, Format>()
  for (const name of flags.report ?? []) {
    const format = formatNamed(name)
    if (isProblem(format)) return fail(format)
    reports.set(name, format)
  }
  if (reports.size > 1 && out === undefined)
    return fail(problem('no-place', 'several reports need a folder', 'name one with --out'))

  const noPlace = out === undefined ? undefined : outputFolder('--out', out)
  if (noPlace !== undefined) return fail(noPlace)
  const corpus = readCorpus(folder ?? join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) return fail(corpus)
  const cases = chooseCases(corpus.manifest.cases, choice(flags))
  if (cases.length === 0)
    return fail(problem('no-case', 'no case is chosen', 'widen --rule, --case, --env or --sample'))

  const specs = [...new Set(['reference', ...(flags.tool ?? [])])]
  const tools = await openTools(specs, { jobs: flags.jobs, timeoutMs: flags.timeout })
  if (isProblem(tools))
    return fail(tools, tools.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  try {
    await ask(tools)
  } finally {
    for (const tool of tools) tool.close()
  }

  async function ask(opened: readonly Tool[]): Promise<void> {
    if (isProblem(corpus)) return
    const files = expectationsOf(
      [...new Set(opened.map(({ tool }) => tool))],
      join(corpus.folder, 'expectations'),
      flags.expectations ?? [],
      flags.updateExpectations ? 'any' : 'required',
    )
    if (isProblem(files)) return fail(files)
    const log = await run(flags, {
      corpus,
      cases,
      tools: opened,
      ...(env === undefined ? {} : { environments: env }),
      expectations: new Map(
        [...files].flatMap(([tool, { expectations: of }]) =>
          of === undefined ? [] : [[tool, of]],
        ),
      ),
      texts,
      about: {
        suite: suite(),
        shard: flags.shard ?? { index: 1, count: 1 },
        selection: selection(flags),
      },
      jobs: flags.jobs,
      failFast: flags.failFast === true,
    })
    if (log === undefined) return
    show(log, flags, reports)
    if (flags.updateExpectations) update(log, files)
  }
}

/** `check`: holds the reference and tools against the corpus. */
export function command(): Command {
  return new Command('check')
    .description('ask the reference and tools about the cases, and tell where they are wrong')
    .argument('[corpus]', "folder of a corpus; default: the package's own")
    .option('--tool <spec...>', 'a tool to ask, see below; the reference is always asked')
    .option('--env <name...>', 'only in these environments')
    .option('--rule <glob...>', 'only cases of these rules')
    .option('--case <glob...>', 'only these cases')
    .option('--sample <part>', 'only a part of the cases: 0.1 or 10%', partOf)
    .option('--seed <n>', 'draws the sample', seedNumber, 0)
    .option('--shard <i/n>', 'only part I of N; `report` merges the logs', shardOf)
    .option('--jobs <n>', 'processes at a time', positiveInteger, availableParallelism())
    .option('--timeout <ms>', 'for one module', positiveInteger, 10_000)
    .option(
      '--expectations <file...>',
      'known disagreements of a tool; default: expectations/<tool>.json of the corpus',
    )
    .option('--update-expectations', 'write entries for what nothing explains, reasons left empty')
    .option('--report <format...>', 'also write reports: md, junit, tap, json')
    .option('--out <dir>', 'where the run log and the reports go')
    .option('--json', 'print the summary as JSON instead of the table')
    .option('--fail-fast', 'stop at the first disagreement that fails the run')
    .action(start)
    .addHelpText(
      'after',
      `
A SPEC is spirv-val, spirv-val=/path/to/it, spirv-val@testing (see tools install), or 'name:command {file} {env}' for
any program that exits with 0 for a valid module and 1 for an invalid one. spirv-as and spirv-dis are held against our
own words and disassembly.

Examples:
  spirv-cts check --tool spirv-val
  spirv-cts check --tool spirv-val@stable spirv-val@testing --rule 'SPV_KHR_constant_data/*'
  spirv-cts check --tool 'mine:my-validator --env {env} {file}' --report junit --out out
  spirv-cts check --tool spirv-val@testing --shard 1/4 --out out/1`,
    )
}

import { join } from 'node:path'
import { Command, Option } from 'commander'
import { movesIn } from '#runner/corpus/moves-in'
import type { Corpus } from '#runner/corpus/read-corpus'
import { bisect } from '#runner/diff/bisect'
import { comparison } from '#runner/diff/comparison'
import { diffLog } from '#runner/diff/diff-log'
import { diffMarkdown } from '#runner/diff/diff-markdown'
import type { DiffSummary } from '#runner/diff/diff-schema'
import { diffSummary } from '#runner/diff/diff-summary'
import { diffText } from '#runner/diff/diff-text'
import { pairs } from '#runner/diff/pairs'
import type { Side } from '#runner/diff/side'
import { sideOf } from '#runner/diff/side-of'
import { isProblem } from '#runner/is-problem'
import type { LoggedRun } from '#runner/log/run-log'
import { withCurrentCases } from '#runner/log/with-current-cases'
import { runLogLines, runLogText } from '#runner/log/write-run-log'
import { type Problem, problem } from '#runner/problem'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { corpusFollowed } from '../cli/input/corpus-followed.ts'
import { foreignFolder, isForeignFolder } from '../cli/input/foreign-folder.ts'
import { openRunLogFiles } from '../cli/input/read-run-log-files.ts'
import { withCaseOptions } from '../cli/options/case-options.ts'
import { jobsOption } from '../cli/options/jobs-option.ts'
import { positiveInteger } from '../cli/options/option-values.ts'
import { outputFolder } from '../cli/options/output-folder.ts'
import { colours } from '../cli/output/colours.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { type AskFlags, askTool } from '../cli/tools/ask-tool.ts'
import { openTools } from '../cli/tools/open-tools.ts'

interface DiffFlags extends AskFlags {
  readonly baseline?: readonly string[]
  readonly candidate?: readonly string[]
  readonly bisect?: string
  readonly revs?: string
  readonly out?: string
  readonly json?: true
  readonly format: 'text' | 'md'
}

/** A side of the comparison: run logs, optionally with one of their oracles, or a tool. */
type NamedSide =
  | { readonly kind: 'logs'; readonly files: readonly string[]; readonly oracle?: string }
  | { readonly kind: 'tool'; readonly spec: string }

function named(option: string, words: readonly string[]): NamedSide | Problem {
  const logs = words.map((word) => /^(.+\.jsonl|-)(?:#(.+))?$/s.exec(word))
  const [spec = ''] = words
  if (logs.every((log) => log === null))
    return words.length === 1
      ? { kind: 'tool', spec }
      : problem('bad-side', `${option}: specify one tool, or the run logs of one run`)
  if (logs.some((log) => log === null))
    return problem('bad-side', `${option}: a side is either a tool or run logs, not both`)
  const oracle = logs.map((log) => log?.[2]).find((name) => name !== undefined)
  const files = logs.map((log) => log?.[1] ?? '')
  return { kind: 'logs', files, ...(oracle === undefined ? {} : { oracle }) }
}

/** The run of a side; a tool runs now, on the cases in `within` only. */
async function runOf(
  side: NamedSide,
  corpus: Corpus,
  flags: DiffFlags,
  within?: LoggedRun,
): Promise<LoggedRun | Problem> {
  if (side.kind === 'logs') {
    const log = await openRunLogFiles(side.files)
    return isProblem(log) ? log : withCurrentCases(log, movesIn(corpus.folder))
  }
  if (within === undefined) return askTool(side.spec, corpus, flags)
  const cases = new Set<string>()
  for (const result of within.results) cases.add(result.case)
  return askTool(side.spec, corpus, flags, cases)
}

function show(summaries: readonly DiffSummary[], flags: DiffFlags, more: object = {}): void {
  const failed = summaries.some((summary) => summary.failed)
  if (flags.json) console.log(JSON.stringify({ ...more, comparisons: summaries, failed }))
  else {
    const write =
      flags.format === 'md'
        ? diffMarkdown
        : (summary: DiffSummary) => diffText(summary, colours(process.stdout))
    process.stdout.write(summaries.map(write).join('\n'))
  }
  if (failed) process.exitCode = exitCode.found
}

/** Why the tool of a side cannot be run, which the first side's minutes would keep back otherwise. */
async function unopened(
  sides: readonly NamedSide[],
  { jobs, timeout }: DiffFlags,
): Promise<Problem | undefined> {
  for (const side of sides) {
    if (side.kind === 'logs') continue
    const tools = await openTools([side.spec], { jobs, timeoutMs: timeout })
    if (isProblem(tools)) return tools
    for (const tool of tools) tool.close()
  }
  return undefined
}

async function compare(corpus: Corpus, flags: DiffFlags): Promise<void> {
  const { baseline: left, candidate: right } = flags
  if (left === undefined || right === undefined)
    return fail(problem('no-side', 'specify both --baseline and --candidate, or --bisect'))
  const sides = [named('--baseline', left), named('--candidate', right)] as const
  const [first, other] = sides
  if (isProblem(first)) return fail(first)
  if (isProblem(other)) return fail(other)
  const closed = await unopened([first, other], flags)
  if (closed !== undefined) return refuse(closed)
  // A tool that is compared with a log runs on the recorded cases.
  const recorded = other.kind === 'logs' ? await runOf(other, corpus, flags) : undefined
  if (recorded !== undefined && isProblem(recorded)) return refuse(recorded)
  const baseline = await runOf(first, corpus, flags, recorded)
  if (isProblem(baseline)) return refuse(baseline)
  const candidate =
    recorded ?? (await runOf(other, corpus, flags, first.kind === 'logs' ? baseline : undefined))
  if (isProblem(candidate)) return refuse(candidate)
  const found = pairs(baseline, candidate, [
    first.kind === 'logs' ? first.oracle : undefined,
    other.kind === 'logs' ? other.oracle : undefined,
  ])
  if (isProblem(found)) return fail(found)
  const summaries = found.map(([before, after]) => summaryOf(corpus)(before, after))
  if (flags.out !== undefined) {
    const log = diffLog(candidate.header, baseline.header, found)
    const unwritten =
      writeFile(join(flags.out, 'run.jsonl'), runLogLines(log)) ??
      writeFile(join(flags.out, 'diff.json'), `${JSON.stringify(summaries, null, 2)}\n`)
    if (unwritten !== undefined) return fail(unwritten)
  }
  show(summaries, flags)
}

function refuse(why: Problem): void {
  fail(why, why.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
}

function compareWith(corpus: Corpus) {
  const byId = new Map(corpus.manifest.cases.map((filed) => [filed.id, filed]))
  return {
    caseOf: (id: string) => byId.get(id),
    compare: (before: Side, after: Side) =>
      comparison(before, after, (id) => byId.get(id)?.control ?? undefined),
  }
}

function summaryOf(corpus: Corpus): (before: Side, after: Side) => DiffSummary {
  const { caseOf, compare: held } = compareWith(corpus)
  return (before, after) => diffSummary(held(before, after), caseOf)
}

async function search(corpus: Corpus, template: string, flags: DiffFlags): Promise<void> {
  const builds = (flags.revs ?? '').split(',').filter((rev) => rev !== '')
  if (!template.includes('{rev}'))
    return fail(problem('bad-tool-spec', `--bisect '${template}': {rev} is missing`))
  if (builds.length < 2)
    return fail(problem('bad-usage', '--revs: specify at least two builds, oldest first'))
  const { caseOf, compare: held } = compareWith(corpus)
  const asked: { readonly rev: string; readonly cases: number }[] = []
  const ask = async (rev: string, cases: ReadonlySet<string> | undefined): Promise<Side> => {
    const log = await askTool(template.replaceAll('{rev}', rev), corpus, flags, cases, rev)
    if (isProblem(log)) throw log
    asked.push({ rev, cases: log.results.length })
    if (flags.out !== undefined) {
      const file = join(flags.out, `${builds.indexOf(rev) + 1}.jsonl`)
      const unwritten = writeFile(file, runLogText(log))
      if (unwritten !== undefined) throw unwritten
    }
    return sideOf(log, rev) as Side
  }
  let steps: Awaited<ReturnType<typeof bisect<string, Side>>>
  try {
    steps = await bisect({ builds, ask, compare: held })
  } catch (why) {
    if (typeof why === 'object' && why !== null && isProblem(why)) return refuse(why)
    throw why
  }
  if (!flags.json)
    console.log(
      `asked ${asked.length} of ${builds.length} builds: ${asked.map(({ rev, cases }) => `${rev} (${cases} cases)`).join(', ')}\nA change that a later build takes back is seen only if a build between the two was asked.\n`,
    )
  show(
    // A build between the first and the last runs on fewer cases, which is not a change.
    steps.map((step) =>
      diffSummary({ ...step.comparison, onlyBaseline: 0, onlyCandidate: 0 }, caseOf),
    ),
    flags,
    { asked },
  )
}

async function start(folder: string | undefined, flags: DiffFlags): Promise<void> {
  const noPlace = flags.out === undefined ? undefined : outputFolder('--out', flags.out)
  if (noPlace !== undefined) return fail(noPlace)
  const corpus =
    folder !== undefined && isForeignFolder(folder)
      ? await foreignFolder(folder, flags.env)
      : corpusFollowed(folder)
  if (isProblem(corpus)) return fail(corpus)
  return flags.bisect === undefined ? compare(corpus, flags) : search(corpus, flags.bisect, flags)
}

/** `diff`: shows the changes between two tools, by rule. */
export function command(): Command {
  const diff = new Command('diff')
    .description('show the answers that changed between two tools or two runs, by rule')
    .argument('[corpus]', "a corpus, or a folder of other modules; default: the package's corpus")
    .option('--baseline <spec|log...>', 'a tool, or the run logs of one run')
    .option('--candidate <spec|log...>', 'the tool or run logs to compare with the baseline')
    .option('--bisect <spec>', 'a tool whose SPEC contains {rev}: find the builds that differ')
    .option('--revs <list>', 'the values of {rev}, oldest first, separated by commas')
  return withCaseOptions(diff)
    .addOption(jobsOption())
    .option(
      '--timeout <ms>',
      'limit for one module on a machine of usual speed',
      positiveInteger,
      10_000,
    )
    .option('--out <dir>', 'folder for the run log (run.jsonl) and diff.json')
    .addOption(
      new Option('--format <format>', 'text, or md to paste into a pull request')
        .choices(['text', 'md'])
        .default('text'),
    )
    .option('--json', 'print the comparisons as JSON')
    .action(start)
    .addHelpText(
      'after',
      `
The name of a LOG ends in .jsonl; run.jsonl#NAME is one oracle of it. Logs of several tools are compared tool by tool. A
tool that is compared with a log runs on the cases of the log.

regression    was right and is now wrong, or crashes now; results in exit code 1
improvement   was wrong or did not know the text, and is now right
message-only  the same answer with a different message
other         wrong in a different way, right by another version of the text, inconclusive because the answer to the control changed,
              or accepted now where it was refused with the words of an error that is mended

Examples:
  spirv-cts diff --baseline spirv-val@stable --candidate spirv-val@testing
  spirv-cts diff --baseline main.jsonl --candidate spirv-val=/build/tools/spirv-val --out out/diff
  spirv-cts diff --baseline main=spirv-val=/main/spirv-val --candidate mine=spirv-val=/mine/spirv-val --format md
  spirv-cts diff --bisect 'spirv-val=/builds/{rev}/spirv-val' --revs r1,r2,r3,r4,r5`,
    )
}

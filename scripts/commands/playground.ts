import { join } from 'node:path'
import { Command } from 'commander'
import { recordedTools } from '#runner/causes/recorded'
import type { Corpus } from '#runner/corpus/read-corpus'
import { recordsOf } from '#runner/corpus/records-of'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { playgroundFiles } from '#runner/playground/playground-files'
import { type AnswersOf, answersInRun, recordedAnswersOf } from '#runner/playground/tool-answers'
import { type Problem, problem } from '#runner/problem'
import { materialOf } from '#runner/report/material-of'
import { browserScripts } from '../browser/browser-scripts.ts'
import { fail } from '../cli/fail.ts'
import { corpusForReports } from '../cli/input/corpus-for-reports.ts'
import { openRunLogFiles } from '../cli/input/read-run-log-files.ts'
import { outputFolder } from '../cli/options/output-folder.ts'
import { writeFile } from '../cli/output/write-file.ts'

interface Flags {
  readonly out: string
  readonly corpus?: string
}

/** What tools answer, and where that comes from. */
interface Answers {
  readonly answersOf: AnswersOf
  readonly answers: string
}

async function answersFor(
  logs: readonly string[],
  corpus: Corpus,
  recorded: () => AnswersOf,
): Promise<Answers | Problem> {
  if (logs.length === 0)
    return {
      answersOf: recorded(),
      answers:
        'Answers of tools are those that the corpus records; a tool that is not listed at a rule is not known to be wrong about it.',
    }
  const log = await openRunLogFiles(logs)
  if (isProblem(log)) return log
  const tools = log.header.oracles.map(({ name }) => name).join(', ')
  return {
    answersOf: answersInRun(log, materialOf(corpus)),
    answers: `Answers of tools are those of a run${log.header.date === undefined ? '' : ` of ${log.header.date}`} that asked ${tools}.`,
  }
}

async function playground(logs: readonly string[], flags: Flags): Promise<void> {
  const noPlace = outputFolder('--out', flags.out)
  if (noPlace !== undefined) return fail(noPlace)
  const corpus =
    (await corpusForReports(flags.corpus)) ??
    problem('no-corpus', 'the package has no corpus', 'name one with --corpus')
  if (isProblem(corpus)) return fail(corpus)
  const recorded = recordedTools(recordsOf(corpus) ?? join(packageRoot(), 'corpus'))
  if (isProblem(recorded)) return fail(recorded)
  const { cases } = corpus.manifest
  const answers = await answersFor(logs, corpus, () => recordedAnswersOf(recorded, cases))
  if (isProblem(answers)) return fail(answers)
  const scripts = await browserScripts()
  const made = playgroundFiles({
    ...{ suite: corpus.manifest.suite, corpus, recorded },
    ...answers,
    scripts: { 'judge.js': scripts['judge.js'], 'more.js': scripts['more.js'] },
  })
  for (const [path, content] of made) {
    const unwritten = writeFile(join(flags.out, path), content)
    if (unwritten !== undefined) return fail(unwritten)
  }
  console.log(`${cases.length} cases: ${join(flags.out, 'index.html')}`)
}

/** `playground`: a page in which a reader judges, breaks and runs modules. */
export function command(): Command {
  return new Command('playground')
    .description('write a page that judges, breaks and runs modules on the machine of its reader')
    .argument(
      '[log...]',
      'run logs of check --out, for the answers of tools; default: those that the corpus records',
    )
    .option('--out <dir>', 'folder for the page', 'out/playground')
    .option('--corpus <dir>', "corpus whose cases the page opens; default: the package's corpus")
    .action(playground)
    .addHelpText(
      'after',
      `
The page works from disk and on any web server, in Chromium and Firefox. It loads nothing from elsewhere, and no module
leaves the machine: the judge, the interpreter and all cases are in the folder. #case=ID after its address opens a case.

Examples:
  spirv-cts playground --out playground
  spirv-cts playground out/run.jsonl --out playground`,
    )
}

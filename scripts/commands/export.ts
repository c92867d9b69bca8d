import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { movesIn } from '#runner/corpus/moves-in'
import { counted } from '#runner/counted'
import { exportCorpus } from '#runner/export/export-corpus'
import type { Exporter } from '#runner/export/exporter'
import { exporters } from '#runner/export/exporters'
import { type KnownAnswers, knownAnswers } from '#runner/export/known-answers'
import { isProblem } from '#runner/is-problem'
import { withCurrentCases } from '#runner/log/with-current-cases'
import { type Problem, problem } from '#runner/problem'
import { fail } from '../cli/fail.ts'
import { corpusFollowed } from '../cli/input/corpus-followed.ts'
import { openRunLogFiles } from '../cli/input/read-run-log-files.ts'
import { type CaseFlags, choiceOf, withCaseOptions } from '../cli/options/case-options.ts'
import { environmentNamed } from '../cli/options/environment-option.ts'
import { outputFolder } from '../cli/options/output-folder.ts'
import { withRevisionOption } from '../cli/options/revision-option.ts'
import { writeFile } from '../cli/output/write-file.ts'

interface ExportFlags extends CaseFlags {
  readonly format: string
  readonly out: string
  readonly known?: readonly string[]
  readonly knownTool?: string
  readonly json?: true
}

interface ExportSummary {
  readonly format: string
  readonly out: string
  readonly cases: number
  readonly files: number
  /** The number of known cases; absent without `--known`. */
  readonly known?: number
}

/** The cases that the run of `--known` shows as answered wrongly; `undefined` without it. */
async function knownBy(
  flags: ExportFlags,
  exporter: Exporter,
  folder: string,
): Promise<KnownAnswers | Problem | undefined> {
  if (flags.known === undefined) return undefined
  if (exporter.marksKnown === undefined) {
    const able = Object.keys(exporters).filter((name) => exporters[name]?.marksKnown !== undefined)
    const why = `--known: tests of ${flags.format} cannot be marked`
    return problem('bad-usage', why, `formats that can: ${able.join(', ')}`)
  }
  const log = await openRunLogFiles(flags.known)
  if (isProblem(log)) return log
  return knownAnswers(withCurrentCases(log, movesIn(folder)), flags.knownTool)
}

/** The files written; a problem if some could not be written. */
async function written(
  folder: string | undefined,
  flags: ExportFlags,
): Promise<ExportSummary | Problem> {
  const exporter = exporters[flags.format]
  if (exporter === undefined) return problem('unknown-format', `${flags.format}: no such format`)
  for (const name of flags.env ?? []) {
    const environment = environmentNamed(name)
    if (isProblem(environment)) return environment
  }
  const corpus = corpusFollowed(folder, flags.revision)
  if (isProblem(corpus)) return corpus
  const known = await knownBy(flags, exporter, corpus.folder)
  if (known !== undefined && isProblem(known)) return known
  const made = exportCorpus(corpus, choiceOf(flags, corpus.folder), exporter, known)
  if (isProblem(made)) return made
  const noPlace = outputFolder('--out', flags.out)
  if (noPlace !== undefined) return noPlace
  if (readdirSync(flags.out).length > 0)
    return problem('not-empty', `--out ${flags.out}: is not empty`, 'remove it first')
  for (const [path, content] of made.files) {
    const unwritten = writeFile(join(flags.out, path), content)
    if (unwritten !== undefined) return unwritten
  }
  const { format, out } = flags
  const told = { format, out, cases: made.cases, files: made.files.size }
  return known === undefined ? told : { ...told, known: made.known }
}

async function exportCases(folder: string | undefined, flags: ExportFlags): Promise<void> {
  const result = await written(folder, flags)
  if (isProblem(result)) fail(result)
  else if (flags.json) console.log(JSON.stringify(result))
  else {
    const { consumer, marksKnown } = exporters[flags.format] ?? {}
    const known =
      result.known === undefined ? '' : `, ${result.known} of them known to fail (${marksKnown})`
    console.log(
      `${counted(result.files, 'file')} for ${consumer} in ${result.out}, from ${counted(result.cases, 'case')}${known}`,
    )
  }
}

/** `export`: writes cases in the formats of other test suites. */
export function command(): Command {
  const exporting = new Command('export')
    .description('write cases as tests for other test suites, with all required files')
    .argument('[corpus]', "folder of a corpus; default: the package's corpus")
    .addOption(
      new Option('--format <format>', 'the format, see below')
        .choices(Object.keys(exporters))
        .makeOptionMandatory(),
    )
    .requiredOption('--out <dir>', 'a folder that is empty or does not exist')
  return withRevisionOption(withCaseOptions(exporting))
    .option(
      '--known <log...>',
      'run logs of check: lit marks the tests that the tool of the run is known to fail',
    )
    .option('--known-tool <name>', 'the tool of these logs, if they have several')
    .option('--json', 'print {format, out, cases, files}, and known with --known')
    .action(exportCases)
    .addHelpText(
      'after',
      `
${Object.entries(exporters)
  .map(([name, { summary }]) => `  ${name.padEnd(7)}  ${summary}`)
  .join('\n')}

The controls of the selected cases are included. Each export has a README that describes how to run it.

Examples:
  spirv-cts export --format dir --out out/cases
  spirv-cts export --format lit --rule 'SPV_KHR_constant_data/*' --out out/lit
  spirv-cts export --format lit --known out/run.jsonl --out out/lit-known
  spirv-cts export --format kit --out out/kit
  spirv-cts export --format seeds --sample 10% --out out/seeds`,
    )
}

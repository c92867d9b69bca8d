import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { counted } from '#runner/counted'
import { exportCorpus } from '#runner/export/export-corpus'
import { exporters } from '#runner/export/exporters'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { type CaseFlags, choiceOf, withCaseOptions } from '../case-options.ts'
import { corpusFollowed } from '../corpus-followed.ts'
import { environmentNamed } from '../environment-option.ts'
import { fail } from '../fail.ts'
import { outputFolder } from '../output-folder.ts'
import { writeFile } from '../write-file.ts'

interface Flags extends CaseFlags {
  readonly format: string
  readonly out: string
  readonly json?: true
}

interface Told {
  readonly format: string
  readonly out: string
  readonly cases: number
  readonly files: number
}

/** The files written; a problem if some could not be written. */
function written(folder: string | undefined, flags: Flags): Told | Problem {
  const exporter = exporters[flags.format]
  if (exporter === undefined) return problem('unknown-format', `${flags.format}: no such format`)
  for (const name of flags.env ?? []) {
    const environment = environmentNamed(name)
    if (isProblem(environment)) return environment
  }
  const corpus = corpusFollowed(folder, flags.revision)
  if (isProblem(corpus)) return corpus
  const made = exportCorpus(corpus, choiceOf(flags, corpus.folder), exporter)
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
  return { format, out, cases: made.cases, files: made.files.size }
}

function exportCases(folder: string | undefined, flags: Flags): void {
  const result = written(folder, flags)
  if (isProblem(result)) fail(result)
  else if (flags.json) console.log(JSON.stringify(result))
  else
    console.log(
      `${counted(result.files, 'file')} for ${exporters[flags.format]?.consumer} in ${result.out}, from ${counted(result.cases, 'case')}`,
    )
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
  return withCaseOptions(exporting)
    .option('--json', 'print {format, out, cases, files}')
    .action(exportCases)
    .addHelpText(
      'after',
      `
${Object.entries(exporters)
  .map(([name, { summary }]) => `${name.padEnd(6)} ${summary}`)
  .join('\n')}

The controls of the selected cases are included. Each export has a README that describes how to run it.

Examples:
  spirv-cts export --format dir --out out/cases
  spirv-cts export --format lit --rule 'SPV_KHR_constant_data/*' --out out/lit
  spirv-cts export --format seeds --sample 10% --out out/seeds`,
    )
}

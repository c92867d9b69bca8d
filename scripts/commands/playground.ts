import { join } from 'node:path'
import { Command } from 'commander'
import { isProblem } from '#runner/is-problem'
import { problem } from '#runner/problem'
import { materialOf } from '#runner/report/material-of'
import { fail } from '../cli/fail.ts'
import { corpusForReports } from '../cli/input/corpus-for-reports.ts'
import { openRunLogFiles } from '../cli/input/read-run-log-files.ts'
import { madePlayground } from '../cli/made-playground.ts'
import { outputFolder } from '../cli/options/output-folder.ts'
import { writeFile } from '../cli/output/write-file.ts'

interface PlaygroundFlags {
  readonly out: string
  readonly corpus?: string
}

async function playground(logs: readonly string[], flags: PlaygroundFlags): Promise<void> {
  const noPlace = outputFolder('--out', flags.out)
  if (noPlace !== undefined) return fail(noPlace)
  const corpus =
    (await corpusForReports(flags.corpus)) ??
    problem('no-corpus', 'the package has no corpus', 'name one with --corpus')
  if (isProblem(corpus)) return fail(corpus)
  const log = logs.length === 0 ? undefined : await openRunLogFiles(logs)
  if (log !== undefined && isProblem(log)) return fail(log)
  const made = await madePlayground(corpus, materialOf(corpus), log)
  if (isProblem(made)) return fail(made)
  for (const [path, content] of made) {
    const unwritten = writeFile(join(flags.out, path), content)
    if (unwritten !== undefined) return fail(unwritten)
  }
  console.log(`${corpus.manifest.cases.length} cases: ${join(flags.out, 'index.html')}`)
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

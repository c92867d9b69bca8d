import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { isProblem } from '#runner/is-problem'
import { problem } from '#runner/problem'
import { summary } from '#runner/report/summary'
import { terminal } from '#runner/report/terminal'
import { colours } from '../colours.ts'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { readRunLogFiles } from '../read-run-log-files.ts'
import { formatNamed } from '../report-format.ts'

interface Flags {
  readonly format?: string
  readonly out?: string
}

async function report(files: readonly string[], { format: name, out }: Flags): Promise<void> {
  const format = name === undefined ? undefined : formatNamed(name)
  if (format !== undefined && isProblem(format)) return fail(format)
  const log = await readRunLogFiles(files)
  if (isProblem(log)) return fail(log)
  const told = summary(log)
  const text = format?.render(log) ?? terminal(told, colours(process.stdout))
  if (out === undefined) process.stdout.write(text)
  else
    try {
      writeFileSync(out, text)
    } catch (error) {
      return fail(problem('no-place', `${out}: ${error instanceof Error ? error.message : error}`))
    }
  if (told.failed) process.exitCode = exitCode.found
}

/** `report`: run logs as reports. */
export function command(): Command {
  return new Command('report')
    .description('show a run from its log; the logs of all shards of a run become one')
    .argument('<log...>', 'run logs of check --out, or - for standard input')
    .option('--format <format>', 'md, junit, tap or json; default: a table')
    .option('--out <file>', 'where the report goes; default: standard output')
    .action(report)
    .addHelpText(
      'after',
      `
The exit code is that of the run: 1 where an unexplained disagreement failed it.

Examples:
  spirv-cts report out/run.jsonl
  spirv-cts report out/*/run.jsonl --format junit --out results.xml`,
    )
}

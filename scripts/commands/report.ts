import { Command } from 'commander'
import { isProblem } from '#runner/is-problem'
import { outcomes } from '#runner/log/outcome'
import type { LoggedRun } from '#runner/log/run-log'
import { queryGrammar } from '#runner/query/read-query'
import { caseList } from '#runner/report/case-list'
import { causesFound } from '#runner/report/causes/found-causes'
import { nextLines } from '#runner/report/causes/next-commands'
import { recordedCauses } from '#runner/report/causes/recorded-causes'
import { figures, figuring } from '#runner/report/figures'
import { folded } from '#runner/report/fold'
import { formats } from '#runner/report/formats'
import { materialOf } from '#runner/report/material-of'
import { onlyTools } from '#runner/report/only-tools'
import type { ReportParts } from '#runner/report/parts'
import { gravestOf } from '#runner/report/screen'
import { terminal } from '#runner/report/terminal'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { corpusForReports } from '../cli/input/corpus-for-reports.ts'
import { openRunLogFiles } from '../cli/input/read-run-log-files.ts'
import { columnsOf } from '../cli/options/columns-of.ts'
import { playgroundIn, playgroundOption } from '../cli/options/playground-option.ts'
import { formatNamed } from '../cli/options/report-format.ts'
import { colours } from '../cli/output/colours.ts'
import { logWhere } from '../cli/output/log-where.ts'
import { writeFile } from '../cli/output/write-file.ts'
import { writeParts } from '../cli/output/write-parts.ts'

interface ReportFlags {
  readonly format?: string
  readonly tool?: readonly string[]
  readonly where?: string
  readonly corpus?: string
  readonly playground?: string
  readonly out?: string
}

async function report(files: readonly string[], flags: ReportFlags): Promise<void> {
  const format = flags.format === undefined ? undefined : formatNamed(flags.format)
  if (format !== undefined && isProblem(format)) return fail(format)
  const corpus = format === undefined ? undefined : await corpusForReports(flags.corpus)
  if (corpus !== undefined && isProblem(corpus)) return fail(corpus)
  const merged = await openRunLogFiles(files)
  if (isProblem(merged)) return fail(merged)
  const ofTools = flags.tool === undefined ? merged : onlyTools(merged, flags.tool)
  if (isProblem(ofTools)) return fail(ofTools)
  const log = logWhere(ofTools, flags)
  if (isProblem(log)) return fail(log)
  const parts =
    format?.render(log, { ...materialOf(corpus), ...playgroundIn(flags) }) ??
    (flags.where === undefined ? table(log) : caseList(log))
  if (flags.out === undefined) await writeParts(parts)
  else {
    const unwritten = writeFile(flags.out, parts)
    if (unwritten !== undefined) return fail(unwritten)
  }
  if (figures(log).failed) process.exitCode = exitCode.found
}

/** The run as a table, with what to do next. */
function table(log: LoggedRun): ReportParts {
  const [figures, causes] = folded(log.results, figuring(log), causesFound(log, recordedCauses()))
  const matrix = terminal(figures, colours(process.stdout), columnsOf(process.stdout))
  return [matrix, nextLines(gravestOf(figures, causes), figures.oracles)]
}

/** `report`: writes reports from run logs. */
export function command(): Command {
  return new Command('report')
    .description('show a run from its log; the logs of all shards of a run are merged')
    .argument('<log...>', 'run logs of check --out, or - for standard input')
    .option('--format <format>', `${Object.keys(formats).join(', ')}; default: a table`)
    .option('--tool <name...>', 'only these tools of the run')
    .option('--where <query>', 'only the answers that a query selects, see below; default: a list')
    .option(
      '--corpus <dir>',
      "corpus with the modules of the cases, or the folder of modules; default: the package's corpus",
    )
    .addOption(playgroundOption())
    .option('--out <file>', 'file for the report; default: standard output')
    .action(report)
    .addHelpText(
      'after',
      `
The exit code is that of the run: 1 if an unexplained disagreement failed it. The html report is a single file that needs
no network; sarif is SARIF 2.1.0; badge is an SVG for one tool or for the run; vuids is a Markdown table of
the identifiers of valid usage of Vulkan with the validators that enforce them; drivers is one of what each driver makes of the cases.
A log may have any length: most of a long one is in a temporary file of TMPDIR meanwhile.

A query selects cases by what tools answer in one environment: ${queryGrammar.join('\n')}.
OUTCOME is ${outcomes.slice(0, 7).join(', ')},
${outcomes.slice(7).join(', ')}, disagreement (any of the first six) or unexplained. Write what contains blanks or
one of = ! ~ ( ) in double quotes.

Examples:
  spirv-cts report out/run.jsonl
  spirv-cts report out/run.jsonl --where 'spirv-val@stable=agree and spirv-val@testing=false-accept'
  spirv-cts report out/run.jsonl --where 'any=crash or (text=core and not env~vulkan*)' --format json
  spirv-cts report out/run.jsonl --format html --out report.html
  spirv-cts report out/*/run.jsonl --format junit --out results.xml
  spirv-cts report out/run.jsonl --format vuids --out vuids.md
  spirv-cts report out/run.jsonl --format badge --tool spirv-val@testing --out badge.svg`,
    )
}

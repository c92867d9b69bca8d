import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { counted } from '#runner/counted'
import { isProblem } from '#runner/is-problem'
import { addresses } from '#runner/pages/site/addresses'
import { readKits, type SiteKit } from '#runner/pages/site/kit'
import { siteOf } from '#runner/pages/site/site'
import { siteFiles } from '#runner/pages/site/site-files'
import { type DatedLog, siteRuns } from '#runner/pages/site/site-run'
import { type Problem, problem } from '#runner/problem'
import { materialOf } from '#runner/report/material-of'
import { fail } from '../cli/fail.ts'
import { corpusForReports } from '../cli/input/corpus-for-reports.ts'
import { openRunLogFile } from '../cli/input/read-run-log-files.ts'
import { madePlayground } from '../cli/made-playground.ts'
import { outputFolder } from '../cli/options/output-folder.ts'
import { progress } from '../cli/output/progress.ts'
import { writeFile } from '../cli/output/write-file.ts'

interface SiteFlags {
  readonly out: string
  readonly kits?: readonly string[]
  readonly corpus?: string
  readonly url?: string
  readonly playground?: true
}

/** A log with its day: that of the argument, of the log itself, or of the file. */
async function datedLog(argument: string): Promise<DatedLog | Problem> {
  const [, given, file = argument] = /^(\d{4}-\d{2}-\d{2})=(.+)$/.exec(argument) ?? []
  if (given !== undefined && Number.isNaN(Date.parse(given)))
    return problem('bad-date', `${argument}: there is no day ${given}`, 'write YEAR-MONTH-DAY=LOG')
  const log = await openRunLogFile(file)
  if (isProblem(log)) return log
  const written = () =>
    (file === '-' ? new Date() : statSync(file).mtime).toISOString().slice(0, 10)
  return { day: given ?? log.header.date ?? written(), log }
}

async function datedLogs(files: readonly string[]): Promise<readonly DatedLog[] | Problem> {
  const logs: DatedLog[] = []
  for (const file of files) {
    const log = await datedLog(file)
    if (isProblem(log)) return log
    logs.push(log)
  }
  return logs
}

function kitsIn(folders: readonly string[]): readonly SiteKit[] | Problem {
  const kits: SiteKit[] = []
  for (const folder of folders) {
    const read = readKits(folder)
    if (isProblem(read)) return read
    kits.push(...read)
  }
  return kits
}

/** The address with a final slash; a problem if it is not one that a feed can have. */
function baseOf(url: string | undefined): string | Problem {
  if (url === undefined) return ''
  if (!/^https?:\/\/[^\s?#]+$/.test(url))
    return problem(
      'bad-url',
      `--url ${url}: not an address of a folder`,
      'for example https://example.org/spirv/',
    )
  return url.endsWith('/') ? url : `${url}/`
}

async function site(files: readonly string[], flags: SiteFlags): Promise<void> {
  const base = baseOf(flags.url)
  if (typeof base !== 'string') return fail(base)
  const noPlace = outputFolder('--out', flags.out)
  if (noPlace !== undefined) return fail(noPlace)
  const corpus = await corpusForReports(flags.corpus)
  if (corpus !== undefined && isProblem(corpus)) return fail(corpus)
  const kits = kitsIn(flags.kits ?? [])
  if (isProblem(kits)) return fail(kits)
  const logs = await datedLogs(files)
  if (isProblem(logs)) return fail(logs)
  if (flags.playground && corpus === undefined)
    return fail(problem('no-corpus', 'a playground opens cases', 'name a corpus with --corpus'))
  const material = {
    ...materialOf(corpus),
    ...(flags.playground && { playground: addresses.playground }),
  }
  const runs = siteRuns(logs, material)
  if (isProblem(runs)) return fail(runs)
  const line = progress()
  line.show(counted(runs.length, 'run'))
  const made = siteFiles(siteOf(runs), { ...material, kits, base })
  const newest = runs.at(-1)?.log
  const page =
    flags.playground && corpus !== undefined
      ? await madePlayground(corpus, material, newest)
      : new Map<string, string>()
  if (isProblem(page)) return fail(page)
  const inFolder = [...page].map(([path, content]) => [`playground/${path}`, content] as const)
  for (const [path, content] of [...made, ...inFolder]) {
    const unwritten = writeFile(join(flags.out, path), content)
    if (unwritten !== undefined) return fail(unwritten)
  }
  line.done()
  const pages = [...made.keys()].filter((path) => path.endsWith('.html')).length
  console.log(`${pages} pages: ${join(flags.out, 'index.html')}`)
}

/** `site`: static pages from run logs of several versions and days. */
export function command(): Command {
  return new Command('site')
    .description(
      'write static pages from run logs: errors by tool, version and day, texts sentence by sentence, feeds, badges',
    )
    .argument(
      '<log...>',
      'run logs of check --out, each optionally as DAY=LOG; shards of a run are merged',
    )
    .option('--out <dir>', 'folder for the pages', 'out/site')
    .option(
      '--kits <dir...>',
      'folders that bugs wrote: their modules and scripts go on the pages of their causes',
    )
    .option('--corpus <dir>', "corpus with the modules of the cases; default: the package's corpus")
    .option('--playground', 'with a playground in which every case opens')
    .option('--url <url>', 'address where the site will be, for feeds')
    .action(site)
    .addHelpText(
      'after',
      `
The pages work from disk and on any web server, load nothing from elsewhere and, but for the playground, contain no script. The day of a run is in its
log; DAY=LOG sets it for older logs. Of several runs that asked the same version of a tool, the newest counts.

Examples:
  spirv-cts site out/run.jsonl --out site
  spirv-cts site 2026-10-01=old/run.jsonl out/run.jsonl --kits bugs --url https://example.org/spirv/ --out site`,
    )
}

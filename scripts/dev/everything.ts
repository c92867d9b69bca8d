// `npm start`: one text first, while validators are installed, and then every case by every tool. Options are those of
// `check`: `npm start -- --matrix`; `--processes` starts a program for each question where a harness would answer.
import { closeSync, existsSync, fstatSync, openSync, readSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { compilers } from '#runner/harness/built-program'
import { packageRoot } from '#runner/package-root'
import { start } from '#runner/process/start'
import { findTools } from '#runner/tools/find-tools'
import { toolDirectory } from '#runner/tools/tool-directory'
import { exitCode } from '../cli/exit-code.ts'
import { recordedErrors } from '../cli/explain/recorded-causes-table.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { command as checkCommand } from '../commands/check.ts'
import { quickest } from './quickest.ts'

const out = join(packageRoot(), 'out', 'start')
const command = join(packageRoot(), 'scripts', 'cts.ts')
const from = performance.now()

/** The tools to run if they are found: validators of all versions, and the newest assembler and disassembler. */
const asked = [
  'spirv-val@oldstable',
  'spirv-val@stable',
  'spirv-val@testing',
  'spirv-val',
  'spirv-as@testing',
  'spirv-dis@testing',
]

/** An optimiser, asked with its usual pipeline; cases with results show what it computes. */
const optimiser = 'spirv-opt@testing'
const pipeline = '-O'

/** A text of few cases, which has something to tell within seconds. */
const firstText = 'SPV_KHR_8bit_storage'

/** Options of Node for a process that holds the answers of a run: old objects are gone through less often. */
const roomy = '--max-semi-space-size=64'

/** Runs a command of ours in the terminal. */
async function cts(args: readonly string[]): Promise<number> {
  const node = [process.execPath, roomy, '--import', 'tsx', '--conditions=source']
  const { exitCode: code } = await start([...node, command, ...args], {
    cwd: packageRoot(),
    stdio: 'inherit',
    nothrow: true,
  })
  return code ?? exitCode.badUsage
}

/** Octets at the end of a log in which its last line begins. */
const lastOctets = 1 << 20

/** Whether a run log has its last line, so that all answers are in it; the reports of its run may not be written yet. */
function isComplete(log: string): boolean {
  if (!existsSync(log)) return false
  const file = openSync(log, 'r')
  try {
    const { size } = fstatSync(file)
    const end = Buffer.alloc(Math.min(size, lastOctets))
    readSync(file, end, 0, end.length, size - end.length)
    const text = end.toString('utf8')
    return text.endsWith('\n') && text.lastIndexOf('\n{"kind":"footer"') >= 0
  } finally {
    closeSync(file)
  }
}

/** Resolves when a log is complete, or the process that writes it has ended. */
async function completed(log: string, writing: Promise<unknown>): Promise<boolean> {
  let isWritten = false
  const ended = writing.then(() => {
    isWritten = true
  })
  while (!isWritten && !isComplete(log)) await Promise.race([ended, setTimeout(200)])
  return isComplete(log)
}

async function found(specs: readonly string[] = asked): Promise<readonly string[]> {
  const available = new Set((await findTools(toolDirectory())).map(({ spec }) => spec))
  return specs.filter((spec) => available.has(spec))
}

/** The optimiser with its pipeline, in the form that answers soonest; none where it is not installed. */
async function optimisers(): Promise<readonly string[]> {
  const [installed] = await found([optimiser])
  if (installed === undefined) return []
  const [soonest = installed] = isByHarness ? await quickest([installed]) : [installed]
  return [`${soonest} ${pipeline}`]
}

function naming(tools: readonly string[]): readonly string[] {
  return tools.length > 0 ? ['--tool', ...tools] : []
}

function step(what: string): void {
  console.error(`\n> ${what} (after ${Math.round((performance.now() - from) / 1000)} s)`)
}

/** The first text by every tool that is there. */
async function first(tools: readonly string[]): Promise<void> {
  step(`${firstText}: ${['the reference decoder', ...tools].join(', ')}`)
  await cts(['check', '--rule', `${firstText}/*`, '--screen', ...naming(tools)])
}

const processes = '--processes'
const line = scriptCommand(
  'start',
  'install validators, and run them and the reference decoder on every case',
)
  .argument('[option...]', 'options of check, such as --matrix')
  .option(processes, 'start a program for each question where a harness would answer')
  .allowUnknownOption()
  .parse()
const { args: options } = line
// What check does not know is refused before anything is installed.
checkCommand()
  .copyInheritedSettings(line)
  .showHelpAfterError('hint: npm run -s cts -- check --help')
  .action(() => undefined)
  .parse(options, { from: 'user' })
const isByHarness =
  line.opts<{ readonly processes?: true }>().processes !== true &&
  !('kind' in (await compilers('the harness', `npm start -- ${processes}`)))

step('known errors, as recorded by earlier runs')
console.log(recordedErrors(join(packageRoot(), 'corpus')))
const before = await found()
const ofSuites = asked.filter((spec) => spec.includes('@'))
const isInstalled =
  ofSuites.every((spec) => before.includes(spec)) &&
  (!isByHarness || (await quickest(ofSuites)).every((spec) => !ofSuites.includes(spec)))
const library = isByHarness ? ['--with', 'library'] : []
if (!isInstalled) {
  step('installing validators in user space')
  // Tools that are installed already answer meanwhile.
  const [installed] = await Promise.all([cts(['tools', 'install', ...library]), first(before)])
  if (installed !== 0)
    console.error('no validator was installed; using the tools on PATH and the reference decoder')
}
const present = await found()
const tools = isByHarness ? await quickest(present) : present
if (isInstalled || present.length > before.length) await first(tools)

const all = [...tools, ...(await optimisers())]
step(`all cases, and those with results: ${['the reference decoder', ...all].join(', ')}`)
const log = join(out, 'run.jsonl')
// The page must not be made of the answers of an earlier run.
rmSync(log, { force: true })
const checking = cts([
  ...['check', '--screen', '--results', '--report', 'html', '--out', out],
  ...['--playground', 'playground/index.html'],
  ...naming(all),
  ...options,
])
const folder = join(out, 'playground')
// The report is written meanwhile.
const page = (await completed(log, checking))
  ? cts(['playground', log, '--out', relative(packageRoot(), folder)])
  : undefined
const code = await checking
// Without a log there is neither a report nor a page.
if (!existsSync(log)) process.exit(code)
step('a page in which every case opens')
const hasPage = (await page) === 0
const absent = asked
  .filter((spec) => !present.includes(spec))
  .map((spec) => (spec.includes('@') ? spec : `${spec} on PATH`))
const report = relative(process.cwd(), join(out, 'run.html'))
console.log(`
Report: ${report} (open it from disk: every cause, rule, case and answer)
Page:   ${hasPage ? relative(process.cwd(), join(folder, 'index.html')) : 'none'} (judge, break and run modules; cases of the report open there)
Next:   npm run -s cts -- explain core/layout-offsets-distinct    one rule with its files and cases
        npm run -s cts -- check --tool 'mine:my-validator --env {env} {file}'
        npm start -- --matrix                                     every rule by every tool
${absent.length > 0 ? `Not found, so not asked: ${absent.join(', ')}\n` : ''}Run log: ${relative(process.cwd(), join(out, 'run.jsonl'))}; ${Math.round((performance.now() - from) / 1000)} s`)
process.exitCode = code

// `npm start`: one text first, while validators are installed, and then every case by every tool. Options are those of
// `check`: `npm start -- --matrix`; `--processes` starts a program for each question where a harness would answer.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compilers } from '#runner/harness/built-program'
import { packageRoot } from '#runner/package-root'
import { start } from '#runner/process/start'
import { findTools } from '#runner/tools/find-tools'
import { toolDirectory } from '#runner/tools/tool-directory'
import { exitCode } from '../cli/exit-code.ts'
import { recordedErrors } from '../cli/explain/recorded-causes-table.ts'
import { scriptCommand } from '../cli/script-command.ts'
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

/** Runs a command of ours in the terminal. */
async function cts(args: readonly string[]): Promise<number> {
  const words = [process.execPath, '--import', 'tsx', '--conditions=source', command, ...args]
  const { exitCode: code } = await start(words, {
    cwd: packageRoot(),
    stdio: 'inherit',
    nothrow: true,
  })
  return code ?? exitCode.badUsage
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
const code = await cts([
  ...['check', '--screen', '--results', '--report', 'html', '--out', out],
  ...['--playground', 'playground/index.html'],
  ...naming(all),
  ...options,
])
step('a page in which every case opens')
const log = join(out, 'run.jsonl')
const folder = join(out, 'playground')
const hasPage =
  existsSync(log) &&
  (await cts(['playground', log, '--out', relative(packageRoot(), folder)])) === 0
const absent = asked.filter((spec) => !present.includes(spec))
const report = relative(process.cwd(), join(out, 'run.html'))
console.log(`
Report: ${report} (open it from disk: every cause, rule, case and answer)
Page:   ${hasPage ? relative(process.cwd(), join(folder, 'index.html')) : 'none'} (judge, break and run modules; cases of the report open there)
Next:   npm run -s cts -- explain core/layout-offsets-distinct    one rule with its files and cases
        npm run -s cts -- check --tool 'mine:my-validator --env {env} {file}'
        npm start -- --matrix                                     every rule by every tool
${absent.length > 0 ? `Not found, so not asked: ${absent.join(', ')}\n` : ''}Run log: ${relative(process.cwd(), join(out, 'run.jsonl'))}; ${Math.round((performance.now() - from) / 1000)} s`)
process.exitCode = code

// `npm start`: generates the corpus, finds or installs validators, runs them on every case, and prints the results.
import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'
import { findTools } from '#runner/tools/find-tools'
import { toolDirectory } from '#runner/tools/tool-directory'
import { cleanShell } from './clean-shell.ts'
import { exitCode } from './exit-code.ts'

const out = join(packageRoot(), 'out', 'start')
const command = join(packageRoot(), 'scripts', 'cts.ts')

/** The tools to run if they are found: validators of all versions, and the newest assembler and disassembler. */
const asked = [
  'spirv-val@oldstable',
  'spirv-val@stable',
  'spirv-val@testing',
  'spirv-val',
  'spirv-as@testing',
  'spirv-dis@testing',
]

/** Runs a command of ours. Its standard output is shown, or returned if `output` is `read`. */
async function cts(
  args: readonly string[],
  output: 'shown' | 'read' = 'shown',
): Promise<{ readonly code: number; readonly stdout: string }> {
  const { exitCode: code, stdout } = await cleanShell({
    cwd: packageRoot(),
    stdio: ['inherit', output === 'read' ? 'pipe' : 'inherit', 'inherit'],
    nothrow: true,
  })`${process.execPath} --import tsx --conditions=source ${command} ${args}`
  return { code: code ?? exitCode.badUsage, stdout }
}

function step(what: string): void {
  console.error(`\n> ${what}`)
}

step('generating the corpus')
// Prints only the totals; `generate` itself prints a table of all rules.
const made = await cts(['generate', '--json'], 'read')
if (made.stdout.startsWith('{')) {
  const { cases, bytes, disagreements } = JSON.parse(made.stdout) as Record<string, unknown>
  console.log(
    `${cases} cases, ${bytes} bytes, ${disagreements} disagreements between maker and judge`,
  )
}

step('installing validators in user space')
if ((await cts(['tools', 'install'])).code !== 0)
  console.error('no validator was installed; using the tools on PATH and the reference decoder')
const found = new Set((await findTools(toolDirectory())).map(({ spec }) => spec))
const tools = asked.filter((spec) => found.has(spec))
const absent = asked.filter((spec) => !found.has(spec))

step(['running the reference decoder', ...tools].join(', '))
const naming = tools.length > 0 ? ['--tool', ...tools] : []
const checked = await cts(['check', '--report', 'html', '--out', out, ...naming])
if (absent.length > 0) console.log(`skipped because they were not found: ${absent.join(', ')}`)
console.log(`run log: ${join(out, 'run.jsonl')}\nreport: ${join(out, 'run.html')}`)
process.exitCode = made.code || checked.code

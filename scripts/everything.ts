// `npm start`: the corpus made anew, validators found or installed, every case asked, the answers on the terminal.
import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'
import { findTools } from '#runner/tools/find-tools'
import { toolDirectory } from '#runner/tools/tool-directory'
import { cleanShell } from './clean-shell.ts'
import { exitCode } from './exit-code.ts'

const out = join(packageRoot(), 'out', 'start')
const command = join(packageRoot(), 'scripts', 'cts.ts')

/** What is asked where it was found: validators of every age, and the newest of what writes and reads assembly. */
const asked = [
  'spirv-val@oldstable',
  'spirv-val@stable',
  'spirv-val@testing',
  'spirv-val',
  'spirv-as@testing',
  'spirv-dis@testing',
]

/** Runs a command of ours; its standard output is shown, or handed back where it is to be `read`. */
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

step('making the corpus')
// The table of all rules is for who asks for it; the sum is for everybody.
const made = await cts(['generate', '--json'], 'read')
if (made.stdout.startsWith('{')) {
  const { cases, bytes, disagreements } = JSON.parse(made.stdout) as Record<string, unknown>
  console.log(`${cases} cases, ${bytes} bytes, ${disagreements} disagreements of maker and judge`)
}

step('installing validators in user space')
if ((await cts(['tools', 'install'])).code !== 0)
  console.error('no validator was installed; what is on PATH is asked, and the reference decoder')
const found = new Set((await findTools(toolDirectory())).map(({ spec }) => spec))
const tools = asked.filter((spec) => found.has(spec))
const absent = asked.filter((spec) => !found.has(spec))

step(['asking the reference decoder', ...tools].join(', '))
const naming = tools.length > 0 ? ['--tool', ...tools] : []
const checked = await cts(['check', '--report', 'html', '--out', out, ...naming])
if (absent.length > 0) console.log(`not asked, for they were not found: ${absent.join(', ')}`)
console.log(`run log: ${join(out, 'run.jsonl')}\nreport: ${join(out, 'run.html')}`)
process.exitCode = made.code || checked.code

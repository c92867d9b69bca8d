// `npm run farm-rates -- --farm URL [--tool SPEC] [--runs N] [--slice N]`: modules per second of one campaign by one and two
// jobs of this machine, and by one and two workers of a farm; and whether all four came to the same. Measures what `npm run build`
// has built.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProcessPromise } from 'zx/core'
import { packageRoot } from '#runner/package-root'
import { start } from '#runner/process/start'
import { positiveInteger } from '../cli/options/option-values.ts'
import { table } from '../cli/output/table.ts'
import { scriptCommand } from '../cli/script-command.ts'

interface FarmRatesFlags {
  readonly farm: string
  readonly tool: string
  readonly runs: number
  readonly slice: number
  readonly seed: number
}

const flags = scriptCommand(
  'farm-rates',
  'measure modules per second of one campaign in processes of this machine and by workers of a farm',
)
  .requiredOption('--farm <url>', 'Redis or Valkey that nobody else uses')
  .option('--tool <spec>', 'tool of the campaign', 'reference')
  .option('--runs <n>', 'modules of the campaign', positiveInteger, 8192)
  .option('--slice <n>', 'modules of one piece of work', positiveInteger, 512)
  .option('--seed <n>', 'seed of the campaign', positiveInteger, 1)
  .parse()
  .opts<FarmRatesFlags>()

const folder = mkdtempSync(join(tmpdir(), 'farm-rates-'))
const blobs = join(folder, 'blobs')

function cts(args: readonly string[], env: NodeJS.ProcessEnv = {}): ProcessPromise {
  const script = join(packageRoot(), 'dist/scripts/cts.js')
  return start([process.execPath, script, ...args], {
    nothrow: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
}

/** A worker that takes jobs; in an object, for a promise would be waited for. */
interface MeasuredWorker {
  readonly running: ProcessPromise
}

/** Resolves once a worker takes jobs. */
async function worker(): Promise<MeasuredWorker> {
  const running = cts(['worker', '--jobs', '1', '--blobs', blobs, '--tools', flags.tool], {
    SPIRV_CTS_FARM: flags.farm,
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    running.stderr?.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes(' serves ')) resolve()
    })
    // Once it serves, its end rejects nothing any more.
    running.then(({ stderr }) => reject(new Error(`a worker ended: ${stderr}`)))
  })
  return { running }
}

/** Files of a campaign without its journal and its times. */
function filesOf(out: string): string {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'journal.jsonl')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file.slice(out.length)}\n${readFileSync(file, 'latin1')}`)
    .join('\n')
    .replace(/"(?:seconds|runsNow|generate|judge|tools|reduce)": [\d.]+/g, '')
}

interface MeasuredRate {
  readonly name: string
  readonly perSecond: number
  readonly files: string
}

async function measured(name: string, jobs: number, workers: number): Promise<MeasuredRate> {
  const out = join(folder, name.replaceAll(' ', '-'))
  const all = await Promise.all(Array.from({ length: workers }, worker))
  const cut = ['--runs', String(flags.runs), '--slice', String(flags.slice), '--ahead', '16']
  const campaign = cts(
    [
      ...['fuzz', '--tool', flags.tool, '--seed', String(flags.seed), ...cut],
      ...['--jobs', String(jobs), '--blobs', blobs, '--out', out],
    ],
    { SPIRV_CTS_FARM: workers === 0 ? undefined : flags.farm },
  )
  const { exitCode: code, stderr } = await campaign
  for (const { running } of all) {
    running.child?.kill('SIGTERM')
    await running
  }
  if (code !== 0 && code !== 1) throw new Error(`${name}: fuzz ended with ${code}: ${stderr}`)
  const { runsNow, seconds } = JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'))
  return { name, perSecond: runsNow / seconds, files: filesOf(out) }
}

try {
  const all = [
    await measured('1 job', 1, 0),
    await measured('2 jobs', 2, 0),
    await measured('1 worker', 1, 1),
    await measured('2 workers', 1, 2),
  ]
  const [first] = all as [MeasuredRate]
  console.log(
    `${flags.runs} modules for ${flags.tool}, slices of ${flags.slice}; load ${loadavg()[0]?.toFixed(1)}`,
  )
  const rows = all.map(({ name, perSecond, files }) => [
    ...[name, `${perSecond.toFixed(0)} modules/s`, (perSecond / first.perSecond).toFixed(2)],
    files === first.files ? 'equal' : 'OTHER RESULT',
  ])
  console.log(table([['', 'rate', 'ratio', 'result'], ...rows]))
  if (all.some(({ files }) => files !== first.files)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

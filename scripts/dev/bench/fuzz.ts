import { join } from 'node:path'
import { z } from 'zod'
import { workerOptions } from '#runner/fuzz/campaign/worker-options'
import { packageRoot } from '#runner/package-root'
import { cleanShell } from '#runner/process/clean-shell'
import type { BenchRow } from './bench-row.ts'
import { openedTool } from './opened-tool.ts'

const alone = z.object({ ms: z.number() })
const pair = z.object({ rate: z.number(), disagreements: z.number(), megabytes: z.number() })

/** Modules of the long run that measures memory. */
const usualModules = 1_000_000

async function answered(script: string, args: readonly string[]): Promise<unknown> {
  const file = join(packageRoot(), `dist/scripts/dev/bench/${script}.js`)
  const { stdout } = await cleanShell()`exec ${process.execPath} ${workerOptions} ${file} ${args}`
  return JSON.parse(stdout)
}

interface Work {
  readonly spec: string
  /** Modules for each of the two. */
  readonly count: number
  readonly warm: number
}

/** Two workers at a time: modules a second of both, and megabytes of all processes. */
async function both({ spec, count, warm }: Work) {
  return pair.parse(await answered('fuzz-pair', [spec, String(count), String(warm)]))
}

/** The best of some runs of one worker that only makes modules. */
async function making(): Promise<number> {
  const rates: number[] = []
  for (let run = 0; run < 5; run++) {
    const { ms } = alone.parse(await answered('fuzz-worker', ['none', '0', '20000', '10000']))
    rates.push((20_000 * 1000) / ms)
  }
  return Math.max(...rates)
}

/** Milliseconds of the best of some runs, ours and a bare loop of the shell over the same files. */
async function processLoops(): Promise<{ readonly ours: number; readonly theirs: number }> {
  const script = join(packageRoot(), 'dist/scripts/dev/bench/process-loops.js')
  const { stdout } = await cleanShell()`exec ${process.execPath} ${script}`
  return z.object({ ours: z.number(), theirs: z.number() }).parse(JSON.parse(stdout))
}

/**
 * How fast modules are made, judged and put before spirv-val, through its harness and as a process for each module, and how
 * much memory that takes. Needs `npm run build`, a compiler and `tools install --with library`.
 *
 * @throws when either is missing, before anything is measured.
 */
export async function fuzzBench(): Promise<readonly BenchRow[]> {
  const asked = { program: 'spirv-val@testing', harness: 'harness:spirv-val@testing' }
  for (const spec of Object.values(asked)) (await openedTool(spec, 'validator')).close()
  const { SPIRV_CTS_BENCH_MODULES } = process.env
  const modules = Number(SPIRV_CTS_BENCH_MODULES ?? usualModules)
  const made = await making()
  const processes = await both({ spec: asked.program, count: 3072, warm: 1024 })
  const harness = await both({
    spec: asked.harness,
    count: Math.round(modules / 2),
    warm: 10_000,
  })
  const loops = await processLoops()
  const row = (
    name: string,
    ours: number,
    theirs: number,
    goal: string,
    unit: string,
  ): BenchRow => ({ name, ours, theirs, ratio: ours / theirs, goal, unit })
  return [
    row('small modules made, one core, to 20000', made, 20_000, '>= 1', 'modules/s'),
    row(
      'made, judged, asked of the harness, two cores, to 20000',
      harness.rate,
      20_000,
      '>= 1',
      'modules/s',
    ),
    row(
      'the same, to a process for each module',
      harness.rate,
      processes.rate,
      '>= 15',
      'modules/s',
    ),
    row('1024 processes, to a bare xargs', loops.ours, loops.theirs, '<= 1.15', 'ms'),
    row(
      `memory of all processes over ${modules} modules, to 400`,
      harness.megabytes,
      400,
      '<= 1',
      'MB',
    ),
  ]
}

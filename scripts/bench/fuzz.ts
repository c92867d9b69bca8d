import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { packageRoot } from '#runner/package-root'
import type { BenchRow } from './bench-row.ts'

const start = promisify(execFile)
const answer = z.object({ ms: z.number(), disagreements: z.number(), peak: z.number() })

/** Modules of the long run, of which memory is measured. */
const usualModules = 1_000_000

/** So many megabytes of old objects and of young ones are enough for a worker; without limits it takes what there is. */
const limits = ['--max-old-space-size=96', '--max-semi-space-size=2']

interface Work {
  readonly spec: string
  readonly count: number
  readonly warm: number
}

async function worker({ spec, count, warm }: Work, first: number) {
  const script = join(packageRoot(), 'dist/scripts/bench/fuzz-worker.js')
  const args = [...limits, script, spec, String(first), String(count), String(warm)]
  const { stdout } = await start(process.execPath, args)
  return answer.parse(JSON.parse(stdout))
}

/** Two workers at a time: modules a second of both, and megabytes of both and of what they ask. */
async function both(work: Work): Promise<{ readonly rate: number; readonly megabytes: number }> {
  const done = await Promise.all([worker(work, 0), worker(work, 1)])
  return {
    rate: done.reduce((sum, { ms }) => sum + (work.count * 1000) / ms, 0),
    megabytes: done.reduce((sum, { peak }) => sum + peak, 0) / 1024,
  }
}

/** The best of some runs of one worker that only makes modules. */
async function making(): Promise<number> {
  const rates: number[] = []
  for (let run = 0; run < 5; run++) {
    const { ms } = await worker({ spec: 'none', count: 20_000, warm: 10_000 }, 0)
    rates.push((20_000 * 1000) / ms)
  }
  return Math.max(...rates)
}

/** Milliseconds of the best of some runs, ours and a bare loop of the shell over the same files. */
async function processLoops(): Promise<{ readonly ours: number; readonly theirs: number }> {
  const script = join(packageRoot(), 'dist/scripts/bench/process-loops.js')
  const { stdout } = await start(process.execPath, [script])
  return z.object({ ours: z.number(), theirs: z.number() }).parse(JSON.parse(stdout))
}

/**
 * How fast modules are made, judged and put before spirv-val, through its harness and as a process for each module, and how
 * much memory that takes. Needs `npm run build`, a compiler and `tools install --with library`.
 */
export async function fuzzBench(): Promise<readonly BenchRow[]> {
  const { SPIRV_CTS_BENCH_MODULES } = process.env
  const modules = Number(SPIRV_CTS_BENCH_MODULES ?? usualModules)
  const made = await making()
  const processes = await both({ spec: 'spirv-val@testing', count: 2048, warm: 256 })
  const harness = await both({
    spec: 'harness:spirv-val@testing',
    count: Math.round(modules / 2),
    warm: 10_000,
  })
  const loops = await processLoops()
  const own = process.resourceUsage().maxRSS / 1024
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
      'made, judged, asked of the harness, two cores, to 8000',
      harness.rate,
      8_000,
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
    row(`memory over ${modules} modules, to 400`, harness.megabytes + own, 400, '<= 1', 'MB'),
  ]
}

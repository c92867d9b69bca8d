// Two of `fuzz-worker.ts` at a time, of even and of odd indexes. Arguments: SPEC, how many modules for each, and how many first
// for nothing. Says on standard output, as JSON, how many modules a second both did together, and how many megabytes
// this process and all below it had in use at most at any time. Pages that several share count once: it is the sum of proportional set sizes.
import { join } from 'node:path'
import { z } from 'zod'
import { workerOptions } from '#runner/fuzz/campaign/worker-options'
import { packageRoot } from '#runner/package-root'
import { cleanShell } from '#runner/process/clean-shell'
import { proportionalSetSize } from './proportional-set-size.ts'

const [spec = 'none', count = '1000', warm = '0'] = process.argv.slice(2)
const answer = z.object({ ms: z.number(), disagreements: z.number() })

async function worker(first: number) {
  const script = join(packageRoot(), 'dist/scripts/dev/bench/fuzz-worker.js')
  const args = [script, spec, first, count, warm]
  const { stdout } = await cleanShell()`exec ${process.execPath} ${workerOptions} ${args}`
  return answer.parse(JSON.parse(stdout))
}

let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, proportionalSetSize(process.pid))
}, 500)
const done = await Promise.all([worker(0), worker(1)])
clearInterval(watch)
const rate = done.reduce((sum, { ms }) => sum + (Number(count) * 1000) / ms, 0)
const disagreements = done.reduce((sum, worker) => sum + worker.disagreements, 0)
console.log(JSON.stringify({ rate, disagreements, megabytes: peak / 1024 }))

import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { which } from 'zx/core'
import { problem } from '#runner/problem'
import { run } from '#runner/process/run'
import type { ExportConsumer } from './consumer.ts'

/** Number of seeds to test with: a fuzzer tries each of them before it starts. */
const most = 200

/** Has AFL++ read the seeds and the dictionary, for which it needs no instrumented program. */
export const seeds: ExportConsumer = async ({ folder, scratch, tool }) => {
  const fuzzer = await which('afl-fuzz', { nothrow: true })
  if (fuzzer === null) return problem('no-tool', 'no afl-fuzz', 'apt-get install afl++')
  const few = join(scratch, 'few')
  mkdirSync(few)
  const names = readdirSync(join(folder, 'seeds')).slice(0, most)
  for (const name of names) copyFileSync(join(folder, 'seeds', name), join(few, name))
  const files = ['-i', few, '-x', join(folder, 'spirv.dict'), '-o', join(scratch, 'found')]
  const done = await run([fuzzer, '-n', '-V', '5', ...files, '--', tool('spirv-val'), '@@'], {
    timeoutMs: 120_000,
    env: {
      ...process.env,
      AFL_NO_UI: '1',
      AFL_SKIP_CPUFREQ: '1',
      AFL_NO_AFFINITY: '1',
      AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES: '1',
    },
  })
  if (done.kind !== 'answered') return problem('failed', `afl-fuzz: ${done.kind}`)
  const total = Number(/(\d+) total/.exec(done.stdout)?.[1] ?? 0)
  const extra = Number(/Loaded (\d+) extra tokens/.exec(done.stdout)?.[1] ?? 0)
  return {
    summary: `afl-fuzz read ${total} of ${names.length} seeds and ${extra} words`,
    passed: total === names.length && extra > 0,
  }
}

import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { usualSlicing } from '#runner/fuzz/campaign/slicing'
import type { FromWorker, ToWorker } from '#runner/fuzz/campaign/worker-message'
import { workerProcesses } from '#runner/fuzz/campaign/worker-processes'
import { usualWeights } from '#runner/fuzz/make/usual-weights'
import '../../support/needs-tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The built one: from its sources, each start would transform and work out what the build has stored. */
const script = fileURLToPath(
  new URL('../../../dist/runner/fuzz/campaign/worker-process.js', import.meta.url),
)

/** A worker that has these tools open, what it says on standard error, and how it ends. */
function worker(specs: readonly string[]) {
  const child: ChildProcess = fork(script, [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const lines: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => lines.push(String(chunk)))
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
  })
  const say = (message: ToWorker) => child.send(message)
  const answer = () =>
    new Promise<FromWorker>((resolve) => {
      child.once('message', (message) => resolve(message as FromWorker))
    })
  say({
    kind: 'open',
    setup: {
      ...{ specs, timeoutMs: 10_000, memoryMiB: 0, seed: 1, weights: usualWeights },
      shard: { index: 0, count: 1 },
      slicing: usualSlicing,
    },
  })
  return { child, said: lines, ended, say, answer }
}

it('a worker ends silently if its slice is no longer wanted', async () => {
  const { child, said: output, ended, say, answer } = worker(['reference'])
  const first = answer()
  say({ kind: 'run', slice: 0, runs: 8, from: 0 })
  expect((await first).kind).toBe('done')
  for (let slice = 1; slice < 6; slice++) say({ kind: 'run', slice, runs: 32, from: 0 })
  child.disconnect()
  expect([await ended, output]).toEqual([0, []])
}, 120_000)

it('a worker runs one process at a time, however many tools it has', async () => {
  const [busy, started, overlaps] = ['busy', 'started', 'overlaps'].map((name) =>
    join(folder, name),
  )
  const tool = join(folder, 'tool.sh')
  writeFileSync(
    tool,
    `#!/bin/sh
echo "$1" >> ${started}
mkdir ${busy} 2>/dev/null || { echo "$1" >> ${overlaps}; exit 0; }
sleep 0.02
rmdir ${busy}
`,
  )
  chmodSync(tool, 0o755)
  const { child, ended, say, answer } = worker([`one:${tool} one {file}`, `two:${tool} two {file}`])
  const first = answer()
  say({ kind: 'run', slice: 0, runs: 4, from: 0 })
  expect((await first).kind).toBe('done')
  child.disconnect()
  await ended
  const names = new Set(
    readFileSync(started ?? '', 'utf8')
      .trim()
      .split('\n'),
  )
  expect([...names].sort()).toEqual(['one', 'two'])
  expect(existsSync(overlaps ?? '')).toBe(false)
}, 120_000)

/** Processes that this one has started and that run a worker. */
function workers(): readonly number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return rows.flatMap((row) => {
    const [pid, parent, ...words] = row.trim().split(/\s+/)
    return Number(parent) === process.pid && words.join(' ').includes('worker-process')
      ? [Number(pid)]
      : []
  })
}

it('a campaign stops its workers when it ends, and kills one that never ends', async () => {
  const before = new Set(workers())
  const setup = {
    ...{ specs: ['reference'], timeoutMs: 10_000, memoryMiB: 0, seed: 1, weights: usualWeights },
    ...{ shard: { index: 0, count: 1 }, slicing: usualSlicing },
  }
  // Workers are started with the options of this process, which are those of vitest.
  const options = process.execArgv.splice(0)
  const started = workerProcesses(setup, 2, 2000, script)
  process.execArgv.splice(0, process.execArgv.length, ...options)
  expect((await started.run(0, 4, 0)).runs).toBe(4)
  const [stuck, ...others] = workers().filter((pid) => !before.has(pid))
  expect(others).toHaveLength(1)
  // Deaf to everything but the signal that cannot be ignored, as if it were in an endless loop.
  process.kill(stuck ?? 0, 'SIGSTOP')
  await started.close()
  expect(workers().filter((pid) => !before.has(pid))).toEqual([])
}, 120_000)

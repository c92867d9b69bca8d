import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { usualCut } from '#runner/fuzz/campaign/cut'
import type { FromWorker, ToWorker } from '#runner/fuzz/campaign/worker-message'
import { usualWeights } from '#runner/fuzz/make/weights'

const folder = mkdtempSync(join(tmpdir(), 'worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = fileURLToPath(
  new URL('../../../runner/fuzz/campaign/worker-process.ts', import.meta.url),
)

/** A worker that has these tools open, what it says on standard error, and how it ends. */
function worker(specs: readonly string[]) {
  const child: ChildProcess = fork(script, [], {
    execArgv: ['--import', fileURLToPath(import.meta.resolve('tsx')), '--conditions=source'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const said: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)))
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
      cut: usualCut,
    },
  })
  return { child, said, ended, say, answer }
}

it('a worker ends without a word where nobody waits for its slice any more', async () => {
  const { child, said, ended, say, answer } = worker(['reference'])
  const first = answer()
  say({ kind: 'run', slice: 0, runs: 8 })
  expect((await first).kind).toBe('done')
  for (let slice = 1; slice < 6; slice++) say({ kind: 'run', slice, runs: 32 })
  child.disconnect()
  expect([await ended, said]).toEqual([0, []])
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
  say({ kind: 'run', slice: 0, runs: 4 })
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

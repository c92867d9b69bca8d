import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { FromWorker, ToWorker } from '#runner/fuzz/campaign/worker-message'
import { usualWeights } from '#runner/fuzz/make/weights'

const script = fileURLToPath(
  new URL('../../../runner/fuzz/campaign/worker-process.ts', import.meta.url),
)

it('a worker ends without a word where nobody waits for its slice any more', async () => {
  const child = fork(script, [], {
    execArgv: ['--import', fileURLToPath(import.meta.resolve('tsx')), '--conditions=source'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
  })
  const say = (message: ToWorker) => child.send(message)
  const first = new Promise<FromWorker>((resolve) => {
    child.once('message', (message) => resolve(message as FromWorker))
  })
  say({
    kind: 'open',
    setup: {
      ...{ specs: ['reference'], timeoutMs: 1000, memoryMiB: 0, seed: 1, weights: usualWeights },
      shard: { index: 0, count: 1 },
    },
  })
  say({ kind: 'run', slice: 0, runs: 8 })
  expect((await first).kind).toBe('done')
  for (let slice = 1; slice < 6; slice++) say({ kind: 'run', slice, runs: 32 })
  child.disconnect()
  expect([await ended, stderr]).toEqual([0, ''])
}, 120_000)

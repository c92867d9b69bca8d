// Starts a small program many times, one after the other: by zx as every tool is started, alone and in batches, and in a plain
// loop over the same words, in turns. Says on standard output, as JSON, how many milliseconds the best round of each took.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { run } from '#runner/process/run'
import { runBatch } from '#runner/process/run-batch'
import { createSlots } from '#runner/process/slots'

/** A program that does next to nothing, and that no shell has built in. */
const command = ['basename', 'a module with spaces.spv', '.spv'] as const
const count = 256
const rounds = 7

const plainly = promisify(execFile)

/** The loop that a user would write in a script of Node, without limits and without cleaning up. */
async function plainLoop(): Promise<void> {
  const [program, ...args] = command
  for (let index = 0; index < count; index++) await plainly(program, args)
}

async function ourLoop(): Promise<void> {
  for (let index = 0; index < count; index++) await run(command, { memoryMiB: 2048 })
}

async function ourBatch(): Promise<void> {
  const commands = Array.from({ length: count }, () => command)
  await runBatch(commands, { memoryMiB: 2048, slots: createSlots(1) })
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const times: Record<'alone' | 'batch' | 'plain', number[]> = { alone: [], batch: [], plain: [] }
for (let round = 0; round < rounds; round++) {
  times.alone.push(await timed(ourLoop))
  times.batch.push(await timed(ourBatch))
  times.plain.push(await timed(plainLoop))
}
const best = Object.entries(times).map(([name, all]) => [name, Math.min(...all)])
console.log(JSON.stringify({ count, ...Object.fromEntries(best) }))

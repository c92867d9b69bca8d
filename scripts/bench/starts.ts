import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { run } from '#runner/process/run'
import { runBatch } from '#runner/process/run-batch'
import { createSlots } from '#runner/process/slots'
import type { BenchRow } from './bench-row.ts'

/** A program that does next to nothing, and that no shell has built in. */
const command = ['basename', 'a module with spaces.spv', '.spv'] as const
const count = 256
const rounds = 7

const plainly = promisify(execFile)

/** What a user would write in a script of Node, which knows no limits and leaves behind what it is left. */
async function plainLoop(): Promise<void> {
  const [program, ...args] = command
  for (let at = 0; at < count; at++) await plainly(program, args)
}

async function ourLoop(): Promise<void> {
  for (let at = 0; at < count; at++) await run(command, { memoryMiB: 2048 })
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

/**
 * Milliseconds that starting a small program many times takes, one after the other: by zx as every tool is started, alone and in
 * batches, and in a plain loop over the same words; the best of some rounds, taken in turns.
 */
export async function startsBench(): Promise<readonly BenchRow[]> {
  const [alone, batch, plain]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    alone.push(await timed(ourLoop))
    batch.push(await timed(ourBatch))
    plain.push(await timed(plainLoop))
  }
  const theirs = Math.min(...plain)
  const row = (name: string, times: readonly number[], goal: string): BenchRow => {
    const ours = Math.min(...times)
    return { name, ours, theirs, ratio: ours / theirs, goal, unit: 'ms' }
  }
  return [
    row(`${count} small programs, one at a time, to a plain loop`, alone, '<= 1.5'),
    row(`${count} small programs, in batches, to a plain loop`, batch, '<= 0.6'),
  ]
}

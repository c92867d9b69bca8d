import { join } from 'node:path'
import { z } from 'zod'
import { packageRoot } from '#runner/package-root'
import { cleanShell } from '#runner/process/clean-shell'
import type { BenchRow } from './bench-row.ts'
import { child, shipped } from './child.ts'

const answer = z.object({
  count: z.number(),
  alone: z.number(),
  batch: z.number(),
  plain: z.number(),
})

/**
 * Milliseconds that it takes to start a small program many times: as every tool is started, alone and in batches, and in a plain
 * loop; and to start our own commands. Needs `npm run build`.
 */
export async function startsBench(): Promise<readonly BenchRow[]> {
  const { stdout } = await cleanShell()`exec ${shipped('start-loops')}`
  const { count, alone, batch, plain } = answer.parse(JSON.parse(stdout))
  const row = (how: string, ours: number, goal: string): BenchRow => ({
    name: `${count} small programs, ${how}, to a plain loop`,
    ...{ ours, theirs: plain, ratio: ours / plain, goal, unit: 'ms' },
  })
  return [
    row('one at a time', alone, '<= 2.5'),
    row('in batches', batch, '<= 0.7'),
    startRow(['check', '--help'], '<= 3'),
    startRow(['rules'], '<= 6'),
    startRow(['explain', 'core/layout-offsets-distinct'], '<= 6'),
  ]
}

/** Milliseconds from start to end, the least of some runs: other programs on the computer make them longer. */
function leastMs(command: readonly string[]): number {
  return Math.min(...Array.from({ length: 5 }, () => child(command).ms))
}

/** How long a command takes to answer, to a Node that does nothing. */
function startRow(args: readonly string[], goal: string): BenchRow {
  const ours = leastMs([process.execPath, join(packageRoot(), 'dist/scripts/cts.js'), ...args])
  const theirs = leastMs([process.execPath, '--eval', '0'])
  const name = `spirv-cts ${args.join(' ')}, to a start of Node`
  return { name, ours, theirs, ratio: ours / theirs, goal, unit: 'ms' }
}

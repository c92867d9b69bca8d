import { z } from 'zod'
import { cleanShell } from '#runner/process/clean-shell'
import type { BenchRow } from './bench-row.ts'
import { shipped } from './child.ts'

const answer = z.object({
  count: z.number(),
  alone: z.number(),
  batch: z.number(),
  plain: z.number(),
})

/**
 * Milliseconds that it takes to start a small program many times: as every tool is started, alone and in batches, and in a plain
 * loop. Needs `npm run build`.
 */
export async function startsBench(): Promise<readonly BenchRow[]> {
  const { stdout } = await cleanShell()`exec ${shipped('start-loops')}`
  const { count, alone, batch, plain } = answer.parse(JSON.parse(stdout))
  const row = (how: string, ours: number, goal: string): BenchRow => ({
    name: `${count} small programs, ${how}, to a plain loop`,
    ...{ ours, theirs: plain, ratio: ours / plain, goal, unit: 'ms' },
  })
  return [row('one at a time', alone, '<= 2.5'), row('in batches', batch, '<= 0.7')]
}

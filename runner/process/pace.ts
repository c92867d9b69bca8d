import { run } from './run.ts'

/** How slow the machine is while it is as busy as it is now. */
export interface Pace {
  /** Milliseconds that a loop of a shell took, process and all. */
  readonly ms: number
  /** The factor of time limits: 1 on a machine as fast as limits are meant for, never less. */
  readonly factor: number
}

/** Takes a shell about 30 ms on an idle machine of 2020. */
const loop = 'i=0; while [ "$i" -lt 30000 ]; do i=$((i+1)); done'
const usualMs = 60

/** A machine that is slower than that has other troubles. */
const mostFactor = 20

/** The factor for a machine on which the loop takes so long. */
export function factorOf(ms: number): number {
  const factor = Math.min(mostFactor, Math.max(1, ms / usualMs))
  return Math.round(factor * 10) / 10
}

/**
 * Measures the machine by a loop of a shell, so that a limit in seconds means as much on a slow or busy machine. The middle one
 * of three runs counts.
 *
 * @param clock milliseconds since some moment.
 */
export async function measurePace(clock: () => number): Promise<Pace> {
  const times: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    const from = clock()
    await run(['sh', '-c', loop])
    times.push(clock() - from)
  }
  const ms = Math.round(times.sort((a, b) => a - b)[1] ?? 0)
  return { ms, factor: factorOf(ms) }
}

import type { HarnessProcess } from './harness-process.ts'

/** Limits of a harness. */
export interface HarnessLimits {
  /** Milliseconds for one input, counted from when the answer before it came. */
  readonly timeoutMs: number
  /** MiB of memory in use, looked at now and then; 0 sets no limit. */
  readonly memoryMiB: number
}

/** The limit for which a harness is killed. */
export type ExceededLimit = 'timeout' | 'memory'

/** Kills a harness that exceeds its limits. */
export interface Watch {
  /** Looks at the harness now and then until {@link Watch.stop}. */
  readonly start: () => void
  readonly stop: () => void
  /** Counts the time of the input at work from now on, and returns the milliseconds since that was done before. */
  readonly restartClock: () => number
  /** Why the harness was killed, reported once; undefined where it was not. */
  readonly takeExceeded: () => ExceededLimit | undefined
}

/**
 * @param running the harness to look at; undefined where none runs.
 * @param limitMs the milliseconds that the input at work may take.
 */
export function createWatch(
  { timeoutMs, memoryMiB }: HarnessLimits,
  running: () => HarnessProcess | undefined,
  limitMs: () => number,
): Watch {
  let timer: NodeJS.Timeout | undefined
  let exceeded: ExceededLimit | undefined
  let since = 0

  function look(): void {
    if (performance.now() - since >= limitMs()) exceeded = 'timeout'
    else if (memoryMiB > 0 && (running()?.resident() ?? 0) > memoryMiB) exceeded = 'memory'
    if (exceeded !== undefined) running()?.kill()
  }

  return {
    start: () => {
      timer ??= setInterval(look, Math.max(10, Math.min(250, timeoutMs / 4)))
    },
    stop: () => {
      if (timer !== undefined) clearInterval(timer)
      timer = undefined
    },
    restartClock: () => {
      const before = since
      since = performance.now()
      return since - before
    },
    takeExceeded: () => {
      const limit = exceeded
      exceeded = undefined
      return limit
    },
  }
}

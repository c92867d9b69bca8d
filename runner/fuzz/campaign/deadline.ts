/** When a campaign has to end. */
export interface Deadline {
  readonly isOver: () => boolean
  /** Milliseconds; infinite if there is no end. */
  readonly left: () => number
}

/** The end of a number of milliseconds from `start` on, on a clock that only goes forward; or sooner by the signal. */
export function deadline(
  ms: number | undefined,
  start: number,
  now: () => number,
  signal?: AbortSignal,
): Deadline {
  const left = (): number =>
    signal?.aborted === true
      ? 0
      : ms === undefined
        ? Number.POSITIVE_INFINITY
        : Math.max(0, start + ms - now())
  return { left, isOver: () => left() <= 0 }
}

/** Node's timers take no more. */
const longestTimer = 2 ** 31 - 1

/** The value of a promise, if it comes within a number of milliseconds and before the signal. */
export async function beforeDeadline<T>(
  promise: Promise<T>,
  ms: number,
  signal?: AbortSignal,
): Promise<T | undefined> {
  if (ms > longestTimer && signal === undefined) return promise
  let timer: NodeJS.Timeout | undefined
  let stop = (): void => {}
  const over = new Promise<undefined>((resolve) => {
    if (ms <= longestTimer) timer = setTimeout(resolve, ms, undefined)
    stop = () => resolve(undefined)
    signal?.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, over])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

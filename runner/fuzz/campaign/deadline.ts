/** When a campaign has to end. */
export interface Deadline {
  readonly isOver: () => boolean
  /** Milliseconds; infinite where there is no end. */
  readonly left: () => number
}

/** The end of so many milliseconds from `start` on; of a clock that only goes forward. */
export function deadline(ms: number | undefined, start: number, now: () => number): Deadline {
  const left = (): number =>
    ms === undefined ? Number.POSITIVE_INFINITY : Math.max(0, start + ms - now())
  return { left, isOver: () => left() <= 0 }
}

/** Node's timers take no more. */
const longestTimer = 2 ** 31 - 1

/** What is promised, where it comes within so many milliseconds. */
export async function beforeDeadline<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  if (ms > longestTimer) return promise
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([promise, over])
  } finally {
    clearTimeout(timer)
  }
}

/** Room for a number of processes at a time, shared by all callers that start some. */
export interface Slots {
  /** How many there may be. */
  readonly count: number
  /** Does the work as soon as there is room for one process. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  /** Does the work while no other work is done: the machine is as idle as we can make it. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}

interface WaitingStart {
  readonly needs: number
  readonly begin: () => void
}

/** @param jobs processes at a time, at least 1. */
export function createSlots(jobs: number): Slots {
  const count = Math.max(1, jobs)
  const queue: WaitingStart[] = []
  let free = count

  function admit(): void {
    // First come, first served, so that whoever needs all of it is not passed over for ever.
    for (let next = queue[0]; next !== undefined && next.needs <= free; next = queue[0]) {
      queue.shift()
      free -= next.needs
      next.begin()
    }
  }

  async function take<T>(needs: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      queue.push({ needs, begin })
      admit()
    })
    try {
      return await work()
    } finally {
      free += needs
      admit()
    }
  }

  return {
    count,
    run: (work) => take(1, work),
    alone: (work) => take(count, work),
  }
}

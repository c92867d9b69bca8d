/** What a simulated campaign is like. */
export interface FarmModel {
  /** Workers of one job each. */
  readonly workers: number
  readonly slices: number
  /** Slices that may be given out and not yet taken: `--ahead`. */
  readonly ahead: number
  /** Seconds that a worker needs for a slice. */
  readonly secondsOf: (slice: number) => number
  /** Seconds that giving out and fetching a job add to it, at the worker. */
  readonly queueSeconds: number
  /** Seconds that the coordinator needs to take the result of a slice, one after the other in their order. */
  readonly takeSeconds: number
  /** Seconds that it needs besides to make small what a slice has found; none when absent. Meanwhile it gives out nothing. */
  readonly settleSecondsOf?: (slice: number) => number
}

/** Slices for each worker that may be out at a time. */
const aheadOfEach = 16

/** What became of it. */
export interface Simulated {
  /** Seconds from the first slice to the last result. */
  readonly seconds: number
  /** Part of the workers' time that went into slices, until the last one was begun: a campaign has no end of its own. */
  readonly efficiency: number
  /** Part of the workers' time that went into the queue. */
  readonly queueShare: number
  /** Part of the time that the coordinator was at work. */
  readonly coordinatorShare: number
}

/**
 * Simulates the rules by which `campaign` gives out slices: the next idle worker gets the next slice, results are taken in
 * order, and no more than `ahead` slices, nor sixteen times the workers, are out at a time.
 */
export function simulateFarm(model: FarmModel): Simulated {
  const { workers, slices, ahead, secondsOf, queueSeconds, takeSeconds } = model
  const idleFrom = new Array<number>(workers).fill(0)
  /** When the result of each slice was taken. */
  const taken: number[] = []
  const room = Math.min(ahead, aheadOfEach * workers)
  let work = 0
  let queue = 0
  let begunLast = 0
  let coordinator = 0
  for (let slice = 0; slice < slices; slice++) {
    let first = 0
    for (let worker = 1; worker < workers; worker++)
      if ((idleFrom[worker] as number) < (idleFrom[first] as number)) first = worker
    const allowed = slice < room ? 0 : (taken[slice - room] as number)
    const begun = Math.max(idleFrom[first] as number, allowed)
    const seconds = secondsOf(slice)
    const done = begun + queueSeconds + seconds
    idleFrom[first] = done
    const busy = takeSeconds + (model.settleSecondsOf?.(slice) ?? 0)
    taken[slice] = Math.max(done, taken[slice - 1] ?? 0) + busy
    begunLast = Math.max(begunLast, begun)
    work += seconds
    queue += queueSeconds
    coordinator += busy
  }
  const end = taken.at(-1) ?? 0
  // Workers that are idle because no slice is left say nothing about the queue.
  const tail = idleFrom.reduce((sum, from) => sum + Math.max(0, from - begunLast), 0)
  const time = workers * begunLast + tail
  return {
    seconds: end,
    efficiency: work / time,
    queueShare: queue / time,
    coordinatorShare: coordinator / end,
  }
}

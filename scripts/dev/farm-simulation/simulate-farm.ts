/** The parameters of a simulated campaign. */
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
  /**
   * The findings that slices are the first to make; none if absent. It is made small between the results, or while they
   * wait: see `most`.
   */
  readonly findings?: {
    readonly of: (slice: number) => readonly SimulatedFinding[]
    /** Suspects that may wait before no more results are taken. */
    readonly most: number
  }
}

/** The findings that a slice is the first to make. */
export interface SimulatedFinding {
  /** Seconds that the coordinator needs to make it small. */
  readonly seconds: number
  /** How often a later slice suspects the same until then. */
  readonly often: number
}

/** Slices for each worker that may be out at a time. */
const aheadOfEach = 16

/** Its result. */
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

/** The suspects that the coordinator has taken and not made small. */
function backlogOf(most: number) {
  const waiting: { seconds: number; readonly often: number; readonly suspects: number }[] = []
  let often = 0
  let suspects = 0
  let clock = 0
  return {
    add(found: readonly SimulatedFinding[]): void {
      for (const finding of found) often += finding.often
      const seconds = found.reduce((sum, finding) => sum + finding.seconds, 0)
      const occurrences = found.reduce((sum, finding) => sum + finding.often, 0)
      waiting.push({ seconds, often: occurrences, suspects: often })
      suspects += often
    },
    /** Makes small for at most this number of seconds; returns the seconds that it took. */
    work(limit: number, until: () => boolean = () => false): number {
      let used = 0
      for (let first = waiting[clock]; first !== undefined && !until(); first = waiting[clock]) {
        const step = Math.min(first.seconds, limit - used)
        used += step
        first.seconds -= step
        if (first.seconds > 0) break
        often -= first.often
        suspects -= first.suspects
        clock++
      }
      return used
    },
    isFew: () => suspects <= most,
  }
}

/**
 * Simulates the rules by which `campaign` gives out slices: the next idle worker gets the next slice, results are taken in
 * order, and no more than `ahead` slices, nor sixteen times the workers, are out at a time. While something is made small,
 * taking a result is half as fast: both are done by one process.
 */
export function simulateFarm(model: FarmModel): Simulated {
  const { workers, slices, ahead, secondsOf, queueSeconds, takeSeconds, findings } = model
  const idleFrom = new Array<number>(workers).fill(0)
  const backlog = backlogOf(findings?.most ?? 0)
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
    const before = taken[slice - 1] ?? 0
    const between = backlog.work(Math.max(0, done - before))
    const beside = backlog.work(takeSeconds)
    backlog.add(findings?.of(slice) ?? [])
    const waits = backlog.work(Number.POSITIVE_INFINITY, backlog.isFew)
    const busy = takeSeconds + beside + waits
    taken[slice] = Math.max(done, before) + busy
    begunLast = Math.max(begunLast, begun)
    work += seconds
    queue += queueSeconds
    coordinator += between + busy
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

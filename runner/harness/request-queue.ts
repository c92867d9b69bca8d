import type { HarnessRequest } from './frames.ts'
import type { HarnessEnd } from './harness-process.ts'

/** A request that has no answer yet. */
export interface Pending<Answer> extends HarnessRequest {
  readonly answer: (answer: Answer) => void
  /** Set when a harness ended with this input, which is then asked again in a fresh one with nothing before it. */
  suspect?: true
  /** How the harness ended with this input, where that was a fault of its own. */
  died?: HarnessEnd
}

/** Requests in the order of their answers. Those that a harness has been given come first. */
export interface RequestQueue<Answer> {
  readonly isEmpty: () => boolean
  readonly add: (request: Pending<Answer>) => void
  /** The request that the harness works on, or would work on next. */
  readonly first: () => Pending<Answer> | undefined
  /** Whether a harness has been given a request that it has not answered. */
  readonly isAsked: () => boolean
  /** The requests that the harness can be given now. Counts as given from here on. */
  readonly take: () => readonly HarnessRequest[]
  /** Removes the request at work, whose answer has come; undefined where nothing was asked. */
  readonly answered: () => Pending<Answer> | undefined
  /** Counts nothing as given: the harness that had it has ended. */
  readonly restart: () => void
  /** Removes and returns the first request, asked or not. */
  readonly drop: () => Pending<Answer> | undefined
  /** Removes and returns everything. */
  readonly clear: () => readonly Pending<Answer>[]
}

/** Inputs on their way at a time: enough to keep the harness busy while we make as many more, few enough for a pipe. */
const mostRequests = 256
const mostBytes = 1 << 18

export function createRequestQueue<Answer>(): RequestQueue<Answer> {
  let pending: Pending<Answer>[] = []
  let asked = 0
  let askedBytes = 0

  function restart(): void {
    asked = 0
    askedBytes = 0
  }

  return {
    isEmpty: () => pending.length === 0,
    add: (request) => {
      pending.push(request)
    },
    first: () => pending[0],
    isAsked: () => asked > 0,
    take: () => {
      const requests: HarnessRequest[] = []
      // A suspect is alone in its harness from beginning to end.
      const most = pending[0]?.suspect === true ? 1 : mostRequests
      while (asked < pending.length && asked < most && (asked === 0 || askedBytes < mostBytes)) {
        const next = pending[asked] as Pending<Answer>
        if (next.suspect === true && asked > 0) break
        requests.push(next)
        askedBytes += next.input.length
        asked++
      }
      return requests
    },
    answered: () => {
      if (asked === 0) return undefined
      const request = pending.shift() as Pending<Answer>
      asked--
      askedBytes -= request.input.length
      return request
    },
    restart,
    drop: () => pending.shift(),
    clear: () => {
      const cleared = pending
      pending = []
      restart()
      return cleared
    },
  }
}

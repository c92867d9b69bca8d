import { processorMs, processorPace } from './processor-clock.ts'

/** Octets in which the time of the promise is, and that time of the judge in milliseconds on a machine of pace 1. */
const [portion, judgeMs] = [100_000, 100]

/** How much longer something twice as large may take. */
const mostPerDoubling = 2.6

/**
 * Where a smaller part of the promise is taken, what V8 compiles and collects meanwhile decides more than the input does: on the
 * threads of an ordinary process that is more than on one thread.
 */
const leastPart = process.execArgv.includes('--single-threaded') ? 0.1 : 0.5

/** Work that took too long is measured again this often, since V8 compiles and collects whenever it likes. */
const turns = 5

let measuredPace: number | undefined

/** Milliseconds of the processor, as on a machine of pace 1. */
export function steadyMs(): number {
  measuredPace ??= processorPace()
  return processorMs() / measuredPace
}

/** An input of a certain size, and the question about it. */
export interface Sized {
  readonly octets: number
  readonly run: () => void
}

interface Timed {
  readonly octets: number
  readonly ms: number
}

function promiseFor(octets: number, promisedMs: number): number {
  return promisedMs * Math.ceil(octets / portion)
}

/**
 * A time is compared with the time of an input a quarter as large: a single one that V8 happened to spend on collecting
 * says little.
 */
const doublings = 2

function faultsOf(timed: readonly Timed[], promisedMs: number): readonly string[] {
  const slow = timed.flatMap(({ octets, ms }) =>
    ms > promiseFor(octets, promisedMs) ? [`${ms.toFixed(0)} ms for ${octets} octets`] : [],
  )
  const growing = timed.slice(doublings).flatMap(({ octets, ms }, index) => {
    const before = timed[index] as Timed
    // As if the size had exactly doubled each time.
    const ratio = (ms / before.ms) ** (1 / Math.log2(octets / before.octets))
    return ms >= leastPart * promiseFor(octets, promisedMs) && ratio > mostPerDoubling
      ? [
          `${before.ms.toFixed(0)} ms for ${before.octets} octets, ${ms.toFixed(0)} for ${octets}: ${ratio.toFixed(1)} times per doubling`,
        ]
      : []
  })
  return [...slow, ...growing]
}

/** A time beyond this multiple of the promise is wrong however it is measured, and larger inputs are not tried. */
const hopeless = 8

function isHopeless({ octets, ms }: Timed, promisedMs: number): boolean {
  return ms > hopeless * promiseFor(octets, promisedMs)
}

/** The middle one of some times. */
function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/**
 * The fault in the time that inputs take, each twice as large as the one before: more than is promised, or growth
 * beyond about linear. Times are those of the processor; where one is wrong, the middle one of several counts.
 *
 * @param now a clock in milliseconds on a machine of pace 1.
 * @param promisedMs what 100 kB may take; the judge's promise where nothing else is said.
 */
export function growthFaults(
  inputs: readonly Sized[],
  now = steadyMs,
  promisedMs = judgeMs,
): readonly string[] {
  const timeOf = (run: () => void): number => {
    const from = now()
    run()
    return now() - from
  }
  // The first work is not compiled yet.
  inputs[0]?.run()
  const once: Timed[] = []
  for (const { octets, run } of inputs) {
    const timed = { octets, ms: timeOf(run) }
    once.push(timed)
    if (isHopeless(timed, promisedMs)) return faultsOf(once, promisedMs)
  }
  if (faultsOf(once, promisedMs).length === 0) return []
  // In turns over all sizes: while the machine is slower for a while, it is slower for each of them.
  const again = Array.from({ length: turns - 1 }, () => inputs.map(({ run }) => timeOf(run)))
  return faultsOf(
    once.map(({ octets, ms }, index) => ({
      octets,
      ms: median([ms, ...again.map((times) => times[index] ?? 0)]),
    })),
    promisedMs,
  )
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { LoggedRun, Result } from '#runner/log/run-log'
import { footerOf } from '#runner/log/write-run-log'
import { header, loggedOracle, result } from './sample-log.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

export const madeOracles = ['spirv-val@stable', 'vulkan:lavapipe'].map((name) => loggedOracle(name))
const [from, to] = [4_000, 14_000]

/** Octets that are in use in the middle of a run, at its results {@link from} and {@link to}. */
interface UsedOctets {
  before: number
  after: number
}

function used(): number {
  collect()
  return process.memoryUsage().heapUsed
}

/** Results that are made when they are asked for, one case after the other, a few of them wrong. */
function* made(memory: UsedOctets): Generator<Result, void> {
  for (let number = 0; number < to; number++) {
    const id = `SPV_TEST/one/x-${String(number >> 1).padStart(8, '0')}`
    const { name = '' } = madeOracles[number & 1] ?? {}
    const row = result(id, name, number % 500 === 0 ? 'false-accept' : 'agree')
    yield { ...row, answers: row.answers.map((answer) => ({ ...answer, environment: 'spv1.6' })) }
    if (number === from) memory.before = used()
  }
  memory.after = used()
}

/** A long run that is in memory nowhere. */
export interface MadeRun {
  readonly run: LoggedRun
  /** Octets of memory that each result took, for each iteration over the run so far. */
  readonly kept: () => readonly number[]
}

export function madeRun(): MadeRun {
  const use: UsedOctets[] = []
  const results = {
    [Symbol.iterator]: () => {
      const memory: UsedOctets = { before: 0, after: 0 }
      use.push(memory)
      return made(memory)
    },
  }
  const run: LoggedRun = {
    header: header(madeOracles),
    results,
    footer: footerOf(results, [], false),
  }
  use.length = 0
  return { run, kept: () => use.map(({ before, after }) => (after - before) / (to - from)) }
}

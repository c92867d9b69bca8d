import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { LoggedRun, Result } from '#runner/log/run-log'
import { footerOf } from '#runner/log/write-run-log'
import { formats } from '#runner/report/formats'
import { materialOf } from '#runner/report/material-of'
import { header, loggedOracle, result } from '../log/sample-log.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const oracles = ['spirv-val@stable', 'vulkan:lavapipe'].map((name) => loggedOracle(name))
const [from, to] = [4_000, 14_000]

/** Octets that are in use in the middle of a run, at its results {@link from} and {@link to}. */
interface Used {
  before: number
  after: number
}

function used(): number {
  collect()
  return process.memoryUsage().heapUsed
}

/** Results that are made when they are asked for, of one case after the other, a few of which are wrong. */
function* made(at: Used): Generator<Result, void> {
  for (let number = 0; number < to; number++) {
    const id = `SPV_TEST/one/x-${String(number >> 1).padStart(8, '0')}`
    const { name = '' } = oracles[number & 1] ?? {}
    const one = result(id, name, number % 500 === 0 ? 'false-accept' : 'agree')
    yield { ...one, answers: one.answers.map((answer) => ({ ...answer, environment: 'spv1.6' })) }
    if (number === from) at.before = used()
  }
  at.after = used()
}

describe('memory in which a report is written', () => {
  it.each(Object.keys(formats))('does not grow with the answers: %s', (name) => {
    const use: Used[] = []
    const results = {
      [Symbol.iterator]: () => {
        const at: Used = { before: 0, after: 0 }
        use.push(at)
        return made(at)
      },
    }
    const run: LoggedRun = {
      header: header(oracles),
      results,
      footer: footerOf(results, [], false),
    }
    use.length = 0
    for (const _ of formats[name]?.render(run, materialOf(undefined)) ?? []);
    expect(use.length).toBeGreaterThan(0)
    // What lists every answer by tool keeps some in memory until it has enough of them for a temporary file.
    const most = name === 'junit' || name === 'tap' ? 600 : 60
    for (const { before, after } of use) expect((after - before) / (to - from)).toBeLessThan(most)
  })
})

import { describe, expect, it } from 'vitest'
import { knownIn } from '#runner/check/known-in'
import type { Outcome } from '#runner/log/outcome'
import type { LoggedOracle, RunLog } from '#runner/log/run-log'

const oracle = { name: 'val', tool: 'val', version: '1' } as LoggedOracle

/** A log in which the tool gave this answer to the case `T/r/c`. */
function logWith(outcome: Outcome): RunLog {
  const answers = [{ environment: 'spv1.6', outcome }]
  const result = { kind: 'result', case: 'T/r/c', rule: 'T/r', oracle: 'val', outcome, answers }
  return { header: { oracles: [oracle] }, results: [result] } as unknown as RunLog
}

const asked = { case: 'T/r/c', environment: 'spv1.6' }

describe('knownIn', () => {
  it.each<[Outcome, Outcome, string | undefined]>([
    ['false-accept', 'false-accept', 'in the baseline'],
    ['false-accept', 'crash', undefined],
    ['agree', 'false-accept', undefined],
    ['unsupported', 'false-accept', undefined],
    ['inconclusive', 'false-accept', 'not judged in the baseline: its control was refused'],
    ['inconclusive', 'crash', undefined],
  ])('explains an answer of %s before and %s now as: %j', (before, now, why) => {
    expect(knownIn(logWith(before), oracle)(asked, now)).toBe(why)
  })

  it('knows nothing about other environments or tools', () => {
    const log = logWith('false-accept')
    expect(
      knownIn(log, oracle)({ ...asked, environment: 'spv1.5' }, 'false-accept'),
    ).toBeUndefined()
    const other = { ...oracle, name: 'other', tool: 'other' }
    expect(knownIn(log, other)(asked, 'false-accept')).toBeUndefined()
  })
})

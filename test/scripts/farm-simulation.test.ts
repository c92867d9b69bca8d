import { describe, expect, it } from 'vitest'
import { type FarmModel, simulateFarm } from '../../scripts/dev/farm-simulation/simulate-farm.ts'

const ideal: FarmModel = {
  workers: 4,
  slices: 400,
  ahead: 16,
  secondsOf: () => 10,
  queueSeconds: 0,
  takeSeconds: 0,
}

describe('a simulated farm', () => {
  it('is as fast as its workers if nothing holds them up', () => {
    expect(simulateFarm(ideal)).toEqual({
      ...{ seconds: 1000, efficiency: 1, queueShare: 0, coordinatorShare: 0 },
    })
  })

  it('loses the time that the queue takes', () => {
    const { efficiency, queueShare } = simulateFarm({ ...ideal, queueSeconds: 10 })
    expect([efficiency, queueShare]).toEqual([0.5, 0.5])
  })

  it('is not faster than its coordinator', () => {
    const { seconds, coordinatorShare } = simulateFarm({ ...ideal, takeSeconds: 5 })
    expect(seconds).toBeCloseTo(2010, 0)
    expect(coordinatorShare).toBeGreaterThan(0.99)
  })

  it('waits if too few slices may be processed at a time', () => {
    expect(simulateFarm({ ...ideal, ahead: 2 }).efficiency).toBeCloseTo(0.5, 1)
    const oneSlow = (slice: number) => (slice === 100 ? 200 : 10)
    expect(simulateFarm({ ...ideal, secondsOf: oneSlow }).efficiency).toBeLessThan(0.95)
    expect(simulateFarm({ ...ideal, secondsOf: oneSlow, workers: 1 }).efficiency).toBe(1)
  })

  it('continues while findings are reduced, as long as only a few suspects wait', () => {
    const settles = (seconds: number, often: number, most: number) => ({
      of: (slice: number) => (slice === 0 ? [{ seconds, often }] : []),
      most,
    })
    const many = { ...ideal, ahead: 64 }
    const short = { ...many, findings: settles(100, 1, 1) }
    // Sixteen slices of ten seconds for each worker are out meanwhile.
    expect(simulateFarm(short).efficiency).toBe(1)
    const beside = { ...many, findings: settles(1000, 1, 1000) }
    expect(simulateFarm(beside).efficiency).toBe(1)
    // The second result makes it two suspects, and then nothing is given out until 1010 s.
    const long = { ...many, findings: settles(1000, 1, 1) }
    expect(simulateFarm(long).efficiency).toBeCloseTo(1000 / (1000 + 850), 2)
  })

  it('processes results half as fast while a finding is reduced', () => {
    const findings = {
      of: (slice: number) => [{ seconds: slice === 0 ? 1e6 : 0, often: 0 }],
      most: 1,
    }
    const { seconds } = simulateFarm({ ...ideal, takeSeconds: 5, findings })
    expect(seconds).toBeCloseTo(4005, -2)
  })
})

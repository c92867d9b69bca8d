import { describe, expect, it } from 'vitest'
import { type FarmModel, simulateFarm } from '../../scripts/farm-simulation/simulate-farm.ts'

const ideal: FarmModel = {
  workers: 4,
  slices: 400,
  ahead: 16,
  secondsOf: () => 10,
  queueSeconds: 0,
  takeSeconds: 0,
}

describe('a simulated farm', () => {
  it('is as fast as its workers where nothing is in their way', () => {
    expect(simulateFarm(ideal)).toEqual({
      ...{ seconds: 1000, efficiency: 1, queueShare: 0, coordinatorShare: 0 },
    })
  })

  it('loses what the queue takes', () => {
    const { efficiency, queueShare } = simulateFarm({ ...ideal, queueSeconds: 10 })
    expect([efficiency, queueShare]).toEqual([0.5, 0.5])
  })

  it('is no faster than its coordinator', () => {
    const { seconds, coordinatorShare } = simulateFarm({ ...ideal, takeSeconds: 5 })
    expect(seconds).toBeCloseTo(2010, 0)
    expect(coordinatorShare).toBeGreaterThan(0.99)
  })

  it('waits where too few slices may be at work', () => {
    expect(simulateFarm({ ...ideal, ahead: 2 }).efficiency).toBeCloseTo(0.5, 1)
    const oneSlow = (slice: number) => (slice === 100 ? 200 : 10)
    expect(simulateFarm({ ...ideal, secondsOf: oneSlow }).efficiency).toBeLessThan(0.95)
    expect(simulateFarm({ ...ideal, secondsOf: oneSlow, workers: 1 }).efficiency).toBe(1)
  })

  it('goes on while findings are made small, as long as slices are out', () => {
    const settles = (seconds: number) => (slice: number) => (slice === 0 ? seconds : 0)
    const short = simulateFarm({ ...ideal, ahead: 64, settleSecondsOf: settles(100) })
    expect(short.efficiency).toBe(1)
    const long = simulateFarm({ ...ideal, ahead: 64, settleSecondsOf: settles(1000) })
    // Sixteen slices of ten seconds, and then nothing until 1010 s.
    expect(long.efficiency).toBeCloseTo(1000 / (1000 + 850), 2)
  })
})

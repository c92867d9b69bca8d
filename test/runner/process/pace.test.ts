import { describe, expect, it } from 'vitest'
import { factorOf, measurePace } from '#runner/process/pace'

describe('measurePace', () => {
  it('is the median of three runs of a real loop', async () => {
    const times = [0, 10, 10, 520, 520, 640]
    const pace = await measurePace(() => times.shift() ?? 0)
    expect(pace).toEqual({ ms: 120, factor: factorOf(120) })
    const real = await measurePace(() => performance.now())
    expect(real.ms).toBeGreaterThan(1)
  })

  it.each([
    [0, 1],
    [60, 1],
    [90, 1.5],
    [1e9, 20],
  ])('turns %i ms into a factor of %d', (ms, factor) => {
    expect(factorOf(ms)).toBe(factor)
  })
})

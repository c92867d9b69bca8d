import { describe, expect, it } from 'vitest'
import { rateText } from '../../scripts/cli/output/rate-text.ts'

describe('rateText', () => {
  it('gives the rate and the time left as soon as there is a rate, for each kind of work separately', () => {
    let now = 0
    const text = rateText(() => now)
    expect(text('a', 0, 1000)).toBe('0 of 1000')
    now = 500
    expect(text('a', 50, 1000)).toBe('50 of 1000')
    now = 2000
    expect(text('b', 10, 20)).toBe('10 of 20')
    expect(text('a', 200, 1000)).toBe('200 of 1000, 100 per second, 8 s left')
    now = 100_000
    expect(text('a', 400, 1000)).toBe('400 of 1000, 4 per second, 3 min left')
    expect(text('b', 10, 20)).toBe('10 of 20')
  })

  it('does not count work that was finished by an earlier run', () => {
    let now = 0
    const text = rateText(() => now)
    text('a', 900, 1000)
    now = 10_000
    expect(text('a', 950, 1000)).toBe('950 of 1000, 5 per second, 10 s left')
  })
})

import { describe, expect, it } from 'vitest'
import { undecided } from '#spec/core/undecided'

describe('what core leaves undecided', () => {
  it('names each part once, with something to say', () => {
    expect(undecided.length).toBeGreaterThan(10)
    const parts = undecided.map(({ section, what }) => `${section}: ${what}`)
    expect(new Set(parts).size).toBe(parts.length)
    for (const { what } of undecided) expect(what).toMatch(/^[A-Z].{20,}\.$/)
  })
})

import { describe, expect, it } from 'vitest'
import { undecided } from '#spec/core/undecided'

describe('the list of undecided parts of core', () => {
  it('has a name and a description for each part, once', () => {
    expect(undecided.length).toBeGreaterThan(10)
    const parts = undecided.map(({ section, what }) => `${section}: ${what}`)
    expect(new Set(parts).size).toBe(parts.length)
    for (const { what } of undecided) expect(what).toMatch(/^[A-Z].{20,}\.$/)
  })
})

import { describe, expect, it } from 'vitest'
import { undecided } from '#spec/core/undecided'

describe('what core leaves undecided', () => {
  it('names each part once, with something to say', () => {
    expect(undecided.length).toBeGreaterThan(10)
    const sections = undecided.map(({ section }) => section)
    expect(new Set(sections).size).toBe(sections.length)
    for (const { what } of undecided) expect(what).toMatch(/^[A-Z].{20,}\.$/)
  })
})

import { describe, expect, it } from 'vitest'
import { outcomes, worst } from '#runner/log/outcome'

describe('the worst of several outcomes', () => {
  it('prefers a disagreement to an agreement, and an agreement to a missing answer', () => {
    expect(worst(['agree', 'false-reject', 'unsupported'])).toBe('false-reject')
    expect(worst(['agree', 'unsupported'])).toBe('agree')
    expect(worst(['agree', 'inconclusive'])).toBe('inconclusive')
    expect(worst([...outcomes].reverse())).toBe('crash')
    expect(worst([])).toBe('unsupported')
  })
})

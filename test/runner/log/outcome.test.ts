import { describe, expect, it } from 'vitest'
import { outcomes, worst } from '#runner/log/outcome'

describe('worst', () => {
  it('lets no agreement hide a disagreement, and no missing environment an agreement', () => {
    expect(worst(['agree', 'false-reject', 'unsupported'])).toBe('false-reject')
    expect(worst(['agree', 'unsupported'])).toBe('agree')
    expect(worst(['agree', 'inconclusive'])).toBe('inconclusive')
    expect(worst([...outcomes].reverse())).toBe('crash')
    expect(worst([])).toBe('unsupported')
  })
})

import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import { ceiling, ceilingOf, exceptions } from '#runner/corpus/ceilings'
import { rules } from '#spec/texts'

describe('ceilings', () => {
  it('are the same for all rules but the exceptions, of which the first counts', () => {
    expect(ceilingOf('SPV_TEST/one', [])).toEqual(ceiling)
    const table = [
      { rules: 'SPV_TEST/on*', invalid: 3, why: 'three' },
      { rules: 'SPV_TEST/*', valid: 7, why: 'seven' },
    ]
    expect(ceilingOf('SPV_TEST/one', table)).toEqual({ ...ceiling, invalid: 3 })
    expect(ceilingOf('SPV_TEST/two', table)).toEqual({ ...ceiling, valid: 7 })
  })

  it('have exceptions with reasons, for rules that there are', () => {
    expect(exceptions.length).toBeGreaterThan(0)
    for (const { rules: glob, why } of exceptions) {
      expect(why).not.toBe('')
      expect(rules.filter(({ id }) => picomatch.isMatch(id, glob)).map(({ id }) => id)).not.toEqual(
        [],
      )
    }
  })
})

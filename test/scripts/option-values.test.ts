import { describe, expect, it } from 'vitest'
import { positiveInteger, sampleOf, shardOf, wholeNumber } from '#scripts/cli/options/option-values'

describe('option values', () => {
  it('are parsed if they are valid', () => {
    expect(positiveInteger('12')).toBe(12)
    expect(wholeNumber('0')).toBe(0)
    expect(shardOf('2/3')).toEqual({ index: 2, count: 3 })
    expect(sampleOf('0.25')).toEqual({ part: 0.25, seed: 0 })
    expect(sampleOf('10%')).toEqual({ part: 0.1, seed: 0 })
    expect(sampleOf('1')).toEqual({ part: 1, seed: 0 })
    expect(sampleOf('10%:7')).toEqual({ part: 0.1, seed: 7 })
  })

  it.each([
    [positiveInteger, ['0', '-1', '1.5', 'many', '', '1e3']],
    [wholeNumber, ['-1', '1.5', 'x', '']],
    [shardOf, ['0/2', '3/2', '1', '1/0', '1/2/3', 'a/b']],
    [sampleOf, ['0', '0%', '1.5', '101%', '-0.1', 'half', '', '10%:', '10%:x', ':7']],
  ])('are refused by %o if they are others', (parse, values) => {
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) expect(() => parse(value)).toThrow(/It must be/)
  })
})

import { describe, expect, it } from 'vitest'
import { partOf, positiveInteger, shardOf, wholeNumber } from '#scripts/cli/options/option-values'

describe('option values', () => {
  it('take what is meant', () => {
    expect(positiveInteger('12')).toBe(12)
    expect(wholeNumber('0')).toBe(0)
    expect(shardOf('2/3')).toEqual({ index: 2, count: 3 })
    expect(partOf('0.25')).toBe(0.25)
    expect(partOf('10%')).toBe(0.1)
    expect(partOf('1')).toBe(1)
  })

  it.each([
    [positiveInteger, ['0', '-1', '1.5', 'many', '', '1e3']],
    [wholeNumber, ['-1', '1.5', 'x', '']],
    [shardOf, ['0/2', '3/2', '1', '1/0', '1/2/3', 'a/b']],
    [partOf, ['0', '0%', '1.5', '101%', '-0.1', 'half', '']],
  ])('%o refuses the rest', (parse, values) => {
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) expect(() => parse(value)).toThrow(/It must be/)
  })
})

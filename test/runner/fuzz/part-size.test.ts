import { expect, it } from 'vitest'
import { partSize } from '#runner/fuzz/campaign/part-size'
import { leastPart, usualSlicing } from '#runner/fuzz/campaign/slicing'

it.each([
  ['a quick tool', 8, 10, 256],
  ['a slower one', 256, 4000, 64],
  ['one that falls over at every module', 8, 8000, 8],
  ['nothing that takes time', 8, 0, 256],
])('a part of a slice takes about a second with %s', (_, runs, tools, expected) => {
  const size = partSize({ runs, ms: { generate: 0, judge: 0, tools } }, usualSlicing)
  expect(size).toBe(expected)
  expect(size % leastPart).toBe(0)
})

it('a part is not larger than a slice', () => {
  expect(partSize({ runs: 4 }, { size: 10, ahead: 2 })).toBe(10)
})

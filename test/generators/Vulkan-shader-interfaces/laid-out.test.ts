import { describe, expect, it } from 'vitest'
import { pairOf } from '#generators/pairs/pair-of'
import { shownIn } from '#generators/Vulkan-shader-interfaces/shared/laid-out'

const pair = pairOf`offset/numbers
numbers have offsets
annotations: OpMemberDecorate %uint_pair 0 Offset {0 | one: 1 | two: 2 | three: 3 | four: 5}
OpMemberDecorate %uint_pair 1 Offset 4`

describe('shownIn', () => {
  it('keeps all ways in StorageBuffer', () => {
    expect(shownIn('StorageBuffer', [pair])).toEqual([pair])
  })

  it('keeps one way in each other storage class, not the same in all of them', () => {
    const classes = ['Uniform', 'PushConstant', 'PhysicalStorageBuffer'] as const
    const ways = classes.map((storageClass) => {
      const [found] = shownIn(storageClass, [pair])
      expect(found?.control).toBe(pair.control)
      return Object.keys(found?.broken ?? {})
    })
    expect(ways.map(({ length }) => length)).toEqual([1, 1, 1])
    expect(new Set(ways.flat()).size).toBe(3)
  })
})

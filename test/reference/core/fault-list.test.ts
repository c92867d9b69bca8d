import { expect, it } from 'vitest'
import { FaultList } from '#reference/core/shared/surveys'

it('a list of faults keeps thousands of faults of each rule, and no more', () => {
  const list = new FaultList()
  for (let word = 0; word < 20_000; word++) list.say('core/decoration-once', word, 'again')
  expect(list.isFull('core/decoration-once')).toBe(true)
  expect(list.isFull('core/block-target')).toBe(false)
  list.say('core/block-target', 7, 'no structure')
  expect(list.faults).toHaveLength(4097)
  expect(list.faults.at(-1)).toEqual({
    rule: 'core/block-target',
    word: 7,
    message: 'no structure',
  })
  expect(list.faults[4095]?.word).toBe(4095)
})

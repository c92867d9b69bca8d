import { expect, it } from 'vitest'
import { nearest, nearestFirst } from '#spec/nearest'

const names = ['core/magic-number', 'core/id-bound', 'SPV_KHR_constant_data/data-word-count']

it.each([
  ['core/magic-numer', ['core/magic-number']],
  ['CORE/ID-BOUND', ['core/id-bound']],
  ['word-count', ['SPV_KHR_constant_data/data-word-count']],
  ['core', ['core/magic-number', 'core/id-bound']],
  ['quite another thing altogether', []],
])('nearest finds what %j could have meant', (word, meant) => {
  expect(nearest(word, names)).toEqual(meant)
})

it('nearest gives no more names than are asked for', () => {
  expect(nearest('core', names, 1)).toEqual(['core/magic-number'])
})

it('nearestFirst gives all names, those of which the word is a part or nearly one first', () => {
  expect(nearestFirst('annotation', ['limits', 'annotations', 'extension'])).toEqual([
    'annotations',
    'extension',
    'limits',
  ])
})

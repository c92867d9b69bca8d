import { expect, it } from 'vitest'
import { rowsOf } from '#generators/pairs/rows-of'

it('reads a row a line, and its cells without the space around them', () => {
  expect(
    rowsOf(`
line | 1D 0 0 0 |       | %uint_1
cube | Cube     | Image | %null_uint3
`),
  ).toEqual([
    ['line', '1D 0 0 0', '', '%uint_1'],
    ['cube', 'Cube', 'Image', '%null_uint3'],
  ])
})

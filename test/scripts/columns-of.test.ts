import { expect, it } from 'vitest'
import { columnsOf } from '#scripts/cli/options/columns-of'

it('columnsOf knows the columns of a terminal or of COLUMNS, and none of a pipe', () => {
  expect(columnsOf({ isTTY: true, columns: 80 }, {})).toBe(80)
  expect(columnsOf({ isTTY: true, columns: 80 }, { COLUMNS: '200' })).toBe(200)
  expect(columnsOf({ columns: 80 }, { COLUMNS: 'wide' })).toBeUndefined()
  expect(columnsOf({ isTTY: true, columns: 0 }, {})).toBeUndefined()
})

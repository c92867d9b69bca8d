import { describe, expect, it } from 'vitest'
import { table } from '#scripts/cli/output/table'

const words = Array.from({ length: 12 }, () => 'words').join(' ')

describe('a table of text', () => {
  it('aligns cells, and wraps nothing outside a terminal', () => {
    expect(
      table([
        ['a', 'b'],
        ['ccc', words],
      ]),
    ).toBe(`a    b\nccc  ${words}`)
  })

  it('wraps the last cell below its beginning', () => {
    const lines = table([['ccc', words]], 40).split('\n')
    expect(lines[0]).toMatch(/^ccc {2}words/)
    expect(lines[1]).toMatch(/^ {5}words/)
    expect(lines.every(({ length }) => length <= 40)).toBe(true)
    expect(lines.join(' ').match(/words/g)).toHaveLength(12)
  })

  it('wraps the last cell below the other cells if they leave no room', () => {
    const lines = table([['c'.repeat(30), words]], 40).split('\n')
    expect(lines[0]).toBe('c'.repeat(30))
    expect(lines[1]).toMatch(/^ {6}words/)
  })
})

import { describe, expect, it } from 'vitest'
import { selectedRows } from '#reference/selected-rows'

const rows = [
  { row: 'always', asked: 0, silent: 0 },
  { row: 'first', asked: 0b001, silent: 0 },
  { row: 'first and second', asked: 0b011, silent: 0 },
  { row: 'not the first', asked: 0, silent: 0b001 },
]

describe('selectedRows', () => {
  it('gives the rows whose answers are all as they want them', () => {
    const select = selectedRows(rows)
    expect(select(0b000)).toEqual(['always', 'not the first'])
    expect(select(0b001)).toEqual(['always', 'first'])
    expect(select(0b010)).toEqual(['always', 'not the first'])
    expect(select(0b011)).toEqual(['always', 'first', 'first and second'])
  })

  it('gives the same list for answers that differ in what does not matter', () => {
    const select = selectedRows(rows)
    expect(select(0b101)).toBe(select(0b001))
    expect(select(0b011)).not.toBe(select(0b001))
  })

  it('is right however many answers it was asked for', () => {
    const bits = Array.from({ length: 12 }, (_, n) => 1 << n)
    const select = selectedRows(bits.map((bit) => ({ row: bit, asked: bit, silent: 0 })))
    for (let round = 0; round < 2; round++)
      for (let answers = 0; answers < 4096; answers++)
        expect(select(answers).reduce((sum, bit) => sum | bit, 0)).toBe(answers)
  })
})

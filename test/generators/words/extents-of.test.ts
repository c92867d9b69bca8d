import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encode } from '../../../generators/words/encode.ts'
import { extentsOf, ordinalAt } from '../../../generators/words/extents-of.ts'
import { moduleOf } from '../../support/module-of.ts'

const words = encode(moduleOf('OpCapability Shader\n%1 = OpTypeInt 32 0\n%2 = OpTypeVoid\nOpNop'))

describe('extentsOf', () => {
  it('separates the instructions of a module', () => {
    expect(extentsOf(words)).toEqual([
      { opcode: 17, start: 5, length: 2 },
      { opcode: 21, start: 7, length: 4 },
      { opcode: 19, start: 11, length: 2 },
      { opcode: 0, start: 13, length: 1 },
    ])
  })

  it('stops at an instruction without words or with too few', () => {
    expect(extentsOf(words.with(7, 21))).toHaveLength(1)
    expect(extentsOf(words.slice(0, 9))).toHaveLength(1)
    expect(extentsOf(words.slice(0, 3))).toEqual([])
  })

  it('terminates for any words', () => {
    fc.assert(
      fc.property(fc.uint32Array(), (some) => {
        for (const { start, length } of extentsOf(some)) {
          expect(length).toBeGreaterThan(0)
          expect(start + length).toBeLessThanOrEqual(some.length)
        }
      }),
    )
  })
})

describe('ordinalAt', () => {
  it('finds the instruction that contains a word, whichever of its words it is', () => {
    const held = [...words.keys()].map((word) => ordinalAt(extentsOf(words), word))
    expect(held).toEqual([-1, -1, -1, -1, -1, 0, 0, 1, 1, 1, 1, 2, 2, 3])
    expect(ordinalAt(extentsOf(words), words.length)).toBe(-1)
    expect(ordinalAt([], 5)).toBe(-1)
  })
})

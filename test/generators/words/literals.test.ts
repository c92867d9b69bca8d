import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floatWords, integerWords } from '#generators/words/number-words'
import { pushString, pushStringBytes, stringBytes, stringLength } from '#generators/words/strings'

describe('integerWords', () => {
  it.each<[number | bigint, number, boolean, number[]]>([
    [-1, 8, true, [0xffff_ffff]],
    [-1, 8, false, [0xff]],
    [0x80, 8, true, [0xffff_ff80]],
    [-32768, 16, true, [0xffff_8000]],
    [0xffff_ffff, 32, false, [0xffff_ffff]],
    [-1, 32, true, [0xffff_ffff]],
    [-2n, 64, true, [0xffff_fffe, 0xffff_ffff]],
    [1n << 32n, 64, false, [0, 1]],
    [5, 64, false, [5, 0]],
    [-1, 48, false, [0xffff_ffff, 0xffff]],
  ])('%s in %i bits, signed %s', (value, width, signed, words) => {
    expect(integerWords(value, width, signed)).toEqual(words)
  })
})

describe('floatWords', () => {
  it.each([
    [1, 16, 'ieee', [0x3c00]],
    [-2, 16, 'ieee', [0xc000]],
    [65504, 16, 'ieee', [0x7bff]],
    [65520, 16, 'ieee', [0x7c00]],
    [2 ** -24, 16, 'ieee', [1]],
    [2 ** -25, 16, 'ieee', [0]],
    [-0, 16, 'ieee', [0x8000]],
    [1, 32, 'ieee', [0x3f80_0000]],
    [-1, 64, 'ieee', [0, 0xbff0_0000]],
    [1, 16, 'BFloat16KHR', [0x3f80]],
    [448, 8, 'Float8E4M3EXT', [0x7e]],
    [1, 8, 'Float8E4M3EXT', [0x38]],
    [Number.NaN, 8, 'Float8E4M3EXT', [0x7f]],
    [1, 8, 'Float8E5M2EXT', [0x3c]],
    [Number.POSITIVE_INFINITY, 8, 'Float8E5M2EXT', [0x7c]],
    [6, 4, 'Float4E2M1EXT', [7]],
    [7.5, 6, 'Float6E2M3EXT', [0x1f]],
    [28, 6, 'Float6E3M2EXT', [0x1f]],
  ] as const)('%d in %i bits, %s', (value, width, encoding, words) => {
    expect(floatWords(value, width, encoding)).toEqual([...words])
  })

  it('rounds half the distance to the even neighbour', () => {
    expect(floatWords(1 + 2 ** -11, 16, 'ieee')).toEqual([0x3c00])
    expect(floatWords(1 + 3 * 2 ** -11, 16, 'ieee')).toEqual([0x3c02])
  })
})

describe('strings', () => {
  it('come back from their words, wherever they stand', () => {
    fc.assert(
      fc.property(
        fc.uint8Array().map((bytes) => bytes.filter((byte) => byte !== 0)),
        fc.array(fc.nat(), { maxLength: 3 }),
        (bytes, before) => {
          const words = [...before]
          pushStringBytes(words, bytes)
          expect(stringLength([...words, 7], before.length)).toBe(words.length - before.length)
          expect([...(stringBytes([...words, 7], before.length) ?? [])]).toEqual([...bytes])
        },
      ),
    )
  })

  it('end with a zero byte even where they fill their words', () => {
    const words: number[] = []
    pushString(words, 'main')
    expect(words).toEqual([0x6e69_616d, 0])
  })

  it('without an end have no length', () => {
    expect(stringLength([0x6e69_616d], 0)).toBeUndefined()
    expect(stringBytes([0x6e69_616d], 0)).toBeUndefined()
  })
})

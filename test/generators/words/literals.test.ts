import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { integerWords } from '#generators/assembly/literals'
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
  ])('encodes %s in %i bits, signed: %s', (value, width, signed, words) => {
    expect(integerWords(value, width, signed)).toEqual(words)
  })
})

describe('strings in words', () => {
  it('are read back from their words, at any offset', () => {
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

  it('end with a zero byte even if they fill their words', () => {
    const words: number[] = []
    pushString(words, 'main')
    expect(words).toEqual([0x6e69_616d, 0])
  })

  it('have no length if they have no end', () => {
    expect(stringLength([0x6e69_616d], 0)).toBeUndefined()
    expect(stringBytes([0x6e69_616d], 0)).toBeUndefined()
  })
})

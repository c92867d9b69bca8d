import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexText } from '#runner/corpus/hex-text'
import { readHexText } from '#runner/corpus/read-hex-text'
import { isProblem } from '#runner/is-problem'

describe('hexText', () => {
  it('writes a line for the header and for each instruction, and the remaining words where decoding stops', () => {
    const header = [0x0723_0203, 0x0001_0600, 0, 1, 0]
    const words = Uint32Array.from([...header, 0x0002_0011, 1, 0x0001_0000, 0, 0xffff_0001])
    expect(hexText(words).split('\n')).toEqual([
      '0x07230203 0x00010600 0x00000000 0x00000001 0x00000000',
      '0x00020011 0x00000001',
      '0x00010000',
      '0x00000000 0xffff0001',
      '',
    ])
  })

  it('marks repetition in a long module, and is read back', () => {
    const variables = Array.from({ length: 2000 }, (_, index) => [
      0x0004_003b,
      3,
      8 + index,
      6,
    ]).flat()
    const pairs = Array.from({ length: 500 }, (_, index) => [500 - index, 7]).flat()
    const header = [0x0723_0203, 0x0001_0600, 0, 3000, 0]
    const words = Uint32Array.from([
      ...header,
      ...variables,
      (1003 << 16) | 251,
      1,
      2,
      ...pairs,
      0x0001_00fd,
      0xffff_0038,
    ])
    const text = hexText(words)
    expect(text.split('\n')).toEqual([
      '0x07230203 0x00010600 0x00000000 0x00000bb8 0x00000000',
      '0x0004003b 0x00000003 0x00000008+1 0x00000006 * 2000',
      '0x03eb00fb 0x00000001 0x00000002',
      '0x000001f4-1 0x00000007 * 500',
      '0x000100fd',
      '0xffff0038',
      '',
    ])
    expect(readHexText(text, 'x.spvhex')).toEqual(words)
  })

  it('is read back from long modules of any words', () => {
    const piece = fc.record({
      words: fc.uint32Array({ maxLength: 5 }),
      times: fc.integer({ min: 1, max: 2000 }),
    })
    fc.assert(
      fc.property(fc.array(piece, { minLength: 3, maxLength: 6 }), (pieces) => {
        const words = Uint32Array.from(
          pieces.flatMap(({ words: each, times }) =>
            Array.from({ length: times }, () => [...each]).flat(),
          ),
        )
        expect(readHexText(hexText(words), 'x.spvhex')).toEqual(words)
      }),
      { numRuns: 50 },
    )
  })

  it.each([1, 2, 3])('writes %i octets after the last whole word, and is read back', (count) => {
    const octets = Uint8Array.from([3, 2, 0x23, 7, 0, 0xff, 0x0a].slice(0, 4 + count))
    expect(hexText(octets).split('\n')).toEqual([
      '0x07230203',
      ['00', 'ff', '0a'].slice(0, count).join(' '),
      '',
    ])
    expect(readHexText(hexText(octets), 'x.spvhex')).toEqual(octets)
  })

  it('is read back from any words', () => {
    fc.assert(
      fc.property(fc.uint32Array({ maxLength: 60 }), (words) => {
        expect(readHexText(`; a comment\n${hexText(words)}`, 'x.spvhex')).toEqual(words)
      }),
    )
  })
})

const wrongRepetitions = ['0x1 * 0', '0x1 * many', '0x1+1', '12 * 3', '0x1 * 99999999']

const wrongOctets = ['12 34 56 78', '12 0x1', '1', '123']

describe('readHexText', () => {
  it('names the file and line of a text that is not a word', () => {
    for (const wrong of [
      ...wrongRepetitions,
      ...wrongOctets,
      '123',
      '0x',
      '0x123456789',
      '0xg',
      '-0x1',
    ]) {
      const read = readHexText(`0x1 ; fine\n${wrong}`, 'x.spvhex')
      expect(isProblem(read) && read.message).toMatch(/^x\.spvhex:2: /)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexText } from '#runner/corpus/hex-text'
import { readHexText } from '#runner/corpus/read-hex-text'
import { isProblem } from '#runner/is-problem'

describe('hexText', () => {
  it('writes a line for the header and for each instruction, and the rest where it cannot go on', () => {
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

  it('is read back, whatever the words', () => {
    fc.assert(
      fc.property(fc.uint32Array({ maxLength: 60 }), (words) => {
        expect(readHexText(`; a comment\n${hexText(words)}`, 'x.spvhex')).toEqual(words)
      }),
    )
  })
})

describe('readHexText', () => {
  it('names file and line of what is no word', () => {
    for (const wrong of ['12', '0x', '0x123456789', '0xg', '-0x1']) {
      const read = readHexText(`0x1 ; fine\n${wrong}`, 'x.spvhex')
      expect(isProblem(read) && read.message).toMatch(/^x\.spvhex:2: /)
    }
  })
})

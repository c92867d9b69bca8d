import { describe, expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { encode } from '../../support/encode.ts'

const words = encode([
  { opcode: 19, words: [1] },
  { opcode: 33, words: [2, 1] },
])

function octets(content: Uint32Array, littleEndian = true): Uint8Array {
  const view = new DataView(new ArrayBuffer(content.length * 4))
  content.forEach((word, index) => {
    view.setUint32(index * 4, word, littleEndian)
  })
  return new Uint8Array(view.buffer)
}

function names(input: Uint8Array | Uint32Array): readonly string[] {
  return decode(input).module.instructions.map(({ name }) => name)
}

describe('the input of decode', () => {
  const swapped = new Uint32Array(octets(words, false).buffer)
  const shifted = new Uint8Array(octets(words).length + 3)
  shifted.set(octets(words), 3)

  it.each([
    { what: 'words', input: words },
    { what: 'words in the other byte order', input: swapped },
    { what: 'octets, low order first', input: octets(words) },
    { what: 'octets, high order first', input: octets(words, false) },
    { what: 'octets that are not aligned', input: shifted.subarray(3) },
    { what: 'a Buffer that is not aligned', input: Buffer.from(shifted).subarray(3) },
  ])('is accepted as $what', ({ input }) => {
    const { module, defects } = decode(input)
    expect(defects).toEqual([])
    expect(module.words).toEqual(words)
    expect(names(input)).toEqual(['OpTypeVoid', 'OpTypeFunction'])
  })

  it.each([
    { what: 'nothing', input: new Uint8Array(0), fault: 'header-complete', word: 0 },
    { what: 'half a header', input: words.slice(0, 4), fault: 'header-complete', word: 4 },
    {
      what: 'no magic number',
      input: Uint32Array.of(1, 2, 3, 4, 5, 6),
      fault: 'magic-number',
      word: 0,
    },
    {
      what: 'a half-swapped magic number',
      input: Uint32Array.of(0x2307_0302, 0, 0, 1, 0),
      fault: 'magic-number',
      word: 0,
    },
    {
      what: 'fewer octets than a word',
      input: octets(words).slice(0, 3),
      fault: 'whole-words',
      word: 0,
    },
    {
      what: 'an octet too many',
      input: Uint8Array.of(...octets(words), 0),
      fault: 'whole-words',
      word: 10,
    },
    { what: 'an octet too few', input: octets(words).slice(0, -1), fault: 'whole-words', word: 9 },
    {
      what: 'a word too few',
      input: words.slice(0, -1),
      fault: 'instruction-fits-module',
      word: 7,
    },
    {
      what: 'a word count of 0',
      input: Uint32Array.of(...words, 19, 0x0001_0000),
      fault: 'word-count-not-zero',
      word: 10,
    },
    {
      what: 'a word count beyond the end',
      input: Uint32Array.of(...words, 0xffff_0013),
      fault: 'instruction-fits-module',
      word: 10,
    },
  ])('has one defect if it is $what', ({ input, fault, word }) => {
    const { defects } = decode(input)
    expect(defects).toMatchObject([{ rule: `core/${fault}`, outcome: 'invalid', word }])
  })

  it('has the instructions before the one that does not fit', () => {
    expect(names(words.slice(0, -1))).toEqual(['OpTypeVoid'])
    expect(names(octets(words).slice(0, -1))).toEqual(['OpTypeVoid'])
  })

  it('has no instructions without a magic number', () => {
    expect(names(Uint32Array.of(1, ...words.slice(1)))).toEqual([])
  })

  it('may have ids and a bound of any size without needing memory for them', () => {
    const last = 0xffff_ffff
    const { module, defects } = decode(
      encode(
        [
          { opcode: 19, words: [last] },
          { opcode: 33, words: [last - 1, last] },
        ],
        { bound: last },
      ),
    )
    expect(defects).toEqual([])
    expect(module.bound).toBe(last)
    expect(module.definition(last)?.name).toBe('OpTypeVoid')
    expect(module.definition(last - 1)?.name).toBe('OpTypeFunction')
    expect(module.uses(last).map(({ name }) => name)).toEqual(['OpTypeFunction'])
    expect(module.definition(last - 2)).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBytes, swapped, toBytes } from '#generators/words/bytes'
import { encode } from '../../../generators/words/encode.ts'
import { read } from '../../../generators/words/read.ts'

const word = fc.integer({ min: 0, max: 0xffff_ffff })
const instruction = fc.record({
  opcode: fc.integer({ min: 0, max: 0xffff }),
  words: fc.array(word, { maxLength: 8 }),
})
const module = fc.record({
  version: word,
  generator: word,
  bound: word,
  schema: word,
  instructions: fc.array(instruction),
})

describe('encode and read', () => {
  it('give any module back unchanged', () => {
    fc.assert(
      fc.property(module, (some) => {
        expect(read(encode(some))).toEqual(some)
      }),
    )
  })

  it('give any module back unchanged from the other byte order', () => {
    fc.assert(
      fc.property(module, (some) => {
        expect(read(swapped(encode(some)))).toEqual(some)
      }),
    )
  })

  it('use the word count and the opcode as the first word of an instruction', () => {
    const words = encode({
      version: 0x10600,
      generator: 1,
      bound: 2,
      schema: 3,
      instructions: [{ opcode: 17, words: [1] }],
    })
    expect([...words]).toEqual([0x0723_0203, 0x10600, 1, 2, 3, 0x0002_0011, 1])
  })
})

describe('the function read', () => {
  const header = [0x0723_0203, 0x10600, 0, 1, 0]
  it.each([
    ['no words', []],
    ['less than a header', header.slice(0, 4)],
    ['another magic number', [1, ...header.slice(1)]],
    ['a word count of 0', [...header, 0x0000_0011]],
    ['an instruction cut off', [...header, 0x0003_0011, 1]],
  ])('refuses %s', (_, words) => {
    expect(read(Uint32Array.from(words))).toBeUndefined()
  })

  it('never throws an error', () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const some = read(Uint32Array.from([...header, ...words]))
        if (some !== undefined) expect([...encode(some)]).toEqual([...header, ...words])
      }),
    )
  })
})

describe('words as bytes', () => {
  it('are little-endian', () => {
    expect([...toBytes(Uint32Array.of(0x0102_0304))]).toEqual([4, 3, 2, 1])
  })

  it('give the words back, from any offset of a buffer', () => {
    fc.assert(
      fc.property(fc.array(word), fc.nat({ max: 3 }), (words, offset) => {
        const bytes = toBytes(Uint32Array.from(words))
        const shifted = new Uint8Array(bytes.length + offset)
        shifted.set(bytes, offset)
        expect([...(fromBytes(shifted.subarray(offset)) ?? [])]).toEqual(words)
      }),
    )
  })

  it('are refused if they are not whole words', () => {
    expect(fromBytes(new Uint8Array(7))).toBeUndefined()
  })
})

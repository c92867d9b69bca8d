import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { disassemble, disassembleInto } from '#reference/disassemble/disassemble'
import { encode, stringWords } from '../../support/encode.ts'
import { expectSame } from './expect-same.ts'

const opString = 7
const opName = 5
const opTypeVoid = 19
const opNop = 0

describe('the header of a disassembly', () => {
  it('names the same generators as spirv-dis, and no others', () => {
    const tools = [...Array.from({ length: 64 }, (_, tool) => tool), 0x7fff, 0xffff]
    for (const tool of tools) expectSame(encode([], { generator: ((tool << 16) | 7) >>> 0 }))
  })

  it('shows version, bound and schema', () => {
    for (const minor of [0, 1, 2, 3, 4, 5, 6])
      expectSame(encode([], { version: 0x0001_0000 | (minor << 8), bound: minor, schema: 0 }))
    expectSame(encode([], { bound: 0xffff_ffff, schema: 0xffff_ffff, generator: 0xffff_ffff }))
  })
})

describe('columns of a disassembly', () => {
  const results = [1, 9, 10, 99, 12345, 999_999, 1_000_000, 123_456_789, 1_000_000_000, 0xffff_ffff]
  const words = encode([
    { opcode: opNop, words: [] },
    ...results.map((id) => ({ opcode: opTypeVoid, words: [id] })),
    ...results.map((id) => ({ opcode: opName, words: [id, ...stringWords('name')] })),
  ])

  it('are wide enough for ids of every length', () => expectSame(words))

  it('are omitted without indentation', () =>
    expectSame(words, ['--raw-id', '--no-indent'], { indent: false }))

  it('begin in the first line without a header', () =>
    expectSame(words, ['--raw-id', '--no-header', '--no-indent'], { header: false, indent: false }))
})

describe('strings in a disassembly', () => {
  const string = (octets: Uint8Array, id: number) => ({
    opcode: opString,
    words: [id, ...stringWords(octets)],
  })

  it('keep every octet except those that are escaped', () => {
    const octets = Uint8Array.from({ length: 0x7f }, (_, index) => index + 1)
    expectSame(encode([string(octets, 1)]))
  })

  it('of any characters and any length are printed as spirv-dis prints them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 200 }), (texts) =>
        expectSame(
          encode(
            texts.map((text, index) =>
              string(new TextEncoder().encode(text.replaceAll('\0', '')), index + 1),
            ),
          ),
        ),
      ),
      { numRuns: 5 },
    )
  })

  it('longer than the buffer for the text are printed as spirv-dis prints them', () => {
    expectSame(encode([string(new Uint8Array(200_000).fill(0x22), 1)]))
  })
})

describe('long instructions', () => {
  it('of ids are printed even if they are longer than the buffer', () => {
    const members = Array.from({ length: 0xfff0 }, (_, index) => 0xffff_ff00 - index)
    expectSame(encode([{ opcode: 30, words: [1, ...members] }]))
  })

  it('of ids and integers are printed even if they are longer than the buffer', () => {
    const indexes = Array.from({ length: 0xfff0 }, (_, index) => 0xffff_ff00 - index)
    expectSame(encode([{ opcode: 82, words: [1, 2, 3, 4, ...indexes] }]))
  })
})

describe('chunks of a disassembly', () => {
  it('add up to the text', () => {
    const words = encode(
      Array.from({ length: 9000 }, (_, index) => ({ opcode: opTypeVoid, words: [index + 1] })),
    )
    const parts: Uint8Array[] = []
    disassembleInto(words, (octets) => parts.push(octets.slice()))
    expect(parts.length).toBeGreaterThan(1)
    expect(Buffer.concat(parts).toString()).toBe(disassemble(words))
    expectSame(words)
  })
})

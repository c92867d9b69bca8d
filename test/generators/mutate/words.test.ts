import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBuilder } from '../../../generators/build/create-builder.ts'
import { spliceWords } from '../../../generators/mutate/words/splice-words.ts'
import { wordCountWays } from '../../../generators/mutate/words/word-count-ways.ts'
import { wordMutatorOf } from '../../../generators/mutate/words/word-mutator-of.ts'
import { encode } from '../../../generators/words/encode.ts'
import { type Extent, extentsOf } from '../../../generators/words/extents-of.ts'
import { read } from '../../../generators/words/read.ts'

const b = createBuilder()
b.capability('Shader')
b.type('OpTypeInt', 32, 0)
b.type('OpTypeVoid')
b.place('function', 'OpNop')
const words = encode(b.module())
const [, int, , nop] = extentsOf(words) as readonly [Extent, Extent, Extent, Extent]

const mutator = wordMutatorOf({
  name: 'word-count',
  rule: 'word-count',
  summary: 'the word count is not the one of the instruction',
  instructions: ['OpTypeInt', 'OpNop'],
  ways: wordCountWays,
})

describe('extentsOf', () => {
  it('tells instructions apart', () => {
    expect(extentsOf(words)).toEqual([
      { opcode: 17, start: 5, length: 2 },
      { opcode: 21, start: 7, length: 4 },
      { opcode: 19, start: 11, length: 2 },
      { opcode: 0, start: 13, length: 1 },
    ])
  })

  it('ends where the words are none', () => {
    expect(extentsOf(wordCountWays['no-words'](words, int))).toHaveLength(1)
    expect(extentsOf(words.slice(0, 9))).toHaveLength(1)
    expect(extentsOf(words.slice(0, 3))).toEqual([])
  })

  it('ends for any words', () => {
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

describe('word counts', () => {
  it('one more or less leave the instructions behind it whole', () => {
    const more = wordCountWays['one-word-more'](words, int)
    expect(read(more)?.instructions.map((each) => each.words)).toEqual([
      [1],
      [1, 32, 0, 1],
      [2],
      [],
    ])
    const less = wordCountWays['one-word-less'](words, int)
    expect(less && read(less)?.instructions.map((each) => each.words)).toEqual([
      [1],
      [1, 32],
      [2],
      [],
    ])
  })

  it('of 0 and cut off instructions cannot be read', () => {
    const none = wordCountWays['no-words'](words, int)
    expect([...none]).toEqual([...words].with(7, 21))
    expect(read(none)).toBeUndefined()
    const cut = wordCountWays['cut-off'](words, int)
    expect([...(cut ?? [])]).toEqual([...words.subarray(0, 10)])
    expect(cut && read(cut)).toBeUndefined()
  })

  it('do not take the first word away', () => {
    expect(wordCountWays['one-word-less'](words, nop)).toBeUndefined()
    expect(wordCountWays['cut-off'](words, nop)).toBeUndefined()
  })
})

describe('wordMutatorOf', () => {
  it('has a site for each instruction and way', () => {
    expect(mutator.sites(words)).toEqual([
      { at: 1, variant: 'one-word-more' },
      { at: 1, variant: 'one-word-less' },
      { at: 1, variant: 'no-words' },
      { at: 1, variant: 'cut-off' },
      { at: 3, variant: 'one-word-more' },
      { at: 3, variant: 'no-words' },
    ])
  })

  it('changes the words at every site, and not those it was given', () => {
    const before = [...words]
    const sites = mutator.sites(words)
    expect(sites).not.toHaveLength(0)
    for (const site of sites) {
      expect([...mutator.applyToWords(words, site)]).not.toEqual(before)
      expect([...words]).toEqual(before)
    }
  })

  it('leaves words alone where there is no such site', () => {
    expect(mutator.applyToWords(words, { at: 9, variant: 'no-words' })).toBe(words)
    expect(mutator.applyToWords(words, { at: 1, variant: 'other' })).toBe(words)
  })

  it('knows every instruction it names', () => {
    expect(() =>
      wordMutatorOf({ name: 'a', rule: 'a', summary: 'a', instructions: ['OpNo'], ways: {} }),
    ).toThrow(expect.objectContaining({ code: 'unknown-instruction' }))
  })
})

it('spliceWords works as arrays do', () => {
  fc.assert(
    fc.property(
      fc.uint32Array(),
      fc.nat(),
      fc.nat(),
      fc.uint32Array(),
      (some, from, count, added) => {
        const at = Math.min(from, some.length)
        const removed = Math.min(count, some.length - at)
        expect([...spliceWords(some, at, removed, ...added)]).toEqual(
          [...some].toSpliced(at, removed, ...added),
        )
      },
    ),
  )
})

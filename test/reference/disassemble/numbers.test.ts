import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operandKindByName } from '#spec/grammar/grammar'
import { type Encoded, encode } from '../../support/encode.ts'
import { expectSame } from './expect-same.ts'

const opTypeInt = 21
const opTypeFloat = 22
const opConstant = 43

/** A module with a constant of the type for each literal; the type has id 1. */
function constants(type: Encoded, literals: readonly (readonly number[])[]): Uint32Array {
  return encode([
    type,
    ...literals.map((words, index) => ({ opcode: opConstant, words: [1, index + 2, ...words] })),
  ])
}

/** Words, many of them special: few bits set, few bits clear, or like any other. */
const word = fc.oneof(
  fc.integer({ min: 0, max: 0xffff_ffff }),
  fc.tuple(fc.nat(31), fc.nat(31)).map(([a, b]) => ((1 << a) | (1 << b)) >>> 0),
  fc.tuple(fc.nat(31), fc.nat(31)).map(([a, b]) => ~((1 << a) | (1 << b)) >>> 0),
  fc.float().map((value) => new Uint32Array(Float32Array.of(value).buffer)[0] ?? 0),
  fc.integer({ min: -100, max: 100_000_000 }).map((n) => {
    return new Uint32Array(Float32Array.of(n / 16).buffer)[0] ?? 0
  }),
)
const twoWords = fc.oneof(
  fc.tuple(word, word),
  fc.double().map((value): [number, number] => {
    const [low = 0, high = 0] = new Uint32Array(Float64Array.of(value).buffer)
    return [low, high]
  }),
)

/** Enough of them that a run of spirv-dis is worth it. Not shrunk: a failure names the line. */
function many<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.noShrink(fc.array(value, { minLength: 500, maxLength: 500 }))
}

const encodings = operandKindByName('FPEncoding')?.enumerants ?? []

describe('literal numbers', () => {
  it.each([1, 8, 16, 24, 32])(
    'of %i bits, signed or not, are printed as spirv-dis prints them',
    (width) => {
      for (const signedness of [0, 1]) {
        const type = { opcode: opTypeInt, words: [1, width, signedness] }
        fc.assert(
          fc.property(many(word), (words) =>
            expectSame(
              constants(
                type,
                words.map((single) => [single]),
              ),
            ),
          ),
          { numRuns: 2 },
        )
      }
    },
  )

  it.each([
    { name: 'integers', type: { opcode: opTypeInt, words: [1, 64, 0] } },
    { name: 'signed integers', type: { opcode: opTypeInt, words: [1, 64, 1] } },
    { name: 'integers of 40 bits', type: { opcode: opTypeInt, words: [1, 40, 1] } },
    { name: 'floats', type: { opcode: opTypeFloat, words: [1, 64] } },
  ])('are printed as spirv-dis prints them for $name of two words', ({ type }) => {
    fc.assert(
      fc.property(many(twoWords), (literals) => expectSame(constants(type, literals))),
      { numRuns: 10 },
    )
  })

  it('that are floats of one word are printed as spirv-dis prints them', () => {
    const type = { opcode: opTypeFloat, words: [1, 32] }
    fc.assert(
      fc.property(many(word), (words) =>
        expectSame(
          constants(
            type,
            words.map((single) => [single]),
          ),
        ),
      ),
      { numRuns: 10 },
    )
  })

  it('that are floats halfway between two shorter ones are printed as spirv-dis prints them', () => {
    // Each value ends in a 5 that is the first digit too many: nine digits are shown of a float, 17 of a double.
    const singles = [8388609, 8388611, 16777223, -8388609].map((n) => n / 8)
    const doubles = [...singles, 2 ** 46 + 2 ** -4, 2 ** 46 + 3 * 2 ** -4, 2 ** 47 + 5 * 2 ** -4]
    const single = (value: number) => [...new Uint32Array(Float32Array.of(value).buffer)]
    const double = (value: number) => [...new Uint32Array(Float64Array.of(value).buffer)]
    expectSame(constants({ opcode: opTypeFloat, words: [1, 32] }, singles.map(single)))
    expectSame(constants({ opcode: opTypeFloat, words: [1, 64] }, doubles.map(double)))
  })

  it('that are any half or any bfloat16 are printed as spirv-dis prints them', () => {
    const every = Array.from({ length: 0x1_0000 }, (_, bits) => [bits])
    expect(every.length).toBe(65536)
    expectSame(constants({ opcode: opTypeFloat, words: [1, 16] }, every))
    expectSame(constants({ opcode: opTypeFloat, words: [1, 16, 0] }, every))
  })

  it('are tested for every encoding of floats', () => expect(encodings.length).toBeGreaterThan(5))

  it.each(encodings)(
    'of type $name are printed as spirv-dis prints them, whatever the width',
    ({ value: encoding }) => {
      const every = Array.from({ length: 0x100 }, (_, bits) => [bits])
      for (const width of [4, 6, 8, 16, 32])
        expectSame(constants({ opcode: opTypeFloat, words: [1, width, encoding] }, every))
    },
  )

  it('are printed as words if they have no other form: floats of odd widths, or more than two words', () => {
    for (const width of [4, 8, 24])
      expectSame(constants({ opcode: opTypeFloat, words: [1, width] }, [[1], [0x80]]))
    for (const opcode of [opTypeInt, opTypeFloat]) {
      const sign = opcode === opTypeInt ? [1] : []
      expectSame(constants({ opcode, words: [1, 128, ...sign] }, [[1, 2, 3, 4]]))
    }
  })

  it('are used for parameters of a decoration', () => {
    fc.assert(
      fc.property(many(word), (words) =>
        expectSame(encode(words.map((value) => ({ opcode: 71, words: [1, 6170, value] })))),
      ),
      { numRuns: 3 },
    )
  })

  it('of a switch are as wide and as signed as its selector', () => {
    for (const [width, signedness, count] of [
      [32, 0, 1],
      [32, 1, 1],
      [16, 1, 1],
      [64, 0, 2],
      [64, 1, 2],
    ] as const) {
      const literal = count === 1 ? [0xffff_fff0] : [0xffff_fff0, 0xffff_ffff]
      expectSame(
        encode([
          { opcode: opTypeInt, words: [1, width, signedness] },
          { opcode: opConstant, words: [1, 2, ...literal] },
          { opcode: 251, words: [2, 5] },
          { opcode: 251, words: [2, 5, ...literal, 6, ...literal.map(() => 7), 8] },
        ]),
      )
    }
  })
})

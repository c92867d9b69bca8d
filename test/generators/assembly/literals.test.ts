import { describe, expect, it } from 'vitest'
import { assemble } from '../../../generators/assembly/assemble.ts'
import { spirvAs } from '../../support/spirv-as.ts'

const wholes = '0 1 +1 010 00 0x10 0X10 0x0000000000000000000001 7'.split(' ')
const unsigned = { 8: '255 0xff', 16: '65535 0xffff', 32: '4294967295 0xffffffff' }
const decimals =
  '0 -0 1 -1 +1 1. .5 -.5 1.5 1e0 1E0 1e+0 010 00000000001 1e00000000000000000001'.split(' ')
const hexadecimals =
  '0x1p0 0x1p+0 -0x1p+0 +0x1p0 0X1p0 0xap0 0xAp0 0x.8p0 0x1.p0 0x.p0 0xp0 0x0p0 -0x0p0 0x10p0 0x0001.8p1 0x123.456p-4 0x1p99999 0x1p-99999 0x1p99999999999 0x1.00000000000000000000000000000001p0'.split(
    ' ',
  )

/** Literals by the operands of the type that they are for. All of them are accepted. */
const accepted: readonly (readonly [string, readonly string[]])[] = [
  ['OpTypeInt 8 0', [...wholes, ...unsigned[8].split(' ')]],
  ['OpTypeInt 8 1', [...wholes, ...'127 -128 0xff 0x80 -0x80 -0 -010 -0x1'.split(' ')]],
  ['OpTypeInt 16 0', [...wholes, ...unsigned[16].split(' ')]],
  ['OpTypeInt 16 1', [...wholes, ...'32767 -32768 0xffff 0x8000 0377 255'.split(' ')]],
  ['OpTypeInt 24 1', [...wholes, ...'0xffffff 0x800000 -1 8388607'.split(' ')]],
  ['OpTypeInt 32 0', [...wholes, ...unsigned[32].split(' '), '!5', '!0xffffffff']],
  ['OpTypeInt 32 1', [...wholes, ...'2147483647 -2147483648 0xffffffff -0x80000000'.split(' ')]],
  ['OpTypeInt 32 2', ['-1', '0xffffffff']],
  ['OpTypeInt 48 1', [...wholes, ...'-1 0xffffffffffff 0x800000000000'.split(' ')]],
  ['OpTypeInt 64 0', [...wholes, ...'18446744073709551615 0xffffffffffffffff'.split(' ')]],
  [
    'OpTypeInt 64 1',
    [
      ...wholes,
      ...'9223372036854775807 -9223372036854775808 0xffffffffffffffff -0x8000000000000000'.split(
        ' ',
      ),
    ],
  ],
  [
    'OpTypeFloat 32',
    [
      ...decimals,
      ...hexadecimals,
      ...'0.1 16777217 1e38 1e-50 1e-400 3.4028235e38 3.4028235677973e38 1.1e-38 7.1e-46 1.000000059604644775390625 1.000000059604644775390625000000001 0x1p+128 -0x1p+128 0x1.8p+128 0x1.000002p+128 0x1.000001p+128 0x1.8p+129 0x1p-149 0x1.8p-149 0x1p-150 0x0.8p-126 0x1.000001ffp0 0x1.000003p0 0x1.ffffffp0 0x1.ffffffp-127'.split(
        ' ',
      ),
    ],
  ],
  [
    'OpTypeFloat 64',
    [
      ...decimals,
      ...hexadecimals,
      ...'0.1 1e308 1.7976931348623158e308 4.9e-324 2.4703282292062328e-324 2.4703282292062327e-324 9007199254740993 0x1p+1024 0x1.8p+1024 0x1p-1074 0x1.8p-1074 0x0.0000000000001p-1022 0x1.00000000000008p0 0x1.0000000000001fp0'.split(
        ' ',
      ),
    ],
  ],
  [
    'OpTypeFloat 16',
    [
      ...decimals,
      ...hexadecimals,
      ...'0.1 65504 65535.9 1.00048828125 1.00146484375 0.00000006 0.0000000298 0x1p+16 0x1.8p+16 0x1.8p+17 0x1p-24 0x1.8p-25 0x1.006p+0 0x1.ffp-15'.split(
        ' ',
      ),
    ],
  ],
  [
    'OpTypeFloat 16 BFloat16KHR',
    [...decimals, ...hexadecimals, ...'3.4e38 65535 1.1e-38 0x1p+128 0x1.8p+128'.split(' ')],
  ],
  [
    'OpTypeFloat 8 Float8E4M3EXT',
    [
      ...decimals,
      ...hexadecimals,
      ...'448 -448 240 0.001953125 0x1.ep+8 0x1.cp+8 0x1p+9 0x1.8p-7 0x1p-9'.split(' '),
    ],
  ],
  [
    'OpTypeFloat 8 Float8E5M2EXT',
    [...decimals, ...hexadecimals, ...'57344 65535 0x1p+16 0x1.8p+16 0x1p-16'.split(' ')],
  ],
  ['OpTypeFloat 6 Float6E2M3EXT', '0 -0 1 3 7.5 -7.5 0.125 0x1p0 0x1.8p2 0x1.ep2'.split(' ')],
  ['OpTypeFloat 6 Float6E3M2EXT', '0 -0 1 3 28 -28 0.125 0x1p0 0x1.8p2 0x1.cp4'.split(' ')],
  ['OpTypeFloat 4 Float4E2M1EXT', '0 -0 1 3 6 -6 0.5 0x1p0 0x1.8p2'.split(' ')],
  ['OpTypeFloat 8 MXInt8EXT', '0 -0 1 -1 1.5 1.984375 -1.984375 0.015625 0x1.fcp0'.split(' ')],
  ['OpTypeFloat 8 Float8UnsignedE8M0EXT', '1 2 0.5 0x1p127 0x1p-127 0x0.8p-126'.split(' ')],
]

/** Literals that are refused, of every kind a type can have. */
const refused: readonly (readonly [string, readonly string[]])[] = [
  [
    'OpTypeInt 8 0',
    ['256', '-1', '-0', '08', '0x', '1.0', '1e2', '"1"', '%t', '18446744073709551616'],
  ],
  ['OpTypeInt 8 1', ['128', '-129', '255', '0377', '+0xff', '-0xff', '0x100']],
  ['OpTypeInt 32 1', ['2147483648', '--1', '+-1', '1_0', '!-1', '!1.5', '!4294967296', '-']],
  ['OpTypeInt 64 1', ['9223372036854775808', '-9223372036854775809']],
  ['OpTypeInt 65 0', ['1']],
  [
    'OpTypeFloat 32',
    [
      'inf',
      'nan',
      '0x1',
      '0x1P0',
      '0x1.8',
      '1e',
      '1e39',
      '3.40282357e38',
      '1f',
      '.',
      'e5',
      '0x1p',
      '0x1p+0x1',
    ],
  ],
  ['OpTypeFloat 64', ['1e400', '1.7976931348623159e308']],
  ['OpTypeFloat 16', ['65536', '-65536']],
  ['OpTypeFloat 8 Float8E4M3EXT', ['449', '448.0001']],
  ['OpTypeFloat 8 MXInt8EXT', ['2', '0.01', '1.00000001']],
  ['OpTypeFloat 8 Float8UnsignedE8M0EXT', ['0', '-1', '3', '1.2']],
  ['OpTypeFloat 24', ['1']],
]

/**
 * Literals that an assembler was seen to turn into another number (SPIRV-Tools 2026.4: decimals with the largest
 * exponent of a format without infinities, decimals that are subnormal in 32 bits, hexadecimals that are subnormal in
 * less than 8 bits). Ours is the number, cut off.
 */
const misread: readonly (readonly [string, string, number])[] = [
  ['OpTypeFloat 8 Float8E4M3EXT', '256', 0x78],
  ['OpTypeFloat 8 Float8E4M3EXT', '1e-42', 0],
  ['OpTypeFloat 8 Float8E5M2EXT', '1e-42', 0],
  ['OpTypeFloat 6 Float6E2M3EXT', '5', 0x1a],
  ['OpTypeFloat 6 Float6E2M3EXT', '0x1p-1', 4],
  ['OpTypeFloat 6 Float6E3M2EXT', '0x1p-3', 2],
  ['OpTypeFloat 4 Float4E2M1EXT', '0x1p-1', 1],
]

function text(type: string, literals: readonly string[]): string {
  return [`%t = ${type}`, ...literals.map((literal) => `%c = OpConstant %t ${literal}`)].join('\n')
}

describe.each(accepted)('literals of %s', (type, literals) => {
  it('are assembled to the words that spirv-as gives them', () => {
    expect(literals).not.toHaveLength(0)
    const all = text(type, literals)
    const theirs = spirvAs(all)
    if (theirs.kind !== 'words') throw new Error(theirs.complaint)
    expect(assemble(all)).toMatchObject({ kind: 'assembled', words: theirs.words })
  })
})

describe.each(refused)('literals of %s', (type, literals) => {
  it.each(literals)('are refused by our assembler and by spirv-as: %s', (literal) => {
    const printed = text(type, [literal])
    expect(assemble(printed)).toMatchObject({ kind: 'faulty', errors: [{ line: 2, column: 20 }] })
    expect(spirvAs(printed)).toMatchObject({ kind: 'refused' })
  })
})

describe('literals that assemblers disagree on', () => {
  it.each(misread)('literals of %s keep their value: %s', (type, literal, word) => {
    const assembled = assemble(text(type, [literal]))
    expect(assembled.kind === 'assembled' && assembled.words.at(-1)).toBe(word)
  })
})

it('literals of switches are as wide as the selector', () => {
  const all = [
    '%byte = OpTypeInt 8 1',
    '%long = OpTypeInt 64 0',
    '%a = OpUndef %byte',
    '%b = OpUndef %long',
    'OpSwitch %a %d -1 %l 0xff %m',
    'OpSwitch %b %d 0x100000000 %l !5 !6 %m',
    'OpSwitch %c %d',
  ].join('\n')
  const theirs = spirvAs(all)
  expect(theirs.kind).toBe('words')
  expect(assemble(all)).toMatchObject(theirs.kind === 'words' ? { words: theirs.words } : {})
})

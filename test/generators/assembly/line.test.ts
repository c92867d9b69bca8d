import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import {
  idsOf,
  lineOf,
  opcodeIn,
  textOfLine,
  withFirstLine,
  withIds,
} from '#generators/assembly/line'

describe('a line of assembly', () => {
  it('is read as a result, an opcode and operands, one of them a string', () => {
    expect(lineOf('%name = OpString "a \\"%b\\" c"')).toEqual({
      result: '%name',
      opcode: 'OpString',
      operands: ['"a \\"%b\\" c"'],
    })
    expect(lineOf('OpStore %pointer %object ; a comment')).toEqual({
      opcode: 'OpStore',
      operands: ['%pointer', '%object'],
    })
  })

  it('has only operands if it continues the line before', () => {
    expect(lineOf('  %uint_1 %uint_2')).toEqual({ opcode: '', operands: ['%uint_1', '%uint_2'] })
    expect(lineOf('')).toEqual({ opcode: '', operands: [] })
  })

  it.each(['%a = OpTypeVoid', 'OpReturn', '%a = OpLoad %b %c Aligned 4', '%d %e'])(
    'is printed as it was read: %s',
    (text) => expect(textOfLine(lineOf(text))).toBe(text),
  )

  it.each([
    ...[
      '%a = OpTypeVoid',
      '  OpReturn',
      '%d %e',
      '',
      '  %a  =  OpLoad %b',
      'Op',
      'OpStore;x',
      'OpStore,',
    ],
    ...[
      '%a =OpLoad',
      '%a = ',
      '%a = 5',
      '; OpStore',
      '\tOpStore %a',
      '"OpString" OpStore',
      '%a = OpLoad\t%b',
    ],
    ...[
      'OpString = OpLoad',
      '%a = %b OpLoad',
      'OpSource GLSL 450 ; OpStore',
      '5 = OpLoad %b',
      '%a = OpLoad"b"',
    ],
  ])('has the opcode that is found without its operands: %s', (text) =>
    expect(opcodeIn(text)).toBe(lineOf(text).opcode),
  )

  it('has ids outside of its strings only', () => {
    expect(idsOf(lineOf('%a = OpExtInst %void %set 1 "%x" %b'))).toEqual([
      '%a',
      '%void',
      '%set',
      '%b',
    ])
  })

  it('has its ids replaced by those that a map gives for them', () => {
    const others = new Map([['%a', '%b']])
    expect(textOfLine(withIds(lineOf('%a = OpCopyObject %ab %a'), others))).toBe(
      '%b = OpCopyObject %ab %b',
    )
  })
})

describe('withFirstLine', () => {
  const text = 'OpStore %a %b\nOpStore %c %d'

  it('replaces the first line that is changed, and no other', () => {
    expect(
      withFirstLine(text, ({ opcode, operands }) => ({ opcode, operands: operands.with(0, '%e') })),
    ).toBe('OpStore %e %b\nOpStore %c %d')
  })

  it('leaves a text without changed lines as it is', () => {
    expect(withFirstLine(text, () => undefined)).toBe(text)
  })
})

describe('assemble with ids that names have', () => {
  it('gives them to the names, and the numbers between to the others', () => {
    const made = assemble('%void = OpTypeVoid\n%new = OpTypeFunction %void', {
      ids: new Map([
        ['void', 2],
        ['unused', 1],
      ]),
    })
    expect(made.kind === 'assembled' && [...made.words.slice(3)]).toEqual([
      3, 0, 0x20013, 2, 0x30021, 1, 2,
    ])
  })
})

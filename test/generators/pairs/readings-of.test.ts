import { describe, expect, it } from 'vitest'
import { MakerError } from '#generators/maker-error'
import { readingsOf } from '#generators/pairs/readings-of'

function ways(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readingsOf(text, 'rule pair').ways)
}

describe('readingsOf', () => {
  it('reads the valid text, and the text with each alternative instead', () => {
    const text = '%a = OpLoad {%uint | float: %float | void: %void} {%x | value: %y}'
    expect(readingsOf(text, '').valid).toBe('%a = OpLoad %uint %x')
    expect(ways(text)).toEqual({
      float: '%a = OpLoad %float %x',
      void: '%a = OpLoad %void %x',
      value: '%a = OpLoad %uint %y',
    })
  })

  it('applies the alternatives of one way together', () => {
    expect(ways('{%a | both: %x} {%b | one: %z} {%c | both: %y}')).toEqual({
      both: '%x %b %y',
      one: '%a %z %c',
    })
  })

  it('leaves out empty operands and empty lines', () => {
    const text = 'OpNop {%a | fewer:} %b {| more: %c} %d\n{OpKill | without:}\n{| with: OpReturn}'
    expect(readingsOf(text, '').valid).toBe('OpNop %a %b %d\nOpKill')
    expect(ways(text)).toEqual({
      fewer: 'OpNop %b %d\nOpKill',
      more: 'OpNop %a %b %c %d\nOpKill',
      without: 'OpNop %a %b %d',
      with: 'OpNop %a %b %d\nOpKill\nOpReturn',
    })
  })

  it('keeps the lines of an alternative, and masks with a bar', () => {
    expect(ways('{OpKill\n| two-lines:\nOpNop\nOpReturn}')['two-lines']).toBe('OpNop\nOpReturn')
    expect(ways('OpStore %a %b {Aligned|Volatile 4 | no-operand: None}')['no-operand']).toBe(
      'OpStore %a %b None',
    )
  })

  it('finds no delimiters inside strings', () => {
    const text = 'OpString "{a  | b: c}" {"}" | other: "\\"{"}'
    expect(readingsOf(text, '').valid).toBe('OpString "{a  | b: c}" "}"')
    expect(ways(text)).toEqual({ other: 'OpString "{a  | b: c}" "\\"{"' })
  })

  it.each([
    ['OpNop\nOpNop {%a | b: %c', 'braces that do not end in line 2'],
    ['OpNop %a }', "'}' outside of braces in line 1, at: }"],
    ['OpNop\n%a | way: %b', "'| way:' outside of braces in line 2"],
    ['{%a {%b | b: %c} | d: %e}', 'an alternative within an alternative in line 1'],
    ['{%a}', 'braces without an alternative in line 1'],
    ['{%a | b: %c | b: %d}', "'b' has two alternatives in one place in line 1"],
  ])('names the pair and the place of a fault: %s', (text, message) => {
    expect(() => readingsOf(text, 'load-type word')).toThrow(MakerError)
    expect(() => readingsOf(text, 'load-type word')).toThrow(`load-type word: ${message}`)
  })
})

import { describe, expect, it } from 'vitest'
import { caseName } from '#runner/corpus/case-name'

describe('caseName', () => {
  it('consists of the choices, then the way of breaking the rule', () => {
    expect(caseName({ type: 'vector' }, 'signedness', 'g')).toBe('vector-signedness')
    expect(caseName({ kind: 'OpTypeFloat', named: 'true', deep: 'false' }, undefined, 'g')).toBe(
      'op-type-float-named-no-deep',
    )
    expect(caseName({ width: '16', offset: '-4' }, undefined, 'g')).toBe('width-16-offset-minus-4')
  })

  it('is the name of the generator if nothing was chosen', () => {
    expect(caseName({}, undefined, 'whole shader')).toBe('whole-shader')
    expect(caseName({}, 'cut-off', 'whole shader')).toBe('whole-shader-cut-off')
  })

  it('leaves out whole choices if they do not fit', () => {
    const long = 'a'.repeat(50)
    expect(caseName({ one: long, two: 'b'.repeat(30), three: 'c' }, 'x', 'g')).toBe(`${long}-c-x`)
  })

  it('is a file name that every file system allows', () => {
    for (const odd of ['../up', 'a b/c', 'ünï', '0x%1!', '.hidden', ''])
      expect(caseName({ odd }, undefined, 'fallback')).toMatch(/^[a-z0-9][a-z0-9.-]*$/)
  })
})

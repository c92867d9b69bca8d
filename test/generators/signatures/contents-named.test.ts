import { describe, expect, it } from 'vitest'
import { contentNamed, contentsNamed, waysNamed } from '#generators/signatures/contents-named'
import { formOf } from '#generators/signatures/signature'

const uint = { kind: 'integer', width: 32, signed: false }

describe('contentNamed', () => {
  it('reads a name as a type, or as a constant of one', () => {
    expect(contentNamed('uint')).toEqual({ kind: 'type', shape: uint })
    expect(contentNamed('uint_array3')).toMatchObject({ shape: { kind: 'array', count: 3 } })
    const made = (name: string) => contentNamed(name).kind === 'type' && contentNamed(name)
    expect(made('uint_0xffffffff')).toMatchObject({
      shape: uint,
      value: { made: 'constant', number: 0xffff_ffff },
    })
    expect(made('spec_uint_4')).toMatchObject({ value: { made: 'specialized', number: 4 } })
    expect(made('spec_uint')).toMatchObject({ value: { made: 'specialized' } })
    expect(made('null_uint_pair')).toMatchObject({
      shape: { kind: 'structure' },
      value: { made: 'null' },
    })
  })

  it('refuses a name that the stock does not have', () => {
    expect(() => contentNamed('number_3')).toThrow("the stock has no type or constant 'number_3'")
  })
})

describe('lists of names', () => {
  it('become candidates, or ways called by the name', () => {
    const form = formOf([])
    expect(contentsNamed('uint_2 uint')(form)).toEqual([
      contentNamed('uint_2'),
      contentNamed('uint'),
    ])
    expect(waysNamed('uint_2 half_array3')(undefined, form)).toEqual({
      'uint-2': contentNamed('uint_2'),
      'half-array3': contentNamed('half_array3'),
    })
  })
})

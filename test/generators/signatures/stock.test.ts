import { describe, expect, it } from 'vitest'
import { describeShape } from '#generators/signatures/describe'
import { stockLine } from '#generators/signatures/stock'
import { nameOfShape, shapeNamed } from '#generators/signatures/stock-names'
import { substitutions } from '#generators/signatures/substitutions'
import { universeOf } from '#generators/signatures/universe'

const none: ReadonlySet<string> = new Set()

describe('names of the stock', () => {
  it.each([
    ['uint', 'OpTypeInt 32 0', 'an unsigned 32-bit integer'],
    ['long2', 'OpTypeVector %long 2', 'a vector of two signed 64-bit integers'],
    [
      'float2x3',
      'OpTypeMatrix %float2 3',
      'a matrix of three columns, each a vector of two 32-bit floats',
    ],
    ['uints', 'OpTypeArray %uint %uint_2', 'an array of two unsigned 32-bit integers'],
    ['bool_array3', 'OpTypeArray %bool %uint_3', 'an array of three Booleans'],
    ['half_only', 'OpTypeStruct %half', 'a structure of one 16-bit float'],
    [
      'uint2_pair',
      'OpTypeStruct %uint2 %uint2',
      'a structure of two vectors of two unsigned 32-bit integers',
    ],
    [
      'pointer_Function_uint',
      'OpTypePointer Function %uint',
      'a pointer to an unsigned 32-bit integer in Function',
    ],
  ])('%s is a type', (name, line, words) => {
    const shape = shapeNamed(name)
    if (shape === undefined) throw new Error(`no ${name}`)
    expect(nameOfShape(shape)).toBe(name)
    expect(stockLine(name, none)?.line).toBe(line)
    expect(describeShape(shape)).toBe(words)
  })

  it.each([
    ['uint_4', 'OpConstant %uint 4'],
    ['int_minus_1', 'OpConstant %int -1'],
    ['a_float2', 'OpUndef %float2'],
    ['null_uints', 'OpConstantNull %uints'],
    ['spec_bool', 'OpSpecConstantTrue %bool'],
    ['spec_long', 'OpSpecConstant %long 1'],
    ['true', 'OpConstantTrue %bool'],
  ])('%s is a value', (name, line) => {
    expect(stockLine(name, none)?.line).toBe(line)
  })

  it('are no others', () => {
    for (const name of [
      'first',
      'results',
      's',
      'voids',
      'uint_',
      'a_block',
      'pointer',
      'float1x',
    ]) {
      expect(stockLine(name, none), name).toBeUndefined()
    }
    expect(stockLine('a_block', new Set(['block']))?.line).toBe('OpUndef %block')
  })

  it('ask for the capability of their width', () => {
    expect(stockLine('half', none)?.capabilities).toEqual(['Float16'])
    expect(stockLine('uint', none)?.capabilities).toEqual([])
  })
})

describe('substitutions', () => {
  it('differ from what they replace, and have a name', () => {
    const shapes = universeOf('compute')
    expect(shapes.length).toBeGreaterThan(100)
    for (const shape of shapes)
      for (const [way, other] of Object.entries(substitutions(shape))) {
        expect(other, way).not.toEqual(shape)
        expect(nameOfShape(other), `${way} of ${nameOfShape(shape)}`).toBeDefined()
      }
  })
})

import { describe, expect, it } from 'vitest'
import { describeShape } from '#generators/signatures/describe'
import { stockLine } from '#generators/signatures/stock'
import { nameOfShape, shapeNamed } from '#generators/signatures/stock-names'
import { substitutions } from '#generators/signatures/substitutions'
import { mayDeclare, universeOf } from '#generators/signatures/universe'

const none: ReadonlySet<string> = new Set()

describe('types that a stage may declare', () => {
  it.each([
    ['event', false, true],
    ['uint8', false, true],
    ['int2', true, false],
    ['float2x2', true, false],
  ])('%s: %s in shaders, %s in kernels', (name, inShaders, inKernels) => {
    const shape = shapeNamed(name)
    if (shape === undefined) throw new Error(`no ${name}`)
    expect(mayDeclare(shape, 'compute')).toBe(inShaders)
    expect(mayDeclare(shape, 'kernel')).toBe(inKernels)
  })
})

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
    [
      'image_float_2D_0_1_1_2_Rgba32f',
      'OpTypeImage %float 2D 0 1 1 2 Rgba32f',
      'an image of Dim 2D, arrayed, multisampled, with Sampled 2',
    ],
    [
      'sampled_image_uint_Cube_0_0_0_1_Unknown',
      'OpTypeSampledImage %image_uint_Cube_0_0_0_1_Unknown',
      'a sampled image of Dim Cube, with Sampled 1',
    ],
    ['device_event', 'OpTypeDeviceEvent', 'OpTypeDeviceEvent'],
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
    [
      'variable_image_void_1D_0_0_0_0_Unknown_ReadOnly',
      'OpVariable %pointer_UniformConstant_image_void_1D_0_0_0_0_Unknown_ReadOnly UniformConstant',
    ],
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

  it('ask for the capabilities of their Dim, Sampled and access', () => {
    const of = (operands: string) => stockLine(`image_${operands}`, none)?.capabilities
    expect(of('float_2D_0_0_0_1_Unknown')).toEqual([])
    expect(of('float_1D_0_0_0_1_Unknown')).toEqual(['Sampled1D'])
    expect(of('float_Cube_0_1_0_2_Rgba32f')).toEqual(['ImageCubeArray'])
    expect(of('float_2D_0_1_1_2_Rgba32f')).toEqual(['StorageImageMultisample', 'ImageMSArray'])
    expect(of('void_2D_0_0_0_0_Unknown_ReadOnly')).toEqual(['ImageBasic'])
  })
})

describe('substitutions', () => {
  it('differ from what they replace, and have a name', () => {
    const images = [
      'image_float_2D_0_0_0_1_Unknown',
      'image_float_Cube_0_1_0_2_Rgba32f',
      'image_void_2D_0_0_1_0_Unknown_ReadOnly',
      'sampled_image_float_3D_0_0_0_1_Unknown',
    ].flatMap((name) => shapeNamed(name) ?? [])
    expect(images.map((shape) => Object.keys(substitutions(shape)).length > 2)).toEqual(
      Array.from({ length: 4 }, () => true),
    )
    const shapes = [...universeOf('compute'), ...images]
    expect(shapes.length).toBeGreaterThan(100)
    for (const shape of shapes)
      for (const [way, other] of Object.entries(substitutions(shape))) {
        expect(other, way).not.toEqual(shape)
        expect(nameOfShape(other), `${way} of ${nameOfShape(shape)}`).toBeDefined()
      }
  })
})

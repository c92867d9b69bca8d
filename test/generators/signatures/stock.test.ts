import { describe, expect, it } from 'vitest'
import { describeShape } from '#generators/signatures/describe'
import { readName } from '#generators/signatures/stock'
import { isMisnomer, type StockLine } from '#generators/signatures/stock-line'
import { nameOfShape, shapeNamed } from '#generators/signatures/stock-names'
import { substitutions } from '#generators/signatures/substitutions'
import { mayDeclare, universeOf } from '#generators/signatures/universe'

/** The declaration that a name of the stock refers to; `undefined` for every other name. */
function stockLine(name: string, declared: ReadonlySet<string>): StockLine | undefined {
  const reading = readName(name, declared)
  return isMisnomer(reading) ? undefined : reading
}

const none: ReadonlySet<string> = new Set()

describe('types that a stage may declare', () => {
  it.each([
    ['event', false, true],
    ['uint8', false, true],
    ['int2', true, false],
    ['float2x2', true, false],
  ])('%s is allowed: %s in shaders, %s in kernels', (name, inShaders, inKernels) => {
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
  ])('%s is read as a type', (name, line, words) => {
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
    ['uint_0xffffffff', 'OpConstant %uint 0xffffffff'],
    ['float_1_5', 'OpConstant %float 1.5'],
    ['float_minus_0_25', 'OpConstant %float -0.25'],
    ['spec_int_minus_1', 'OpSpecConstant %int -1'],
    ['int2_0_minus_1', 'OpConstantComposite %int2 %int_0 %int_minus_1'],
    ['spec_uint2_0_1', 'OpSpecConstantComposite %uint2 %spec_uint_0 %spec_uint_1'],
    ['float_pair_1_2', 'OpConstantComposite %float_pair %float_1 %float_2'],
    ['uint_array3_1_2_3', 'OpConstantComposite %uint_array3 %uint_1 %uint_2 %uint_3'],
    ['null_pointer_Private_uint', 'OpConstantNull %pointer_Private_uint'],
    ['variable_Private_uint', 'OpVariable %pointer_Private_uint Private'],
    ['second_variable_Private_uint', 'OpVariable %pointer_Private_uint Private'],
    ['untyped_Private_uint', 'OpUntypedVariableKHR %untyped_pointer_Private Private %uint'],
    ['second_untyped_Uniform', 'OpUntypedVariableKHR %untyped_pointer_Uniform Uniform'],
    ['variable_Uniform_second_uint_pair', 'OpVariable %pointer_Uniform_second_uint_pair Uniform'],
    [
      'variable_UniformConstant_image_void_1D_0_0_0_0_Unknown_ReadOnly',
      'OpVariable %pointer_UniformConstant_image_void_1D_0_0_0_0_Unknown_ReadOnly UniformConstant',
    ],
  ])('%s is read as a value', (name, line) => {
    expect(stockLine(name, none)?.line).toBe(line)
  })

  it('are not recognized in other words', () => {
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

  it.each([
    ['sampler', 'OpTypeSampler'],
    ['untyped_pointer_Uniform', 'OpTypeUntypedPointerKHR Uniform'],
    ['uint_runtime_array', 'OpTypeRuntimeArray %uint'],
    ['sampler_array4', 'OpTypeArray %sampler %uint_4'],
    [
      'image_float_2D_0_0_0_1_Unknown_array4',
      'OpTypeArray %image_float_2D_0_0_0_1_Unknown %uint_4',
    ],
    ['structure_uint_and_float4', 'OpTypeStruct %uint %float4'],
    ['structure_uint_and_floats', 'OpTypeStruct %uint %floats'],
    ['uint_runtime_array_only', 'OpTypeStruct %uint_runtime_array'],
    ['pointer_Private_structure_uint_and_float', 'OpTypePointer Private %structure_uint_and_float'],
    ['pointer_Private_pointer_Private_uint', 'OpTypePointer Private %pointer_Private_uint'],
    ['signature', 'OpTypeFunction %void'],
    ['signature_uint', 'OpTypeFunction %uint'],
    ['signature_void_of_uint_and_int2', 'OpTypeFunction %void %uint %int2'],
    ['second_uint_pair', 'OpTypeStruct %uint %uint'],
    ['third_pointer_Private_uint', 'OpTypePointer Private %uint'],
  ])('%s is read as a type without components', (name, line) => {
    expect(stockLine(name, none)?.line).toBe(line)
  })

  it.each([
    ['stride16_uints', 'OpTypeArray %uint %uint_2', ['OpDecorate %stride16_uints ArrayStride 16']],
    [
      'second_stride4_uint_runtime_array',
      'OpTypeRuntimeArray %uint',
      ['OpDecorate %second_stride4_uint_runtime_array ArrayStride 4'],
    ],
    [
      'block_uint_and_float3_and_stride4_float_runtime_array',
      'OpTypeStruct %uint %float3 %stride4_float_runtime_array',
      [
        'OpDecorate %block_uint_and_float3_and_stride4_float_runtime_array Block',
        'OpMemberDecorate %block_uint_and_float3_and_stride4_float_runtime_array 0 Offset 0',
        'OpMemberDecorate %block_uint_and_float3_and_stride4_float_runtime_array 1 Offset 16',
        'OpMemberDecorate %block_uint_and_float3_and_stride4_float_runtime_array 2 Offset 28',
      ],
    ],
    [
      'variable_Input_float4_at_3',
      'OpVariable %pointer_Input_float4 Input',
      ['OpDecorate %variable_Input_float4_at_3 Location 3'],
    ],
    [
      'variable_Input_float4_as_FragCoord',
      'OpVariable %pointer_Input_float4 Input',
      ['OpDecorate %variable_Input_float4_as_FragCoord BuiltIn FragCoord'],
    ],
    [
      'variable_Uniform_block_uint_bound_1',
      'OpVariable %pointer_Uniform_block_uint Uniform',
      [
        'OpDecorate %variable_Uniform_block_uint_bound_1 DescriptorSet 0',
        'OpDecorate %variable_Uniform_block_uint_bound_1 Binding 1',
      ],
    ],
  ])('%s is declared with its decorations', (name, line, annotations) => {
    expect(stockLine(name, none)).toMatchObject({ line, annotations })
  })

  it('may contain types that the module declares', () => {
    const declared = new Set(['content'])
    const lines = [
      ['pointer_Private_content', 'OpTypePointer Private %content'],
      ['variable_Private_content', 'OpVariable %pointer_Private_content Private'],
      ['content_array3', 'OpTypeArray %content %uint_3'],
      ['null_content', 'OpConstantNull %content'],
      ['structure_uint_and_content', 'OpTypeStruct %uint %content'],
    ] as const
    for (const [name, line] of lines) {
      expect(stockLine(name, declared)?.line).toBe(line)
      expect(stockLine(name, none)).toBeUndefined()
    }
  })

  it.each([
    ['pointer_Privat_uint', "'Privat' is not a storage class"],
    ['untyped_pointer_Privat', "'Privat' is not a storage class"],
    ['variable_Privat_uint', "'Privat' is not a storage class"],
    ['pointer_Private_content', "'content' is not the name of a type"],
    ['pointer_Private_pointer_Private_content', "'content' is not the name of a type"],
    ['structure_uint_and_content', "'content' is not the name of a type"],
    ['structure_uint', "'structure_uint' has one member"],
    ['signature_void_of_', "'void_of_' is not the name of a type"],
    ['block_bool', "'bool' has no size or is after a run-time array"],
    [
      'block_stride4_uint_runtime_array_and_uint',
      "'uint' has no size or is after a run-time array",
    ],
    ['stride4_uint', "'uint' is not an array, a run-time array or a pointer"],
    ['variable_Input_float4_at_one', "'float4_at_one' is not the name of a type"],
    ['variable_Input_float_as_Positon', "'Positon' is not a built-in"],
    ['second_uint', "'uint' cannot be declared twice"],
    ['second_content', "'content' is not a name of the stock"],
    ['uint2_0', "'uint2' has 2 components, not 1"],
    ['uint_1_5', "'1 5' is not one number of 'uint'"],
    ['float_1_2_3', "'1 2 3' is not one number of 'float'"],
    ['float2x2_1', "'float2x2' has no constants of numbers"],
    ['null_content', "'content' is not the name of a type"],
  ])('%s is refused with the part that is wrong', (name, fault) => {
    expect(readName(name, none)).toEqual({ fault })
    expect(stockLine(name, none)).toBeUndefined()
  })

  it('ask for the capability of their width', () => {
    expect(stockLine('half', none)?.capabilities).toEqual(['Float16'])
    expect(stockLine('uint', none)?.capabilities).toEqual([])
  })

  it('ask for the capabilities of their Dim, Sampled and access', () => {
    const capabilitiesOf = (operands: string) => stockLine(`image_${operands}`, none)?.capabilities
    expect(capabilitiesOf('float_2D_0_0_0_1_Unknown')).toEqual([])
    expect(capabilitiesOf('float_1D_0_0_0_1_Unknown')).toEqual(['Sampled1D'])
    expect(capabilitiesOf('float_Cube_0_1_0_2_Rgba32f')).toEqual(['ImageCubeArray'])
    expect(capabilitiesOf('float_2D_0_1_1_2_Rgba32f')).toEqual([
      'StorageImageMultisample',
      'ImageMSArray',
    ])
    expect(capabilitiesOf('void_2D_0_0_0_0_Unknown_ReadOnly')).toEqual(['ImageBasic'])
  })
})

describe('substitutions', () => {
  it('differ from the text that they replace, and have a name', () => {
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

import { instead } from '../pairs/instead.ts'
import { compute } from '../pairs/pieces.ts'
import { imagePair } from './shared/image-pair.ts'

const flat = { flat: 'float 2D 0 0 0 1 Unknown' }

const shapes = {
  line: 'float 1D 0 0 0 1 Unknown',
  ...flat,
  solid: 'float 3D 0 0 0 1 Unknown',
  cube: 'float Cube 0 0 0 1 Unknown',
  layers: 'float 2D 0 1 0 1 Unknown',
  lines: 'float 1D 0 1 0 1 Unknown',
  cubes: 'float Cube 0 1 0 1 Unknown',
}

const offsets = `%uint_5 = OpConstant %uint 5
%int_4 = OpConstant %int 4
%four = OpTypeArray %int2 %uint_4
%three = OpTypeArray %int2 %uint_3
%five = OpTypeArray %int2 %uint_5
%four_wide = OpTypeArray %int3 %uint_4
%four_scalars = OpTypeArray %int %uint_4
%four_floats = OpTypeArray %float2 %uint_4
%four_longs = OpTypeArray %long2 %uint_4
%four_shorts = OpTypeArray %short2 %uint_4
%four_members = OpTypeStruct %int2 %int2 %int2 %int2
%four_arrays = OpTypeArray %three %uint_4
%four_unsigned = OpTypeArray %uint2 %int_4`

const constants = `%special = OpSpecConstant %int 1
%one = OpConstantComposite %int2 %int_1 %int_2
%null = OpConstantNull %int2
%special_one = OpSpecConstantComposite %int2 %special %int_2
%operated = OpSpecConstantOp %int2 IAdd %special_one %one
%undefined = OpUndef %int2
%four = OpTypeArray %int2 %uint_4
%ones = OpConstantComposite %four %one %one %one %one
%special_ones = OpSpecConstantComposite %four %one %special_one %operated %one
%undefined_four = OpUndef %four
%to_one = OpTypePointer Private %int2
%to_four = OpTypePointer Private %four
%variable = OpVariable %to_one Private %one
%variables = OpVariable %to_four Private %ones`

/** Pairs of the rules on derivatives and offsets among image operands. */
export const pairs = [
  imagePair(
    'image-operands-gradient',
    'dimensions',
    'derivatives have a component for each dimension, and none for layers',
    {
      stage: compute,
      sampled: shapes,
      body: `%a = OpImageSampleExplicitLod %float4 %line %float_1 Grad %float_0 %float_1
%b = OpImageSampleExplicitLod %float4 %flat %a_float2 Grad %a_float2 %a_float2
%c = OpImageSampleExplicitLod %float4 %solid %a_float3 Grad %a_float3 %a_float3
%d = OpImageSampleExplicitLod %float4 %cube %a_float3 Grad %a_float3 %a_float3
%e = OpImageSampleExplicitLod %float4 %layers %a_float3 Grad %a_float2 %a_float2
%f = OpImageSampleExplicitLod %float4 %lines %a_float2 Grad %float_0 %float_1
%g = OpImageSampleExplicitLod %float4 %cubes %a_float4 Grad %a_float3 %a_float3`,
    },
    {
      'line-two-in-x': [['%line %float_1 Grad %float_0', '%line %float_1 Grad %a_float2']],
      'line-two-in-y': [
        ['%line %float_1 Grad %float_0 %float_1', '%line %float_1 Grad %float_0 %a_float2'],
      ],
      'flat-one-in-x': [['%flat %a_float2 Grad %a_float2', '%flat %a_float2 Grad %float_0']],
      'flat-three-in-y': [
        ['%flat %a_float2 Grad %a_float2 %a_float2', '%flat %a_float2 Grad %a_float2 %a_float3'],
      ],
      'solid-two-in-y': [
        ['%solid %a_float3 Grad %a_float3 %a_float3', '%solid %a_float3 Grad %a_float3 %a_float2'],
      ],
      'solid-four-in-x': [['%solid %a_float3 Grad %a_float3', '%solid %a_float3 Grad %a_float4']],
      'cube-two-in-x': [['%cube %a_float3 Grad %a_float3', '%cube %a_float3 Grad %a_float2']],
      'layers-three-in-x': [
        ['%layers %a_float3 Grad %a_float2', '%layers %a_float3 Grad %a_float3'],
      ],
      'layers-three-in-both': [
        [
          '%layers %a_float3 Grad %a_float2 %a_float2',
          '%layers %a_float3 Grad %a_float3 %a_float3',
        ],
      ],
      'lines-two-in-both': [
        ['%lines %a_float2 Grad %float_0 %float_1', '%lines %a_float2 Grad %a_float2 %a_float2'],
      ],
      'cubes-four-in-both': [
        ['%cubes %a_float4 Grad %a_float3 %a_float3', '%cubes %a_float4 Grad %a_float4 %a_float4'],
      ],
    },
  ),
  imagePair(
    'image-operands-gradient',
    'kinds',
    'derivatives are floats of 32 bits',
    {
      sampled: { ...flat, line: shapes.line },
      body: `%a = OpImageSampleExplicitLod %float4 %flat %a_float2 Grad %a_float2 %a_float2
%b = OpImageSampleDrefExplicitLod %float %line %float_1 %float_1 Grad %float_0 %float_1
%c = OpImageSparseSampleExplicitLod %resident %flat %a_float2 Grad|ConstOffset %a_float2 %a_float2 %a_int2`,
    },
    {
      'integers-in-x': [['%a_float2 Grad %a_float2 %a_float2', '%a_float2 Grad %a_int2 %a_float2']],
      'integers-in-y': [['%a_float2 Grad %a_float2 %a_float2', '%a_float2 Grad %a_float2 %a_int2']],
      'doubles-in-x': [
        ['%a_float2 Grad %a_float2 %a_float2', '%a_float2 Grad %a_double2 %a_float2'],
      ],
      'halves-in-y': [['%a_float2 Grad %a_float2 %a_float2', '%a_float2 Grad %a_float2 %a_half2']],
      'booleans-in-x': [
        ['%a_float2 Grad %a_float2 %a_float2', '%a_float2 Grad %a_bool2 %a_float2'],
      ],
      'matrix-in-y': [
        ['%a_float2 Grad %a_float2 %a_float2', '%a_float2 Grad %a_float2 %a_float2x2'],
      ],
      'array-in-x': [['%a_float2 Grad %a_float2 %a_float2', '%a_float2 Grad %a_floats %a_float2']],
      'integer-in-y': [['Grad %float_0 %float_1', 'Grad %float_0 %int_1']],
      'double-in-x': [['Grad %float_0 %float_1', 'Grad %a_double %float_1']],
      'sparse-integers-in-y': [
        ['Grad|ConstOffset %a_float2 %a_float2', 'Grad|ConstOffset %a_float2 %a_uint2'],
      ],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-offset',
    'dimensions',
    'offsets have a component for each dimension, and none for layers',
    {
      sampled: shapes,
      body: `%a = OpImageSampleImplicitLod %float4 %line %float_1 ConstOffset %int_1
%b = OpImageSampleImplicitLod %float4 %flat %a_float2 ConstOffset %a_uint2
%c = OpImageSampleImplicitLod %float4 %solid %a_float3 Offset %a_int3
%d = OpImageSampleImplicitLod %float4 %layers %a_float3 ConstOffset %a_int2
%e = OpImageSampleImplicitLod %float4 %lines %a_float2 Offset %int_1
%f = OpImageGather %float4 %flat %a_float2 %uint_0 Offset %a_int2
%g = OpImageGather %float4 %layers %a_float3 %uint_0 ConstOffset %a_int2`,
    },
    {
      'line-two': [['ConstOffset %int_1', 'ConstOffset %a_int2']],
      'flat-one': [['ConstOffset %a_uint2', 'ConstOffset %uint_1']],
      'flat-three': [['ConstOffset %a_uint2', 'ConstOffset %a_uint3']],
      'solid-two': [['Offset %a_int3', 'Offset %a_int2']],
      'solid-four': [['Offset %a_int3', 'Offset %a_int4']],
      'layers-three': [
        ['%layers %a_float3 ConstOffset %a_int2', '%layers %a_float3 ConstOffset %a_int3'],
      ],
      'layers-one': [
        ['%layers %a_float3 ConstOffset %a_int2', '%layers %a_float3 ConstOffset %int_1'],
      ],
      'lines-two': [[' Offset %int_1', ' Offset %a_int2']],
      'gathered-three': [['%uint_0 Offset %a_int2', '%uint_0 Offset %a_int3']],
      'gathered-layers-three': [['%uint_0 ConstOffset %a_int2', '%uint_0 ConstOffset %a_int3']],
    },
  ),
  imagePair(
    'image-operands-offset',
    'kinds',
    'offsets are integers of 32 bits, whether signed or not',
    {
      sampled: flat,
      images: { texels: 'uint 1D 0 0 0 1 Unknown' },
      body: `%sum = OpIAdd %int2 %a_int2 %a_uint2
%wide_sum = OpIAdd %long2 %a_long2 %a_long2
%float_sum = OpFAdd %float2 %a_float2 %a_float2
%a = OpImageSampleImplicitLod %float4 %flat %a_float2 ConstOffset %a_int2
%b = OpImageSampleExplicitLod %float4 %flat %a_float2 Lod|Offset %float_0 %sum
%c = OpImageFetch %uint4 %texels %int_1 Lod|ConstOffset %int_1 %uint_1
%d = OpImageDrefGather %float4 %flat %a_float2 %float_1 Offset %a_uint2`,
    },
    {
      ...instead('%a_float2 ConstOffset %a_int2', {
        floats: '%a_float2 ConstOffset %a_float2',
        longs: '%a_float2 ConstOffset %a_long2',
        shorts: '%a_float2 ConstOffset %a_short2',
        booleans: '%a_float2 ConstOffset %a_bool2',
        array: '%a_float2 ConstOffset %a_floats',
      }),
      'explicit-longs': [['Lod|Offset %float_0 %sum', 'Lod|Offset %float_0 %wide_sum']],
      'explicit-floats': [['Lod|Offset %float_0 %sum', 'Lod|Offset %float_0 %float_sum']],
      'fetched-float': [['%int_1 %uint_1', '%int_1 %float_1']],
      'fetched-long': [['%int_1 %uint_1', '%int_1 %a_ulong']],
      'gathered-floats': [['%float_1 Offset %a_uint2', '%float_1 Offset %a_float2']],
      'gathered-shorts': [['%float_1 Offset %a_uint2', '%float_1 Offset %a_short2']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-offsets',
    'array-of-four',
    'four texels are gathered, each at an offset of its own',
    {
      sampled: flat,
      declarations: offsets,
      body: `%a = OpImageGather %float4 %flat %a_float2 %uint_0 ConstOffsets %a_four
%b = OpImageDrefGather %float4 %flat %a_float2 %float_1 ConstOffsets %a_four_unsigned`,
    },
    {
      ...instead('%uint_0 ConstOffsets %a_four\n', {
        three: '%uint_0 ConstOffsets %a_three\n',
        five: '%uint_0 ConstOffsets %a_five\n',
        'three-components': '%uint_0 ConstOffsets %a_four_wide\n',
        scalars: '%uint_0 ConstOffsets %a_four_scalars\n',
        floats: '%uint_0 ConstOffsets %a_four_floats\n',
        longs: '%uint_0 ConstOffsets %a_four_longs\n',
        shorts: '%uint_0 ConstOffsets %a_four_shorts\n',
        structure: '%uint_0 ConstOffsets %a_four_members\n',
        vector: '%uint_0 ConstOffsets %a_int4\n',
        'one-offset': '%uint_0 ConstOffsets %a_int2\n',
        arrays: '%uint_0 ConstOffsets %a_four_arrays\n',
      }),
      'dref-three': [['ConstOffsets %a_four_unsigned', 'ConstOffsets %a_three']],
      'dref-floats': [['ConstOffsets %a_four_unsigned', 'ConstOffsets %a_four_floats']],
      'dref-scalar': [['ConstOffsets %a_four_unsigned', 'ConstOffsets %uint_4']],
    },
  ),
  imagePair(
    'image-operands-offsets',
    'composites',
    'the array is made of constants, of special ones too, its length an operation on constants',
    {
      stage: compute,
      sampled: { cubes: 'uint 2D 0 1 0 1 Unknown' },
      declarations: `${offsets}
%special = OpSpecConstant %int 1
%one = OpConstantComposite %int2 %int_1 %int_2
%other = OpSpecConstantComposite %int2 %special %int_2
%uint_four = OpConstant %uint 4
%also_four = OpTypeArray %int2 %uint_four
%ones = OpConstantComposite %four %one %one %one %one
%others = OpSpecConstantComposite %also_four %one %other %other %one
%few_ones = OpConstantComposite %three %one %one %one
%few_others = OpSpecConstantComposite %three %one %other %one
%many_others = OpSpecConstantComposite %five %other %one %one %one %one`,
      body: `%a = OpImageGather %uint4 %cubes %a_float3 %uint_0 ConstOffsets %ones
%b = OpImageGather %uint4 %cubes %a_float3 %uint_0 ConstOffsets %others`,
    },
    {
      three: [['ConstOffsets %ones', 'ConstOffsets %few_ones']],
      'three-special': [['ConstOffsets %others', 'ConstOffsets %few_others']],
      'five-special': [['ConstOffsets %others', 'ConstOffsets %many_others']],
      'one-special': [['ConstOffsets %others', 'ConstOffsets %other']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-offset-constant',
    'one-offset',
    'an offset that has to be constant comes from a constant instruction of any kind',
    {
      sampled: flat,
      declarations: constants,
      body: `%image = OpImage %flat_type %flat
%copy = OpCopyObject %int2 %one
%sum = OpIAdd %int2 %one %one
%read = OpLoad %int2 %variable
%made = OpCompositeConstruct %int2 %int_1 %int_2
%a = OpImageSampleImplicitLod %float4 %flat %a_float2 ConstOffset %one
%b = OpImageSampleExplicitLod %float4 %flat %a_float2 Lod|ConstOffset %float_0 %special_one
%c = OpImageGather %float4 %flat %a_float2 %uint_0 ConstOffset %operated
%d = OpImageFetch %float4 %image %a_int2 ConstOffset %null
%e = OpImageGather %float4 %flat %a_float2 %uint_0 Offset %sum
%f = OpImageFetch %float4 %image %a_int2 Lod|Offset %uint_0 %read`,
    },
    {
      ...instead('%a_float2 ConstOffset %one', {
        computed: '%a_float2 ConstOffset %sum',
        loaded: '%a_float2 ConstOffset %read',
        copied: '%a_float2 ConstOffset %copy',
        constructed: '%a_float2 ConstOffset %made',
        undefined: '%a_float2 ConstOffset %undefined',
      }),
      'explicit-copied': [
        ['Lod|ConstOffset %float_0 %special_one', 'Lod|ConstOffset %float_0 %copy'],
      ],
      'explicit-undefined': [
        ['Lod|ConstOffset %float_0 %special_one', 'Lod|ConstOffset %float_0 %undefined'],
      ],
      'gathered-computed': [['ConstOffset %operated', 'ConstOffset %sum']],
      'fetched-loaded': [['ConstOffset %null', 'ConstOffset %read']],
      'fetched-undefined': [['ConstOffset %null', 'ConstOffset %undefined']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-operands-offset-constant',
    'four-offsets',
    'four offsets come from a constant instruction of any kind',
    {
      sampled: flat,
      declarations: constants,
      body: `%copy = OpCopyObject %four %ones
%made = OpCompositeConstruct %four %one %one %one %one
%read = OpLoad %four %variables
%a = OpImageGather %float4 %flat %a_float2 %uint_0 ConstOffsets %ones
%b = OpImageDrefGather %float4 %flat %a_float2 %float_1 ConstOffsets %special_ones
%c = OpImageGather %float4 %flat %a_float2 %uint_0 ConstOffsets %a_four`,
    },
    {
      ...instead('%uint_0 ConstOffsets %ones', {
        copied: '%uint_0 ConstOffsets %copy',
        constructed: '%uint_0 ConstOffsets %made',
        loaded: '%uint_0 ConstOffsets %read',
        undefined: '%uint_0 ConstOffsets %undefined_four',
      }),
      'dref-copied': [['%float_1 ConstOffsets %special_ones', '%float_1 ConstOffsets %copy']],
      'dref-loaded': [['%float_1 ConstOffsets %special_ones', '%float_1 ConstOffsets %read']],
      'dref-undefined': [
        ['%float_1 ConstOffsets %special_ones', '%float_1 ConstOffsets %undefined_four'],
      ],
    },
    { environments: ['spv1.3'] },
  ),
  imagePair(
    'image-operands-offset-constant',
    'parameter',
    'a function is called with the offset it gathers at',
    {
      sampled: flat,
      declarations: `%of_offset = OpTypeFunction %float4 %int2
%one = OpConstantComposite %int2 %int_1 %int_1`,
      body: '%called = OpFunctionCall %float4 %gathered %one',
      after: `%gathered = OpFunction %float4 None %of_offset
%parameter = OpFunctionParameter %int2
%start = OpLabel
%image = OpLoad %flat_both %flat_variable
%texels = OpImageGather %float4 %image %a_float2 %uint_0 Offset %parameter
%others = OpImageGather %float4 %image %a_float2 %uint_0 ConstOffset %one
OpReturnValue %texels
OpFunctionEnd`,
    },
    {
      'constant-offset': [['ConstOffset %one', 'ConstOffset %parameter']],
      'only-constants-are-passed': [
        ['%uint_0 Offset %parameter', '%uint_0 ConstOffset %parameter'],
      ],
    },
  ),
]

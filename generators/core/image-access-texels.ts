import { instead } from '../pairs/instead.ts'
import { compute } from '../pairs/pieces.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { imagePair } from './shared/image-pair.ts'

/** Pairs of the rules on texels that are read and written without a sampler. */
export const pairs = [
  imagePair(
    'image-read-result',
    'floats',
    'scalars and vectors of the sampled type are read',
    {
      images: {
        stored: 'float 2D 0 0 0 2 Rgba32f',
        attachment: 'float SubpassData 0 0 0 2 Unknown',
      },
      body: `%one = OpImageRead %float %stored %a_int2
%two = OpImageRead %float2 %stored %a_int2
%three = OpImageRead %float3 %stored %a_int2
%four = OpImageRead %float4 %attachment %a_int2`,
    },
    {
      ...instead('OpImageRead %float %stored', {
        integer: 'OpImageRead %int %stored',
        boolean: 'OpImageRead %bool %stored',
        half: 'OpImageRead %half %stored',
        double: 'OpImageRead %double %stored',
      }),
      ...instead('OpImageRead %float3 %stored', {
        integers: 'OpImageRead %uint3 %stored',
        booleans: 'OpImageRead %bool3 %stored',
        matrix: 'OpImageRead %float2x2 %stored',
        structure: 'OpImageRead %wrapped %stored',
        array: 'OpImageRead %floats %stored',
      }),
      ...instead('OpImageRead %float4 %attachment', {
        'integers-of-an-attachment': 'OpImageRead %int4 %attachment',
        'halves-of-an-attachment': 'OpImageRead %half4 %attachment',
      }),
    },
  ),
  imagePair(
    'image-read-result',
    'integers',
    'integers are read from images of integers',
    {
      stage: compute,
      images: { signed: 'int 3D 0 0 0 2 Rgba32i', unsigned: 'uint 3D 0 0 0 2 Rgba32ui' },
      body: `%one = OpImageRead %int4 %signed %a_int3
%other = OpImageRead %uint %unsigned %a_int3`,
    },
    {
      unsigned: [['OpImageRead %int4', 'OpImageRead %uint4']],
      long: [['OpImageRead %int4', 'OpImageRead %long4']],
      floats: [['OpImageRead %int4', 'OpImageRead %float4']],
      signed: [['OpImageRead %uint %unsigned', 'OpImageRead %int %unsigned']],
      short: [['OpImageRead %uint %unsigned', 'OpImageRead %ushort %unsigned']],
      'unsigned-long': [['OpImageRead %uint %unsigned', 'OpImageRead %ulong %unsigned']],
      'same-size': [['OpImageRead %uint %unsigned', 'OpImageRead %float %unsigned']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-read-result',
    'kernel',
    'where the sampled type is void, floats and integers of any width are read',
    {
      stage: imageKernel,
      images: { unsaid: 'void 2D 0 0 0 0 Unknown ReadOnly' },
      body: `%one = OpImageRead %float4 %unsaid %a_uint2
%two = OpImageRead %uint4 %unsaid %a_uint2
%three = OpImageRead %half4 %unsaid %a_uint2
%four = OpImageRead %float %unsaid %a_uint2`,
    },
    {
      structure: [['OpImageRead %float4', 'OpImageRead %wrapped']],
      booleans: [['OpImageRead %uint4', 'OpImageRead %bool4']],
      array: [['OpImageRead %half4', 'OpImageRead %floats']],
      boolean: [['OpImageRead %float %unsaid', 'OpImageRead %bool %unsaid']],
    },
  ),
  imagePair(
    'image-write-texel',
    'floats',
    'scalars and vectors of the sampled type are written',
    {
      stage: compute,
      images: { stored: 'float 2D 0 0 0 2 Rgba32f' },
      declarations: '%one = OpConstant %float 1',
      body: `OpImageWrite %stored %a_int2 %one
OpImageWrite %stored %a_int2 %a_float2
OpImageWrite %stored %a_int2 %a_float3
OpImageWrite %stored %a_int2 %a_float4`,
    },
    {
      ...instead('%a_int2 %one', {
        integer: '%a_int2 %int_1',
        boolean: '%a_int2 %true',
        half: '%a_int2 %a_half',
        double: '%a_int2 %a_double',
      }),
      ...instead('%a_int2 %a_float3', {
        integers: '%a_int2 %a_uint3',
        booleans: '%a_int2 %a_bool4',
        matrix: '%a_int2 %a_float2x2',
        structure: '%a_int2 %a_wrapped',
        array: '%a_int2 %a_floats',
      }),
    },
  ),
  imagePair(
    'image-write-texel',
    'integers',
    'integers are written to images of integers',
    {
      stage: compute,
      images: { signed: 'int Buffer 0 0 0 2 R32i', unsigned: 'uint Cube 0 0 0 2 Rgba32ui' },
      body: `OpImageWrite %signed %int_1 %int_2
OpImageWrite %unsigned %a_int3 %a_uint4`,
    },
    {
      unsigned: [['%int_1 %int_2', '%int_1 %uint_2']],
      float: [['%int_1 %int_2', '%int_1 %float_1']],
      long: [['%int_1 %int_2', '%int_1 %a_long']],
      short: [['%int_1 %int_2', '%int_1 %a_short']],
      'signed-vector': [['%a_int3 %a_uint4', '%a_int3 %a_int4']],
      'vector-of-floats': [['%a_int3 %a_uint4', '%a_int3 %a_float4']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-write-texel',
    'kernel',
    'where the sampled type is void, floats and integers of any width are written',
    {
      stage: imageKernel,
      images: { target: 'void 3D 0 0 0 0 Unknown WriteOnly' },
      body: `OpImageWrite %target %a_uint4 %a_float4
OpImageWrite %target %a_uint4 %a_uint2
OpImageWrite %target %a_uint4 %a_half4`,
    },
    {
      structure: [['%a_uint4 %a_float4', '%a_uint4 %a_wrapped']],
      array: [['%a_uint4 %a_uint2', '%a_uint4 %a_floats']],
      image: [['%a_uint4 %a_half4', '%a_uint4 %target']],
    },
  ),
]

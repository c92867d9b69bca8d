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

/** Pairs of the rule on derivatives among image operands. */
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
]

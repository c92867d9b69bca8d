import { instead } from '../pairs/instead.ts'
import { compute } from '../pairs/pieces.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { imagePair } from './shared/image-pair.ts'

const layered = {
  line: 'float 1D 0 0 0 1 Unknown',
  flat: 'float 2D 0 0 0 1 Unknown',
  solid: 'float 3D 0 0 0 1 Unknown',
  cube: 'float Cube 0 0 0 1 Unknown',
  lines: 'float 1D 0 1 0 1 Unknown',
  layers: 'float 2D 0 1 0 1 Unknown',
  cubes: 'float Cube 0 1 0 1 Unknown',
}

/** Pairs of the rules on queries of levels, samples and formats. */
export const pairs = [
  imagePair(
    'image-query-scalar-result',
    'shader',
    'levels and samples are counted in integers',
    {
      stage: compute,
      images: { flat: 'float 2D 0 0 0 1 Unknown', samples: 'float 2D 0 0 1 1 Unknown' },
      body: `%a = OpImageQueryLevels %uint %flat
%b = OpImageQueryLevels %int %flat
%c = OpImageQuerySamples %int %samples
%d = OpImageQuerySamples %uint %samples`,
    },
    {
      ...instead('OpImageQueryLevels %uint', {
        'levels-float': 'OpImageQueryLevels %float',
        'levels-vector': 'OpImageQueryLevels %uint2',
        'levels-boolean': 'OpImageQueryLevels %bool',
        'levels-structure': 'OpImageQueryLevels %wrapped',
      }),
      ...instead('OpImageQuerySamples %int', {
        'samples-float': 'OpImageQuerySamples %float',
        'samples-vector': 'OpImageQuerySamples %int4',
        'samples-boolean': 'OpImageQuerySamples %bool',
        'samples-void': 'OpImageQuerySamples %void',
      }),
    },
  ),
  imagePair(
    'image-query-scalar-result',
    'widths',
    'levels and samples are counted in integers of any width',
    {
      stage: compute,
      images: { flat: 'float 2D 0 0 0 1 Unknown', samples: 'float 2D 0 0 1 1 Unknown' },
      body: `%a = OpImageQueryLevels %ushort %flat
%b = OpImageQueryLevels %long %flat
%c = OpImageQuerySamples %ulong %samples`,
    },
    {
      half: [['OpImageQueryLevels %ushort', 'OpImageQueryLevels %half']],
      vector: [['OpImageQueryLevels %long', 'OpImageQueryLevels %long2']],
      double: [['OpImageQuerySamples %ulong', 'OpImageQuerySamples %double']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-query-scalar-result',
    'kernel',
    'format, order, levels and samples are integers',
    {
      stage: imageKernel,
      images: {
        flat: 'void 2D 0 0 0 0 Unknown ReadOnly',
        samples: 'void 2D 0 0 1 0 Unknown ReadOnly',
      },
      body: `%a = OpImageQueryFormat %uint %flat
%b = OpImageQueryOrder %uint %flat
%c = OpImageQueryLevels %uint %flat
%d = OpImageQuerySamples %uint %samples`,
    },
    {
      ...instead('OpImageQueryFormat %uint', {
        'format-float': 'OpImageQueryFormat %float',
        'format-vector': 'OpImageQueryFormat %uint2',
        'format-boolean': 'OpImageQueryFormat %bool',
      }),
      ...instead('OpImageQueryOrder %uint', {
        'order-float': 'OpImageQueryOrder %float',
        'order-vector': 'OpImageQueryOrder %uint4',
        'order-boolean': 'OpImageQueryOrder %bool',
      }),
      'levels-float': [['OpImageQueryLevels %uint', 'OpImageQueryLevels %float']],
      'samples-vector': [['OpImageQuerySamples %uint', 'OpImageQuerySamples %uint2']],
    },
  ),
  imagePair(
    'image-query-level-of-detail',
    'shader',
    'the level is a 32-bit integer',
    {
      stage: compute,
      images: { flat: layered.flat },
      declarations: '%special = OpSpecConstant %uint 1',
      body: `%sum = OpIAdd %int %int_1 %int_2
%a = OpImageQuerySizeLod %uint2 %flat %int_2
%b = OpImageQuerySizeLod %uint2 %flat %special
%c = OpImageQuerySizeLod %uint2 %flat %sum`,
    },
    {
      ...instead('%flat %int_2', {
        float: '%flat %float_1',
        long: '%flat %a_long',
        'unsigned-long': '%flat %a_ulong',
        short: '%flat %a_short',
        vector: '%flat %a_int2',
        boolean: '%flat %true',
      }),
      'float-for-a-specialization': [['%flat %special', '%flat %float_0']],
      'vector-for-a-sum': [['%flat %sum', '%flat %a_uint3']],
    },
  ),
  imagePair(
    'image-query-level-of-detail',
    'kernel',
    'the level is a 32-bit integer, in a kernel too',
    {
      stage: imageKernel,
      images: { flat: 'void 2D 0 0 0 0 Unknown ReadOnly' },
      body: '%size = OpImageQuerySizeLod %uint2 %flat %uint_0',
    },
    instead('%flat %uint_0', { float: '%flat %float_0', long: '%flat %a_ulong' }),
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-query-lod-result',
    'two-floats',
    'a query of the level of detail has two floats',
    {
      sampled: { flat: layered.flat, cubes: layered.cubes },
      body: `%a = OpImageQueryLod %float2 %flat %a_float2
%b = OpImageQueryLod %float2 %cubes %a_float3`,
    },
    {
      ...instead('OpImageQueryLod %float2 %flat', {
        scalar: 'OpImageQueryLod %float %flat',
        'three-components': 'OpImageQueryLod %float3 %flat',
        'four-components': 'OpImageQueryLod %float4 %flat',
        integers: 'OpImageQueryLod %uint2 %flat',
        booleans: 'OpImageQueryLod %bool2 %flat',
        matrix: 'OpImageQueryLod %float2x2 %flat',
      }),
      'array-of-cubes': [['%float2 %cubes', '%float3 %cubes']],
    },
  ),
  imagePair(
    'image-query-lod-result',
    'widths',
    'the two floats are of any width, and do not depend on the sampled type',
    {
      sampled: { numbers: 'uint 2D 0 0 0 1 Unknown' },
      body: `%a = OpImageQueryLod %half2 %numbers %a_float2
%b = OpImageQueryLod %double2 %numbers %a_float2
%c = OpImageQueryLod %float2 %numbers %a_float2`,
    },
    {
      'four-halves': [['OpImageQueryLod %half2', 'OpImageQueryLod %half4']],
      double: [['OpImageQueryLod %double2', 'OpImageQueryLod %double']],
      'of-the-sampled-type': [['OpImageQueryLod %float2', 'OpImageQueryLod %uint2']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-query-lod-image',
    'level-of-detail',
    'the level of detail is asked of images that have some',
    {
      sampled: {
        ...layered,
        rectangle: 'float Rect 0 0 0 1 Unknown',
        samples: 'float 2D 0 0 1 1 Unknown',
        sample_layers: 'float 2D 0 1 1 1 Unknown',
      },
      body: `%a = OpImageQueryLod %float2 %line %float_1
%b = OpImageQueryLod %float2 %flat %a_float2
%c = OpImageQueryLod %float2 %solid %a_float3
%d = OpImageQueryLod %float2 %cube %a_float3
%e = OpImageQueryLod %float2 %layers %a_float2`,
    },
    {
      rectangle: [['%flat %a_float2', '%rectangle %a_float2']],
      multisampled: [['%flat %a_float2', '%samples %a_float2']],
      'multisampled-layers': [['%layers %a_float2', '%sample_layers %a_float2']],
    },
  ),
  imagePair(
    'image-query-lod-image',
    'level-of-detail-of-a-buffer',
    'the level of detail is asked of one dimension',
    {
      sampled: { line: layered.line, buffer: 'float Buffer 0 0 0 1 Unknown' },
      body: '%a = OpImageQueryLod %float2 %line %float_1',
    },
    { buffer: [['%line %float_1', '%buffer %float_1']] },
    { environments: ['spv1.5'] },
  ),
  imagePair(
    'image-query-lod-image',
    'levels',
    'levels are counted of images that have some',
    {
      images: {
        ...layered,
        stored: 'float 2D 0 0 0 2 Rgba32f',
        rectangle: 'float Rect 0 0 0 1 Unknown',
        buffer: 'float Buffer 0 0 0 1 Unknown',
        samples: 'float 2D 0 0 1 1 Unknown',
        stored_samples: 'float 2D 0 0 1 2 Rgba32f',
        attachment: 'float SubpassData 0 0 0 2 Unknown',
      },
      body: `%a = OpImageQueryLevels %uint %line
%b = OpImageQueryLevels %uint %flat
%c = OpImageQueryLevels %uint %solid
%d = OpImageQueryLevels %uint %cube
%e = OpImageQueryLevels %uint %cubes`,
    },
    instead('OpImageQueryLevels %uint %flat', {
      rectangle: 'OpImageQueryLevels %uint %rectangle',
      buffer: 'OpImageQueryLevels %uint %buffer',
      multisampled: 'OpImageQueryLevels %uint %samples',
      'multisampled-storage-image': 'OpImageQueryLevels %uint %stored_samples',
      'input-attachment': 'OpImageQueryLevels %uint %attachment',
    }),
  ),
  imagePair(
    'image-query-lod-image',
    'kernel-levels',
    'a kernel counts the levels of an image',
    {
      stage: imageKernel,
      images: {
        flat: 'void 2D 0 0 0 0 Unknown ReadOnly',
        buffer: 'void Buffer 0 0 0 0 Unknown ReadOnly',
        samples: 'void 2D 0 0 1 0 Unknown ReadOnly',
      },
      body: '%a = OpImageQueryLevels %uint %flat',
    },
    instead('%uint %flat', { buffer: '%uint %buffer', multisampled: '%uint %samples' }),
  ),
  imagePair(
    'image-query-samples-image',
    'shader',
    'samples are counted of images of two dimensions, be they sampled or stored',
    {
      images: {
        flat: layered.flat,
        layers: layered.layers,
        stored: 'float 2D 0 0 0 2 Rgba32f',
        samples: 'float 2D 0 0 1 1 Unknown',
        sample_layers: 'float 2D 0 1 1 1 Unknown',
        stored_samples: 'float 2D 0 0 1 2 Rgba32f',
        attachment: 'float SubpassData 0 0 1 2 Unknown',
        rectangle: 'float Rect 0 0 1 1 Unknown',
        solid: 'float 3D 0 0 1 1 Unknown',
        cube: 'float Cube 0 0 1 1 Unknown',
      },
      body: `%a = OpImageQuerySamples %uint %samples
%b = OpImageQuerySamples %uint %sample_layers
%c = OpImageQuerySamples %uint %stored_samples`,
    },
    {
      ...instead('OpImageQuerySamples %uint %samples', {
        'one-sample': 'OpImageQuerySamples %uint %flat',
        'input-attachment': 'OpImageQuerySamples %uint %attachment',
        rectangle: 'OpImageQuerySamples %uint %rectangle',
        solid: 'OpImageQuerySamples %uint %solid',
        cube: 'OpImageQuerySamples %uint %cube',
      }),
      'layers-of-one-sample': [['%uint %sample_layers', '%uint %layers']],
      'storage-image-of-one-sample': [['%uint %stored_samples', '%uint %stored']],
    },
  ),
  imagePair(
    'image-query-samples-image',
    'kernel',
    'a kernel counts samples',
    {
      stage: imageKernel,
      images: {
        samples: 'void 2D 0 0 1 0 Unknown ReadOnly',
        flat: 'void 2D 0 0 0 0 Unknown ReadOnly',
      },
      body: '%a = OpImageQuerySamples %uint %samples',
    },
    { 'one-sample': [['%uint %samples', '%uint %flat']] },
    { environments: ['spv1.0'] },
  ),
]

import { instead } from '../pairs/instead.ts'
import { compute, kernel } from '../pairs/pieces.ts'
import { imagePair } from './shared/image-pair.ts'

const picture = { ...kernel, capabilities: `${kernel.capabilities}\nOpCapability ImageBasic` }

const layered = {
  line: 'float 1D 0 0 0 1 Unknown',
  flat: 'float 2D 0 0 0 1 Unknown',
  solid: 'float 3D 0 0 0 1 Unknown',
  cube: 'float Cube 0 0 0 1 Unknown',
  lines: 'float 1D 0 1 0 1 Unknown',
  layers: 'float 2D 0 1 0 1 Unknown',
  cubes: 'float Cube 0 1 0 1 Unknown',
}

const plain = {
  line: 'float 1D 0 0 0 2 Rgba32f',
  flat: 'float 2D 0 0 0 0 Rgba32f',
  solid: 'float 3D 0 0 0 2 Rgba32f',
  cube: 'float Cube 0 0 0 2 Rgba32f',
  rectangle: 'float Rect 0 0 0 1 Unknown',
  buffer: 'float Buffer 0 0 0 1 Unknown',
  samples: 'float 2D 0 0 1 1 Unknown',
  lines: 'float 1D 0 1 0 2 Rgba32f',
  layers: 'float 2D 0 1 0 2 Rgba32f',
  cubes: 'float Cube 0 1 0 2 Rgba32f',
  sample_layers: 'float 2D 0 1 1 1 Unknown',
}

/** Result types of a size of each dimension, as many as it has and others. */
const sizes = {
  line: ['%uint', '%uint2'],
  flat: ['%uint2', '%uint', '%uint3'],
  solid: ['%uint3', '%uint2', '%uint4'],
  cube: ['%int2', '%int3', '%int'],
  rectangle: ['%int2', '%int3'],
  buffer: ['%int', '%int2'],
  samples: ['%uint2', '%uint3'],
  lines: ['%uint2', '%uint', '%uint3'],
  layers: ['%uint3', '%uint2', '%uint4'],
  cubes: ['%int3', '%int4', '%int2'],
  sample_layers: ['%int3', '%int2'],
} as const

/** Lines that ask for the size of every image, and ways of asking for another number of components. */
function sized(opcode: string, images: Readonly<Record<string, string>>, more: string) {
  const asked = Object.entries(sizes).filter(([name]) => name in images)
  const lineOf = (name: string, type: string) =>
    `%of_${name} = ${opcode} ${type} %${name}${more === '' ? '' : ` ${more}`}`
  const ways = asked.flatMap(([name, [right, ...wrong]]) =>
    wrong.map((type): [string, [[string, string]]] => [
      `${name.replaceAll('_', '-')}-${type.slice(1)}`,
      [[lineOf(name, right), lineOf(name, type)]],
    ]),
  )
  return {
    body: asked.map(([name, [right]]) => lineOf(name, right)).join('\n'),
    ways: Object.fromEntries(ways),
  }
}

const sizesAtLevel = sized('OpImageQuerySizeLod', layered, '%uint_1')
const plainSizes = sized('OpImageQuerySize', plain, '')

/** Pairs of the rules on queries of images. */
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
      stage: picture,
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
    'image-query-size-result',
    'at-a-level',
    'the size of a level has a component for each dimension, and one for layers',
    { images: layered, body: sizesAtLevel.body },
    sizesAtLevel.ways,
  ),
  imagePair(
    'image-query-size-result',
    'plain',
    'a size has a component for each dimension, and one for layers',
    { images: plain, body: plainSizes.body },
    plainSizes.ways,
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-query-size-result',
    'kinds',
    'sizes are integers',
    {
      stage: compute,
      images: { ...layered, buffer: 'float Buffer 0 0 0 2 Rgba32f', stored: plain.layers },
      body: `%a = OpImageQuerySizeLod %int2 %flat %int_1
%b = OpImageQuerySizeLod %int %line %int_1
%c = OpImageQuerySize %uint %buffer
%d = OpImageQuerySize %int3 %stored`,
    },
    {
      ...instead('OpImageQuerySizeLod %int2', {
        floats: 'OpImageQuerySizeLod %float2',
        booleans: 'OpImageQuerySizeLod %bool2',
        matrix: 'OpImageQuerySizeLod %float2x2',
        array: 'OpImageQuerySizeLod %floats',
      }),
      float: [['OpImageQuerySizeLod %int %line', 'OpImageQuerySizeLod %float %line']],
      'float-of-a-buffer': [['OpImageQuerySize %uint', 'OpImageQuerySize %float']],
      'boolean-of-a-buffer': [['OpImageQuerySize %uint', 'OpImageQuerySize %bool']],
      'floats-of-layers': [['OpImageQuerySize %int3', 'OpImageQuerySize %float3']],
    },
  ),
  imagePair(
    'image-query-size-result',
    'kernel',
    'a kernel asks for sizes, of 64 bits among them',
    {
      stage: picture,
      images: {
        buffer: 'void Buffer 0 0 0 0 Unknown ReadOnly',
        layers: 'void 2D 0 1 0 0 Unknown ReadOnly',
      },
      body: `%a = OpImageQuerySize %uint %buffer
%b = OpImageQuerySizeLod %uint3 %layers %uint_0
%c = OpImageQuerySize %uint3 %layers
%d = OpImageQuerySize %ulong %buffer`,
    },
    {
      'buffer-two': [['OpImageQuerySize %uint %buffer', 'OpImageQuerySize %uint2 %buffer']],
      'layers-at-a-level-four': [['SizeLod %uint3', 'SizeLod %uint4']],
      'layers-two': [['OpImageQuerySize %uint3', 'OpImageQuerySize %uint2']],
      double: [['OpImageQuerySize %ulong', 'OpImageQuerySize %double']],
    },
  ),
  imagePair(
    'image-query-size-lod-image',
    'dimensions',
    'images with levels are asked for the size of one',
    {
      images: {
        ...layered,
        unsaid: 'float 2D 0 0 0 0 Rgba32f',
        stored: 'float 2D 0 0 0 2 Rgba32f',
        rectangle: 'float Rect 0 0 0 1 Unknown',
        buffer: 'float Buffer 0 0 0 1 Unknown',
        samples: 'float 2D 0 0 1 1 Unknown',
        sample_layers: 'float 2D 0 1 1 1 Unknown',
        stored_samples: 'float 2D 0 0 1 2 Rgba32f',
      },
      body: `%a = OpImageQuerySizeLod %uint %line %uint_1
%b = OpImageQuerySizeLod %uint2 %flat %uint_1
%c = OpImageQuerySizeLod %uint3 %solid %uint_1
%d = OpImageQuerySizeLod %uint2 %cube %uint_1
%e = OpImageQuerySizeLod %uint3 %layers %uint_1
%f = OpImageQuerySizeLod %uint2 %unsaid %uint_1`,
    },
    {
      buffer: [['%uint %line', '%uint %buffer']],
      rectangle: [['%uint2 %flat', '%uint2 %rectangle']],
      multisampled: [['%uint2 %flat', '%uint2 %samples']],
      'multisampled-layers': [['%uint3 %layers', '%uint3 %sample_layers']],
      'multisampled-storage-image': [['%uint2 %unsaid', '%uint2 %stored_samples']],
    },
  ),
  imagePair(
    'image-query-size-lod-image',
    'kernel',
    'a kernel asks for the size of a level',
    {
      stage: picture,
      images: {
        line: 'void 1D 0 0 0 0 Unknown ReadOnly',
        flat: 'void 2D 0 0 0 0 Unknown ReadOnly',
        buffer: 'void Buffer 0 0 0 0 Unknown ReadOnly',
        samples: 'void 2D 0 0 1 0 Unknown ReadOnly',
      },
      body: `%a = OpImageQuerySizeLod %uint %line %uint_0
%b = OpImageQuerySizeLod %uint2 %flat %uint_0
%c = OpImageQuerySize %uint %buffer
%d = OpImageQuerySize %uint2 %samples`,
    },
    {
      buffer: [['%uint %line', '%uint %buffer']],
      multisampled: [['%uint2 %flat', '%uint2 %samples']],
    },
    { environments: ['spv1.0'] },
  ),
  imagePair(
    'image-query-size-image',
    'dimensions',
    'images without levels are asked for their size',
    {
      images: {
        ...plain,
        attachment: 'float SubpassData 0 0 0 2 Unknown',
        sampled_line: 'float 1D 0 0 0 1 Unknown',
        sampled: 'float 2D 0 0 0 1 Unknown',
        sampled_solid: 'float 3D 0 0 0 1 Unknown',
        sampled_cube: 'float Cube 0 0 0 1 Unknown',
        sampled_layers: 'float 2D 0 1 0 1 Unknown',
        sampled_cubes: 'float Cube 0 1 0 1 Unknown',
      },
      body: `%a = OpImageQuerySize %uint %line
%b = OpImageQuerySize %uint2 %flat
%c = OpImageQuerySize %uint3 %solid
%d = OpImageQuerySize %uint2 %cube
%e = OpImageQuerySize %uint2 %rectangle
%f = OpImageQuerySize %uint %buffer
%g = OpImageQuerySize %uint2 %samples
%h = OpImageQuerySize %uint3 %layers
%i = OpImageQuerySize %uint3 %cubes`,
    },
    {
      line: [['%uint %line', '%uint %sampled_line']],
      flat: [['%uint2 %flat', '%uint2 %sampled']],
      solid: [['%uint3 %solid', '%uint3 %sampled_solid']],
      cube: [['%uint2 %cube', '%uint2 %sampled_cube']],
      layers: [['%uint3 %layers', '%uint3 %sampled_layers']],
      cubes: [['%uint3 %cubes', '%uint3 %sampled_cubes']],
      'one-sample': [['%uint2 %samples', '%uint2 %sampled']],
      'input-attachment': [['%uint2 %flat', '%uint2 %attachment']],
    },
  ),
  imagePair(
    'image-query-size-image',
    'kernel',
    'a kernel asks for the size of images of which only the run time knows',
    {
      stage: picture,
      images: {
        flat: 'void 2D 0 0 0 0 Unknown ReadOnly',
        sampled: 'void 2D 0 0 0 1 Unknown ReadOnly',
      },
      body: '%size = OpImageQuerySize %uint2 %flat',
    },
    { sampled: [['%uint2 %flat', '%uint2 %sampled']] },
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
      stage: picture,
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
      stage: picture,
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
      stage: picture,
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

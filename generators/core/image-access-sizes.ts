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

/** Pairs of the rules on queries of sizes. */
export const pairs = [
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
      stage: imageKernel,
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
      stage: imageKernel,
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
      stage: imageKernel,
      images: {
        flat: 'void 2D 0 0 0 0 Unknown ReadOnly',
        sampled: 'void 2D 0 0 0 1 Unknown ReadOnly',
      },
      body: '%size = OpImageQuerySize %uint2 %flat',
    },
    { sampled: [['%uint2 %flat', '%uint2 %sampled']] },
  ),
]

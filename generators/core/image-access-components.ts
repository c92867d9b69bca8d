import { compute } from '../pairs/pieces.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { type ImageInstruction, imageLine } from './shared/image-line.ts'
import { imagePair } from './shared/image-pair.ts'

/** Operands of image types from Dim to MS, and the components that a coordinate has. */
const shapes: Readonly<Record<string, readonly [operands: string, components: number]>> = {
  line: ['1D 0 0 0', 1],
  flat: ['2D 0 0 0', 2],
  solid: ['3D 0 0 0', 3],
  cube: ['Cube 0 0 0', 3],
  rectangle: ['Rect 0 0 0', 2],
  lines: ['1D 0 1 0', 2],
  layers: ['2D 0 1 0', 3],
  cubes: ['Cube 0 1 0', 4],
}

function coordinate(kind: 'float' | 'int', components: number): string {
  return components === 1 ? `%${kind}_1` : `%a_${kind}${components}`
}

/** Lines of one instruction on images of some shapes, and ways that each take one component away. */
function shaped(
  instruction: ImageInstruction,
  names: readonly string[],
  kind: 'float' | 'int',
  more = 0,
) {
  const made = names.map((name) => {
    const components = (shapes[name]?.[1] ?? 0) + more
    const lineOf = (count: number) =>
      imageLine(instruction, `%${name}`, coordinate(kind, count), {
        name: `${instruction}_${name}`,
      })
    return { name, components, line: lineOf(components), shorter: lineOf(components - 1) }
  })
  const lowest = more === 0 ? 1 : 2
  const ways = made
    .filter(({ components }) => components > lowest)
    .map(({ name, line, shorter }): [string, [[string, string]]] => [name, [[line, shorter]]])
  return { body: made.map(({ line }) => line).join('\n'), ways: Object.fromEntries(ways) }
}

function imagesOf(names: readonly string[], behind: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, `float ${shapes[name]?.[0]} ${behind}`]))
}

const all = Object.keys(shapes)
const few = ['flat', 'layers', 'cubes']
const gatherable = ['flat', 'cube', 'rectangle', 'layers', 'cubes']
const projectable = ['line', 'flat', 'solid', 'rectangle']
const fetchable = ['line', 'flat', 'solid', 'rectangle', 'lines', 'layers']
const withLevels = ['flat', 'solid', 'cube', 'lines', 'layers', 'cubes']
const stored = ['line', 'flat', 'solid', 'cube', 'rectangle', 'lines', 'layers']

function sampling(
  name: string,
  summary: string,
  instruction: ImageInstruction,
  names: readonly string[],
  more = 0,
  environments: readonly string[] = ['spv1.6'],
) {
  const { body, ways } = shaped(instruction, names, 'float', more)
  const sampled = imagesOf(names, '1 Unknown')
  return imagePair('image-coordinate-components', name, summary, { sampled, body }, ways, {
    environments,
  })
}

function plain(
  name: string,
  summary: string,
  instruction: ImageInstruction,
  names: readonly string[],
  behind: string,
  kind: 'float' | 'int' = 'int',
) {
  const { body, ways } = shaped(instruction, names, kind)
  const images = imagesOf(names, behind)
  return imagePair('image-coordinate-components', name, summary, { images, body }, ways)
}

/** Pairs of the rule on how many components coordinates have. */
export const pairs = [
  sampling('implicit', 'every dimension is sampled', 'implicit', all),
  sampling('explicit', 'images with levels are sampled at one', 'explicit', withLevels),
  sampling('dref-implicit', 'depths are compared', 'dref-implicit', few, 0, ['spv1.0']),
  sampling('dref-explicit', 'depths at a level are compared', 'dref-explicit', few),
  sampling('sparse-implicit', 'what is sparse is sampled', 'sparse-implicit', few),
  sampling('sparse-dref-explicit', 'depths are compared sparsely', 'sparse-dref-explicit', [
    'flat',
    'cubes',
  ]),
  sampling('gather', 'texels are gathered', 'gather', gatherable),
  sampling('dref-gather', 'depths are gathered', 'dref-gather', few, 0, ['spv1.0']),
  sampling('sparse-gather', 'texels are gathered sparsely', 'sparse-gather', few),
  sampling('proj-implicit', 'a quotient stands behind', 'proj-implicit', projectable, 1),
  sampling('proj-explicit', 'a quotient stands behind', 'proj-explicit', ['flat', 'solid'], 1),
  sampling('proj-dref-implicit', 'a quotient to compare', 'proj-dref-implicit', projectable, 1, [
    'spv1.0',
  ]),
  plain('fetch', 'texels are fetched', 'fetch', fetchable, '1 Unknown'),
  plain(
    'sparse-fetch',
    'texels are fetched sparsely',
    'sparse-fetch',
    ['flat', 'layers'],
    '1 Unknown',
  ),
  plain('read', 'texels are read', 'read', stored, '2 Rgba32f'),
  plain(
    'read-at-floats',
    'texels are read at floats',
    'read',
    ['flat', 'cube', 'lines'],
    '0 Rgba32f',
    'float',
  ),
  plain('sparse-read', 'texels are read sparsely', 'sparse-read', ['flat', 'layers'], '2 Rgba32f'),
  plain('write', 'texels are written', 'write', stored, '2 Rgba32f'),
  imagePair(
    'image-coordinate-components',
    'larger',
    'coordinates to sample may be larger than needed, those of an input attachment have two components',
    {
      sampled: imagesOf(['line', 'layers'], '1 Unknown'),
      images: { attachment: 'float SubpassData 0 0 0 2 Unknown' },
      body: `%a = OpImageSampleImplicitLod %float4 %line %a_float4
%b = OpImageSampleProjImplicitLod %float4 %line %a_float4
%c = OpImageSampleDrefImplicitLod %float %layers %a_float4 %float_1
%d = OpImageRead %float4 %attachment %a_int2`,
    },
    [
      '%attachment {%a_int2 | attachment: %int_1 | attachment-at-a-float: %float_1}',
      '%layers {%a_float4 | layers-without-a-layer: %a_float2}',
    ],
  ),
  imagePair(
    'image-coordinate-components',
    'query-lod',
    'the level of detail is asked for without a layer',
    {
      sampled: imagesOf(['lines', 'layers', 'cubes', 'flat', 'solid'], '1 Unknown'),
      body: `%a = OpImageQueryLod %float2 %lines %float_1
%b = OpImageQueryLod %float2 %layers {%a_float2 | layers: %float_1}
%c = OpImageQueryLod %float2 %cubes {%a_float3 | cubes: %a_float2}
%d = OpImageQueryLod %float2 %flat {%a_float2 | flat: %float_1}
%e = OpImageQueryLod %float2 %solid {%a_float3 | solid: %a_float2}`,
    },
  ),
  imagePair(
    'image-coordinate-components',
    'multisampled',
    'the sample is no part of the coordinate',
    {
      images: {
        samples: 'float 2D 0 0 1 1 Unknown',
        layers: 'float 2D 0 1 1 1 Unknown',
        stored: 'float 2D 0 1 1 2 Rgba32f',
      },
      body: `%a = OpImageFetch %float4 %samples {%a_int2 | samples: %int_1} Sample %uint_1
%b = OpImageFetch %float4 %layers {%a_int3 | layers: %a_int2} Sample %uint_1
%c = OpImageRead %float4 %stored {%a_int3 | read: %a_int2} Sample %uint_1
OpImageWrite %stored {%a_uint3 | write: %a_uint2} %c Sample %uint_1`,
    },
    {},
    { environments: ['spv1.0'] },
  ),
  imagePair('image-coordinate-components', 'kernel', 'a kernel samples, reads and writes layers', {
    stage: imageKernel,
    sampled: { layers: 'void 2D 0 1 0 0 Unknown ReadOnly' },
    images: { target: 'void 3D 0 0 0 0 Unknown WriteOnly' },
    body: `%image = OpImage %layers_type %layers
%a = OpImageSampleExplicitLod %float4 %layers {%a_uint3 | sample: %a_uint2
  | sample-at-floats: %a_float2} Lod %float_0
%b = OpImageRead %float4 %image {%a_uint3 | read: %a_uint2 | read-at-a-scalar: %uint_1}
OpImageWrite %target {%a_uint3 | write: %a_uint2} %b`,
  }),
  imagePair(
    'image-coordinate-components',
    'stored-cubes',
    'the third component of a coordinate into an array of cubes names layer and face',
    {
      stage: compute,
      images: { stored: 'float Cube 0 1 0 2 Rgba32f' },
      body: `%a = OpImageRead %float4 %stored %a_int3
OpImageWrite %stored %a_uint3 %a`,
    },
    [
      '%stored {%a_int3 | read: %a_int2 | read-at-a-scalar: %int_1}',
      '%stored {%a_uint3 | write: %a_uint2}',
    ],
  ),
]

import { imageKernel } from './shared/image-kernel.ts'
import { imageLine } from './shared/image-line.ts'
import { imagePairOf } from './shared/image-pair.ts'
import { inTurn } from './shared/in-turn.ts'

const gathering = ['gather', 'dref-gather', 'sparse-gather', 'sparse-dref-gather'] as const

const gathered = inTurn(gathering, (name) => imageLine(name, '%flat', '%a_float2'), {
  line: (name) => imageLine(name, '%line', '%float_1'),
  solid: (name) => imageLine(name, '%solid', '%a_float3'),
})

const gatheredCube = inTurn(gathering, (name) => imageLine(name, '%cube', '%a_float3'), {
  solid: (name) => imageLine(name, '%solid', '%a_float3'),
})

const gatheredLayers = inTurn(gathering, (name) => imageLine(name, '%layers', '%a_float3'), {
  'layers-of-lines': (name) => imageLine(name, '%lines', '%a_float2'),
})

const gatheredRectangle = inTurn(gathering, (name) => imageLine(name, '%rectangle', '%a_float2'), {
  buffer: (name) => imageLine(name, '%buffer', '%float_1'),
})

/** Pairs of the rules on images that are gathered and fetched from. */
export const pairs = [
  imagePairOf`image-gather-dim/flat
texels of two dimensions are gathered
sampled: flat float 2D 0 0 0 1 Unknown, line float 1D 0 0 0 1 Unknown, solid float 3D 0 0 0 1 Unknown
body: ${gathered}`,
  imagePairOf`image-gather-dim/cube
texels of a cube, and of several, are gathered
sampled: cube float Cube 0 0 0 1 Unknown, solid float 3D 0 0 0 1 Unknown, cubes float Cube 0 1 0 1 Unknown
body: ${gatheredCube}
${imageLine('gather', '%cubes', '%a_float4', { name: 'cubes' })}`,
  imagePairOf`image-gather-dim/layers
texels of a layer of two dimensions are gathered
sampled: layers float 2D 0 1 0 1 Unknown, lines float 1D 0 1 0 1 Unknown
body: ${gatheredLayers}`,
  imagePairOf`image-gather-dim/rectangle in spv1.5
texels of a rectangle are gathered
sampled: rectangle float Rect 0 0 0 1 Unknown, buffer float Buffer 0 0 0 1 Unknown
body: ${gatheredRectangle}`,
  imagePairOf`image-fetch-image/dimensions
texels are fetched from all dimensions but cubes
images: line float 1D 0 0 0 1 Unknown, flat float 2D 0 0 0 1 Unknown, solid float 3D 0 0 0 1 Unknown,
layers float 2D 0 1 0 1 Unknown, rectangle float Rect 0 0 0 1 Unknown, buffer float Buffer 0 0 0 1 Unknown,
cube float Cube 0 0 0 1 Unknown, cubes float Cube 0 1 0 1 Unknown
body: %a = OpImageFetch %float4 %line %uint_1
%b = OpImageFetch %float4 %flat %a_int2
%c = OpImageFetch %float4 %solid %a_uint3 Lod %int_1
%d = OpImageFetch %float4 %layers %a_int3
%e = OpImageFetch %float4 %rectangle %a_uint2
%f = OpImageFetch %float4 %buffer %int_1
%g = OpImageSparseFetch %structure_uint_and_float4 %solid %a_int3
changed: {%solid | cube: %cube} %a_uint3 Lod
changed: {%layers %a_int3 | cube-in-place-of-layers: %cube %a_int3 | array-of-cubes: %cubes %a_int4}
changed: %structure_uint_and_float4 {%solid %a_int3 | sparse-cube: %cube %a_int3 | sparse-array-of-cubes: %cubes %a_int4}`,
  imagePairOf`image-fetch-image/sampled
texels are fetched from images that are sampled, and read from those that are not
images: flat float 2D 0 0 0 1 Rgba32f, unsaid float 2D 0 0 0 0 Rgba32f, storage float 2D 0 0 0 2 Rgba32f,
attachment float SubpassData 0 0 0 2 Unknown, texels float Buffer 0 0 0 1 Unknown,
stored float Buffer 0 0 0 2 Rgba32f, samples float 2D 0 0 1 1 Unknown, stored_samples float 2D 0 0 1 2 Rgba32f
body: %a = OpImageFetch %float4 {%flat | only-known-at-run-time: %unsaid | storage-image: %storage
  | input-attachment: %attachment} %a_int2
%b = OpImageFetch %float4 {%texels | storage-buffer: %stored} %int_1
%c = OpImageFetch %float4 {%samples
  | multisampled-storage-image: %stored_samples} %a_int2 Sample %int_1
%d = OpImageRead %float4 %unsaid %a_int2
%e = OpImageRead %float4 %storage %a_int2
%f = OpImageRead %float4 %attachment %a_int2`,
  imagePairOf`image-fetch-image/of-a-sampled-image in spv1.0
texels are fetched from the image of a sampled image
sampled: flat uint 2D 0 1 0 1 Unknown, unsaid uint 2D 0 1 0 0 Unknown, cube uint Cube 0 0 0 1 Unknown
body: %image = OpImage {%flat_type %flat | only-known-at-run-time: %unsaid_type %unsaid
  | cube: %cube_type %cube}
%texel = OpImageFetch %uint4 %image %a_uint3`,
  imagePairOf`image-fetch-image/kernel
a kernel fetches from images that are sampled, and reads from others
${imageKernel}
images: texture void 2D 0 0 0 1 Unknown ReadOnly, unsaid void 2D 0 0 0 0 Unknown ReadOnly
body: %a = OpImageFetch %float4 {%texture | only-known-at-run-time: %unsaid} %a_uint2
%b = OpImageRead %float4 %unsaid %a_uint2`,
]

import { compute } from '../pairs/pieces.ts'
import { imageKernel, imagePairOf } from './shared/image-pair.ts'

const gathering = 'gather dref-gather sparse-gather sparse-dref-gather'
const comparing =
  'dref-implicit dref-explicit dref-gather sparse-dref-implicit sparse-dref-explicit sparse-dref-gather'

/** Pairs of the rules on fetches, depth-comparison references and texels. */
export const pairs = [
  imagePairOf`image-gather-dim/flat
texels of two dimensions are gathered
sampled: flat, line, solid
body: each ${gathering}: {%flat %a_float2 | line: %line %float_1 | solid: %solid %a_float3}`,
  imagePairOf`image-gather-dim/cube
texels of a cube, and of several, are gathered
sampled: cube, solid, cubes
body: each ${gathering}: {%cube | solid: %solid} %a_float3
each gather as cubes: %cubes %a_float4`,
  imagePairOf`image-gather-dim/layers
texels of a layer of two dimensions are gathered
sampled: layers, lines
body: each ${gathering}: {%layers %a_float3 | layers-of-lines: %lines %a_float2}`,
  imagePairOf`image-gather-dim/rectangle in spv1.5
texels of a rectangle are gathered
sampled: rectangle, buffer
body: each ${gathering}: {%rectangle %a_float2 | buffer: %buffer %float_1}`,
  imagePairOf`image-fetch-image/dimensions
texels are fetched from all dimensions but cubes
images: line, flat, solid,
layers, rectangle, buffer,
cube, cubes
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
images: flat float 2D 0 0 0 1 Rgba32f, unsaid float 2D 0 0 0 0 Rgba32f,
storage float 2D 0 0 0 2 Rgba32f,
attachment, texels float Buffer 0 0 0 1 Unknown,
stored float Buffer 0 0 0 2 Rgba32f, samples, stored_samples float 2D 0 0 1 2 Rgba32f
body: %a = OpImageFetch %float4 {%flat | only-known-at-run-time: %unsaid | storage-image: %storage
  | input-attachment: %attachment} %a_int2
%b = OpImageFetch %float4 {%texels | storage-buffer: %stored} %int_1
%c = OpImageFetch %float4 {%samples | multisampled-storage-image: %stored_samples} %a_int2 Sample %int_1
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
  imagePairOf`image-reference-type/sampled-and-gathered
references are floats of 32 bits
sampled: flat
body: each ${comparing}: %flat %a_float2 {| integer: %uint_1 | double: %a_double
  | half: %a_half | vector: %a_float2}`,
  imagePairOf`image-reference-type/projected in spv1.0
references of projected comparisons are floats of 32 bits, though they be computed
sampled: flat
body: %reference = OpFAdd %float %float_1 %float_1
each proj-dref-implicit proj-dref-explicit: %flat %a_float3 {%reference | integer: %int_1 | double: %a_double
  | half: %a_half | vector: %a_float4 | boolean: %true}`,
  imagePairOf`image-reference-type/integer-texels
the sampled type is of integers, the reference a specialization constant that is a float
${compute}
sampled: cubes uint Cube 1 1 0 1 Unknown
body: %depth = OpImageSampleDrefExplicitLod %uint %cubes %a_float4 {%spec_float_0_5
  | of-the-sampled-type: %spec_uint | vector: %a_float4} Lod %float_0`,
  imagePairOf`image-gather-component/constant
the component to gather is a 32-bit integer
sampled: flat
body: each gather sparse-gather: %flat %a_float2 {%int_2 | float: %float_1 | long: %a_long | short: %a_ushort
  | vector: %a_int2 | boolean: %true}
each gather as unsigned: %flat %a_float2 %uint_3`,
  imagePairOf`image-gather-component/computed in spv1.0
the component to gather is computed or specialized
${compute}
sampled: flat
body: %number = OpIAdd %int %int_1 %int_1
%sum = OpFAdd %float %float_1 %float_1
%wide = OpIAdd %long %a_long %a_long
%a = OpImageGather %float4 %flat %a_float2 {%spec_uint | vector-for-a-specialization: %a_uint4
  | long-for-a-specialization: %a_ulong}
%b = OpImageGather %float4 %flat %a_float2 {%number | float: %sum | long: %wide}`,
  imagePairOf`image-read-result/floats
scalars and vectors of the sampled type are read
images: stored, attachment
body: %one = OpImageRead {%float | integer: %int | boolean: %bool | half: %half
  | double: %double} %stored %a_int2
%two = OpImageRead %float2 %stored %a_int2
%three = OpImageRead {%float3 | integers: %uint3 | booleans: %bool3 | matrix: %float2x2
  | structure: %float4_only | array: %floats} %stored %a_int2
%four = OpImageRead {%float4 | integers-of-an-attachment: %int4
  | halves-of-an-attachment: %half4} %attachment %a_int2`,
  imagePairOf`image-read-result/integers in spv1.0
integers are read from images of integers
${compute}
images: signed int 3D 0 0 0 2 Rgba32i, unsigned uint 3D 0 0 0 2 Rgba32ui
body: %one = OpImageRead {%int4 | unsigned: %uint4 | long: %long4 | floats: %float4} %signed %a_int3
%other = OpImageRead {%uint | signed: %int | short: %ushort | unsigned-long: %ulong
  | same-size: %float} %unsigned %a_int3`,
  imagePairOf`image-read-result/kernel
where the sampled type is void, floats and integers of any width are read
${imageKernel}
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly
body: %one = OpImageRead {%float4 | structure: %float4_only} %unsaid %a_uint2
%two = OpImageRead {%uint4 | booleans: %bool4} %unsaid %a_uint2
%three = OpImageRead {%half4 | array: %floats} %unsaid %a_uint2
%four = OpImageRead {%float | boolean: %bool} %unsaid %a_uint2`,
  imagePairOf`image-write-texel/floats
scalars and vectors of the sampled type are written
${compute}
images: stored
body: OpImageWrite %stored %a_int2 %float_1
OpImageWrite %stored %a_int2 %a_float2
OpImageWrite %stored %a_int2 %a_float3
OpImageWrite %stored %a_int2 %a_float4
changed: %a_int2 {%float_1 | integer: %int_1 | boolean: %true | half: %a_half | double: %a_double}
changed: %a_int2 {%a_float3 | integers: %a_uint3 | booleans: %a_bool4 | matrix: %a_float2x2
  | structure: %a_float4_only | array: %a_floats}`,
  imagePairOf`image-write-texel/integers in spv1.0
integers are written to images of integers
${compute}
images: signed int Buffer 0 0 0 2 R32i, unsigned uint Cube 0 0 0 2 Rgba32ui
body: OpImageWrite %signed %int_1 %int_2
OpImageWrite %unsigned %a_int3 %a_uint4
changed: %int_1 {%int_2 | unsigned: %uint_2 | float: %float_1 | long: %a_long | short: %a_short}
changed: %a_int3 {%a_uint4 | signed-vector: %a_int4 | vector-of-floats: %a_float4}`,
  imagePairOf`image-write-texel/kernel
where the sampled type is void, floats and integers of any width are written
${imageKernel}
images: target void 3D 0 0 0 0 Unknown WriteOnly
body: OpImageWrite %target %a_uint4 %a_float4
OpImageWrite %target %a_uint4 %a_uint2
OpImageWrite %target %a_uint4 %a_half4
changed: %a_uint4 {%a_float4 | structure: %a_float4_only}
changed: %a_uint4 {%a_uint2 | array: %a_floats}
changed: %a_uint4 {%a_half4 | image: %target}`,
]

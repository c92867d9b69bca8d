import { compute } from '../pairs/pieces.ts'
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

const texture = 'flat float 2D 0 0 0 1 Unknown'

const compared = inTurn(
  [
    'dref-implicit',
    'dref-explicit',
    'dref-gather',
    'sparse-dref-implicit',
    'sparse-dref-explicit',
    'sparse-dref-gather',
  ],
  (name) => imageLine(name, '%flat', '%a_float2'),
  {
    integer: (name) => imageLine(name, '%flat', '%a_float2', { third: '%uint_1' }),
    double: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_double' }),
    half: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_half' }),
    vector: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_float2' }),
  },
)

const comparedProjected = inTurn(
  ['proj-dref-implicit', 'proj-dref-explicit'],
  (name) => imageLine(name, '%flat', '%a_float3', { third: '%reference' }),
  {
    integer: (name) => imageLine(name, '%flat', '%a_float3', { third: '%int_1' }),
    double: (name) => imageLine(name, '%flat', '%a_float3', { third: '%a_double' }),
    half: (name) => imageLine(name, '%flat', '%a_float3', { third: '%a_half' }),
    vector: (name) => imageLine(name, '%flat', '%a_float3', { third: '%a_float4' }),
    boolean: (name) => imageLine(name, '%flat', '%a_float3', { third: '%true' }),
  },
)

const component = inTurn(
  ['gather', 'sparse-gather'],
  (name) => imageLine(name, '%flat', '%a_float2', { third: '%int_2' }),
  {
    float: (name) => imageLine(name, '%flat', '%a_float2', { third: '%float_1' }),
    long: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_long' }),
    short: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_ushort' }),
    vector: (name) => imageLine(name, '%flat', '%a_float2', { third: '%a_int2' }),
    boolean: (name) => imageLine(name, '%flat', '%a_float2', { third: '%true' }),
  },
)

/** Pairs of the rules on fetches, depth-comparison references and texels. */
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
sampled: ${texture}
body: ${compared}`,
  imagePairOf`image-reference-type/projected in spv1.0
references of projected comparisons are floats of 32 bits, though they be computed
sampled: ${texture}
body: %reference = OpFAdd %float %float_1 %float_1
${comparedProjected}`,
  imagePairOf`image-reference-type/integer-texels
the sampled type is of integers, the reference a specialization constant that is a float
${compute}
sampled: cubes uint Cube 1 1 0 1 Unknown
body: %depth = OpImageSampleDrefExplicitLod %uint %cubes %a_float4 {%spec_float_0_5
  | of-the-sampled-type: %spec_uint | vector: %a_float4} Lod %float_0`,
  imagePairOf`image-gather-component/constant
the component to gather is a 32-bit integer
sampled: ${texture}
body: ${component}
${imageLine('gather', '%flat', '%a_float2', { third: '%uint_3', name: 'unsigned' })}`,
  imagePairOf`image-gather-component/computed in spv1.0
the component to gather is computed or specialized
${compute}
sampled: ${texture}
body: %number = OpIAdd %int %int_1 %int_1
%sum = OpFAdd %float %float_1 %float_1
%wide = OpIAdd %long %a_long %a_long
%a = OpImageGather %float4 %flat %a_float2 {%spec_uint | vector-for-a-specialization: %a_uint4
  | long-for-a-specialization: %a_ulong}
%b = OpImageGather %float4 %flat %a_float2 {%number | float: %sum | long: %wide}`,
  imagePairOf`image-read-result/floats
scalars and vectors of the sampled type are read
images: stored float 2D 0 0 0 2 Rgba32f, attachment float SubpassData 0 0 0 2 Unknown
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
images: stored float 2D 0 0 0 2 Rgba32f
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

import { pairIn } from '../pairs/pair-of.ts'
import { images, loaded } from './images.ts'
import { imagePairOf, imagesInCompute, imagesInKernel } from './shared/image-pair.ts'

const gathering = 'gather dref-gather sparse-gather sparse-dref-gather'
const comparing =
  'dref-implicit dref-explicit dref-gather sparse-dref-implicit sparse-dref-explicit sparse-dref-gather'

const structures = `%reversed = OpTypeStruct %float4 %uint
%alone = OpTypeStruct %uint
%three = OpTypeStruct %uint %float4 %uint
%float_code = OpTypeStruct %float %float4
%boolean_code = OpTypeStruct %bool %float4
%vector_code = OpTypeStruct %uint2 %float4
%nested = OpTypeStruct %alone %float4`

/** Ways to result in structures and other types, by their names. */
function results(names: string): string {
  return names
    .split(' ')
    .map((name) => `${name.replaceAll('_', '-')}: giving %${name}`)
    .join(' | ')
}

const codes = results('alone three float_code boolean_code vector_code nested')
const readAndWrite = `stored, unknown float 2D 0 0 0 2 Unknown,
unsaid float 2D 0 0 0 0 Unknown`

const accesses = 'each read write sparse-read: %stored %a_int2'
const withoutFormat = 'StorageImageReadWithoutFormat StorageImageWriteWithoutFormat'

/** Pairs of the rules on fetches, depth-comparison references and texels, on what sparse instructions result in, and on images without a sampler. */
export const pairs = [
  imagePairOf`image-gather-dim/flat: texels of two dimensions are gathered
sampled: flat, line, solid
body: each ${gathering}: {%flat %a_float2 | line: %line %float_1 | solid: %solid %a_float3}`,
  imagePairOf`image-gather-dim/cube: texels of a cube, and of several, are gathered
sampled: cube, solid, cubes
body: each ${gathering}: {%cube | solid: %solid} %a_float3
each gather as cubes: %cubes %a_float4`,
  imagePairOf`image-gather-dim/layers: texels of a layer of two dimensions are gathered
sampled: layers, lines
body: each ${gathering}: {%layers %a_float3 | layers-of-lines: %lines %a_float2}`,
  imagePairOf`image-gather-dim/rectangle in spv1.5: texels of a rectangle are gathered
sampled: rectangle, buffer
body: each ${gathering}: {%rectangle %a_float2 | buffer: %buffer %float_1}`,
  imagePairOf`image-fetch-image/dimensions: texels are fetched from all dimensions but cubes
images: line, flat, solid,
layers, rectangle, buffer,
cube, cubes
body: %a = OpImageFetch %float4 %line %uint_1
%b = OpImageFetch %float4 %flat %a_int2
%c = OpImageFetch %float4 {%solid | cube: %cube} %a_uint3 Lod %int_1
%d = OpImageFetch %float4 {%layers %a_int3 | cube-in-place-of-layers: %cube %a_int3 | array-of-cubes: %cubes %a_int4}
%e = OpImageFetch %float4 %rectangle %a_uint2
%f = OpImageFetch %float4 %buffer %int_1
%g = OpImageSparseFetch %structure_uint_and_float4 %solid %a_int3
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
  imagePairOf`image-fetch-image/of-a-sampled-image in spv1.0: texels are fetched from the image of a sampled image
sampled: flat uint 2D 0 1 0 1 Unknown, unsaid uint 2D 0 1 0 0 Unknown, cube uint Cube 0 0 0 1 Unknown
body: %image = OpImage {%flat_type %flat | only-known-at-run-time: %unsaid_type %unsaid | cube: %cube_type %cube}
%texel = OpImageFetch %uint4 %image %a_uint3`,
  imagesInKernel`image-fetch-image/kernel: a kernel fetches from images that are sampled, and reads from others
images: texture void 2D 0 0 0 1 Unknown ReadOnly, unsaid void 2D 0 0 0 0 Unknown ReadOnly
body: %a = OpImageFetch %float4 {%texture | only-known-at-run-time: %unsaid} %a_uint2
%b = OpImageRead %float4 %unsaid %a_uint2`,
  imagePairOf`image-reference-type/sampled-and-gathered: references are floats of 32 bits
sampled: flat
body: each ${comparing}: %flat %a_float2 {| integer: %uint_1 | double: %a_double | half: %a_half | vector: %a_float2}`,
  imagePairOf`image-reference-type/projected in spv1.0
references of projected comparisons are floats of 32 bits, though they be computed
sampled: flat
body: %reference = OpFAdd %float %float_1 %float_1
each proj-dref-implicit proj-dref-explicit: %flat %a_float3 {%reference | integer: %int_1 | double: %a_double
  | half: %a_half | vector: %a_float4 | boolean: %true}`,
  imagesInCompute`image-reference-type/integer-texels
the sampled type is of integers, the reference a specialization constant that is a float
sampled: cubes uint Cube 1 1 0 1 Unknown
body: %depth = OpImageSampleDrefExplicitLod %uint %cubes %a_float4 {%spec_float_0_5
  | of-the-sampled-type: %spec_uint | vector: %a_float4} Lod %float_0`,
  imagePairOf`image-gather-component/constant: the component to gather is a 32-bit integer
sampled: flat
body: each gather sparse-gather: %flat %a_float2 {%int_2 | float: %float_1 | long: %a_long | short: %a_ushort
  | vector: %a_int2 | boolean: %true}
each gather as unsigned: %flat %a_float2 %uint_3`,
  imagesInCompute`image-gather-component/computed in spv1.0: the component to gather is computed or specialized
sampled: flat
body: %number = OpIAdd %int %int_1 %int_1
%sum = OpFAdd %float %float_1 %float_1
%wide = OpIAdd %long %a_long %a_long
%a = OpImageGather %float4 %flat %a_float2 {%spec_uint | vector-for-a-specialization: %a_uint4
  | long-for-a-specialization: %a_ulong}
%b = OpImageGather %float4 %flat %a_float2 {%number | float: %sum | long: %wide}`,
  imagePairOf`image-read-result/floats: scalars and vectors of the sampled type are read
images: stored, attachment
body: %one = OpImageRead {%float | integer: %int | boolean: %bool | half: %half | double: %double} %stored %a_int2
%two = OpImageRead %float2 %stored %a_int2
%three = OpImageRead {%float3 | integers: %uint3 | booleans: %bool3 | matrix: %float2x2
  | structure: %float4_only | array: %floats} %stored %a_int2
%four = OpImageRead {%float4 | integers-of-an-attachment: %int4 | halves-of-an-attachment: %half4} %attachment %a_int2`,
  imagesInCompute`image-read-result/integers in spv1.0: integers are read from images of integers
images: signed int 3D 0 0 0 2 Rgba32i, unsigned uint 3D 0 0 0 2 Rgba32ui
body: %one = OpImageRead {%int4 | unsigned: %uint4 | long: %long4 | floats: %float4} %signed %a_int3
%other = OpImageRead {%uint | signed: %int | short: %ushort | unsigned-long: %ulong
  | same-size: %float} %unsigned %a_int3`,
  imagesInKernel`image-read-result/kernel: where the sampled type is void, floats and integers of any width are read
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly
body: %one = OpImageRead {%float4 | structure: %float4_only} %unsaid %a_uint2
%two = OpImageRead {%uint4 | booleans: %bool4} %unsaid %a_uint2
%three = OpImageRead {%half4 | array: %floats} %unsaid %a_uint2
%four = OpImageRead {%float | boolean: %bool} %unsaid %a_uint2`,
  imagesInCompute`image-write-texel/floats: scalars and vectors of the sampled type are written
images: stored
body: OpImageWrite %stored %a_int2 {%float_1 | integer: %int_1 | boolean: %true | half: %a_half | double: %a_double}
OpImageWrite %stored %a_int2 %a_float2
OpImageWrite %stored %a_int2 {%a_float3 | integers: %a_uint3 | booleans: %a_bool4 | matrix: %a_float2x2
  | structure: %a_float4_only | array: %a_floats}
OpImageWrite %stored %a_int2 %a_float4`,
  imagesInCompute`image-write-texel/integers in spv1.0: integers are written to images of integers
images: signed int Buffer 0 0 0 2 R32i, unsigned uint Cube 0 0 0 2 Rgba32ui
body: OpImageWrite %signed %int_1 {%int_2 | unsigned: %uint_2 | float: %float_1 | long: %a_long | short: %a_short}
OpImageWrite %unsigned %a_int3 %a_uint4
changed: %a_int3 {%a_uint4 | signed-vector: %a_int4 | vector-of-floats: %a_float4}`,
  imagesInKernel`image-write-texel/kernel: where the sampled type is void, floats and integers of any width are written
images: target void 3D 0 0 0 0 Unknown WriteOnly
body: OpImageWrite %target %a_uint4 {%a_float4 | structure: %a_float4_only}
OpImageWrite %target %a_uint4 {%a_uint2 | array: %a_floats}
OpImageWrite %target %a_uint4 %a_half4
changed: %a_uint4 {%a_half4 | image: %target}`,
  imagePairOf`image-sparse-result/sampled: texels are sampled with a residency code before them
sampled: flat
declarations: ${structures}
body: each sparse-implicit sparse-explicit: {| ${codes} | ${results('float4')}} %flat %a_float2`,
  imagePairOf`image-sparse-result/gathered in spv1.0
texels are gathered with a residency code before them, a signed one
sampled: flat
declarations: ${structures}
body: each sparse-gather sparse-dref-gather: {giving %structure_int_and_float4
  | ${codes} | ${results('float4')}} %flat %a_float2`,
  imagePairOf`image-sparse-result/compared: depths are compared with a residency code before the result
sampled: flat
declarations: %alone = OpTypeStruct %uint
%depth_three = OpTypeStruct %uint %float %float
%depth_float_code = OpTypeStruct %float %float
%depth_boolean_code = OpTypeStruct %bool %float
body: each sparse-dref-implicit sparse-dref-explicit: {| ${results('alone depth_three depth_float_code depth_boolean_code float')}} %flat %a_float2`,
  imagesInCompute`image-sparse-result/fetched: texels are fetched with a residency code before them
images: flat
declarations: ${structures}
body: each sparse-fetch: {| ${codes} | ${results('float4')}} %flat %a_int2`,
  imagesInCompute`image-sparse-result/read in spv1.0: texels, and scalars, are read with a residency code before them
images: stored
declarations: ${structures}
%boolean_texel = OpTypeStruct %uint %bool
%integer_texel = OpTypeStruct %uint %uint4
%half_texel = OpTypeStruct %uint %half4
%matrix_texel = OpTypeStruct %uint %float4x4
%structure_texel = OpTypeStruct %uint %float4_only
body: each sparse-read: {| ${codes}
  | ${results('reversed float4 boolean_texel integer_texel half_texel matrix_texel structure_texel')}} %stored %a_int2
%a = OpImageSparseRead %structure_uint_and_float %stored %a_int2
%b = OpImageSparseRead %structure_int_and_float2 %stored %a_int2
%c = OpImageSparseRead %structure_int_and_float3 %stored %a_int2`,
  imagesInCompute`image-sparse-result/read-integers: integers are read sparsely, the residency code of another width
images: stored int 3D 0 0 0 2 Rgba32i
body: %read = OpImageSparseRead {%structure_ulong_and_int4 | other-signedness: %structure_ulong_and_uint4 | other-width: %structure_ulong_and_long4
  | floats: %structure_ulong_and_float4 | double-code: %structure_double_and_int4} %stored %a_int3`,
  imagesInCompute`image-resident-result/of-a-fetch: residency is true or false
images: flat, stored
body: %fetched = OpImageSparseFetch %structure_uint_and_float4 %flat %a_int2
%read = OpImageSparseRead %structure_uint_and_float %stored %a_int2
%code = OpCompositeExtract %uint %fetched 0
%other_code = OpCompositeExtract %uint %read 0
%a = OpImageSparseTexelsResident {%bool | unsigned-integer: %uint | signed-integer: %int
  | float: %float | vector: %bool2 | structure: %bool_only} %code
%b = OpImageSparseTexelsResident {%bool | of-a-read: %bool4 | integers-of-a-read: %uint} %other_code`,
  imagePairOf`image-resident-result/of-a-sample in spv1.4: whether texels are there selects a result
sampled: flat
body: %sampled = OpImageSparseSampleImplicitLod %structure_int_and_float4 %flat %a_float2
%code = OpCompositeExtract %int %sampled 0
%there = OpImageSparseTexelsResident %bool %code
%also = OpImageSparseTexelsResident {%bool | same-as-the-code: %int | vector: %bool4} %code
%texel = OpCompositeExtract %float4 %sampled 1
%either = OpSelect %float4 %there %texel %a_float4`,
  pairIn(images)`resident-code-origin/of-a-fetch
what a sparse instruction says of its texels is asked for
body: ${loaded}
%fetched = OpImageSparseFetch %structure_uint_and_float4 %color %uint2_0_0
%code = OpCompositeExtract %uint %fetched 0
%there = OpImageSparseTexelsResident %bool {%code | constant: %uint_0 | null: %null_uint | specialized: %spec_uint}`,
  pairIn(images)`resident-code-origin/beside-texels in spv1.4, spv1.6
texels are integers like the code before them
body: ${loaded}
%fetched = OpImageSparseFetch %structure_uint_and_uint4 %number %uint2_0_0
%code = OpCompositeExtract %uint %fetched 0
%component = OpCompositeExtract %uint %fetched 1 0
%copy = OpCopyObject %uint %code
OpStore %variable_Private_uint %code
%kept = OpLoad %uint %variable_Private_uint
%there = OpImageSparseTexelsResident %bool {%copy | component: %component}
%still = OpImageSparseTexelsResident %bool {%kept | computed-constant: %uint_1}`,
  imagePairOf`image-storage-image/shader
storage images, and images of which only the run time knows, are read and written
images: stored, unsaid float 2D 0 0 0 0 Rgba32f, texture float 2D 0 0 0 1 Rgba32f
body: ${accesses}
%also = OpImageRead %float4 %unsaid %a_uint2
OpImageWrite %unsaid %a_uint2 %a_float4
changed: OpImageRead %float4 {%stored | reads-sampled: %texture}
changed: OpImageWrite {%stored | writes-sampled: %texture}
changed: OpImageSparseRead %structure_uint_and_float4 {%stored | sparsely-reads-sampled: %texture
  | sparsely-reads-what-only-the-run-time-knows: %unsaid}`,
  imagesInCompute`image-storage-image/of-a-sampled-image in spv1.0
an image that may come with a sampler is extracted, then read and written
sampled: unsaid uint 3D 0 0 0 0 Rgba32ui, texture uint 3D 0 0 0 1 Rgba32ui
body: %extracted = OpImage %unsaid_type %unsaid
%only_sampled = OpImage %texture_type %texture
%texel = OpImageRead %uint4 {%extracted | read: %only_sampled} %a_int3
OpImageWrite {%extracted | write: %only_sampled} %a_int3 %texel`,
  imagesInCompute`image-storage-image/texel-buffers
storage texel buffers are read and written, uniform ones are fetched from
images: stored int Buffer 0 0 0 2 R32i, texels int Buffer 0 0 0 1 R32i
body: %texel = OpImageRead %int4 {%stored | read: %texels} %int_1
OpImageWrite {%stored | write: %texels} %int_1 %texel
%fetched = OpImageFetch %int4 %texels %int_1`,
  imagesInKernel`image-storage-image/kernel: a kernel reads and writes images of which only the run time knows
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly, target void 2D 0 0 0 0 Unknown WriteOnly,
texture void 2D 0 0 0 1 Unknown ReadOnly, sampled_target void 2D 0 0 0 1 Unknown WriteOnly
body: %texel = OpImageRead %float4 {%unsaid | read: %texture} %a_uint2
OpImageWrite {%target | write: %sampled_target} %a_uint2 %a_uint4`,
  imagePairOf`image-storage-subpass/fragment: an input attachment is read, another image is written and read sparsely
images: stored float 2D 0 0 0 2 Unknown, attachment
capabilities: ${withoutFormat}
body: ${accesses}
%attached = OpImageRead %float4 %attachment %a_int2
changed: OpImageWrite {%stored | write: %attachment}
changed: OpImageSparseRead %structure_uint_and_float4 {%stored | sparse-read: %attachment}`,
  imagePairOf`image-storage-subpass/multisampled in spv1.0
a sample of an input attachment is read, one of another image is written
images: stored uint 2D 0 0 1 2 Unknown, attachment uint SubpassData 0 0 1 2 Unknown
capabilities: ${withoutFormat}
body: %attached = OpImageRead %uint4 %attachment %a_int2 Sample %uint_1
OpImageWrite {%stored | write: %attachment} %a_int2 %attached Sample %uint_1
%sparse = OpImageSparseRead %structure_int_and_uint4 {%stored | sparse-read: %attachment} %a_int2 Sample %uint_1`,
  imagePairOf`image-storage-format/known
images of a known format are read and written, an input attachment of an unknown one is read
images: ${readAndWrite}, attachment
body: ${accesses}
%attached = OpImageRead %float4 %attachment %a_int2
changed: OpImageRead %float4 {%stored | read: %unknown | read-what-only-the-run-time-knows: %unsaid}
changed: OpImageWrite {%stored | write: %unknown | write-what-only-the-run-time-knows: %unsaid}
changed: OpImageSparseRead %structure_uint_and_float4 {%stored | sparse-read: %unknown}`,
  imagesInCompute`image-storage-format/read-without
images of an unknown format are read, one of a known format is written
images: ${readAndWrite}
capabilities: StorageImageReadWithoutFormat
body: %by_read = OpImageRead %float4 %unknown %a_int2
%by_sparse_read = OpImageSparseRead %structure_uint_and_float4 %unknown %a_int2
OpImageWrite {%stored | write: %unknown | write-what-only-the-run-time-knows: %unsaid} %a_int2 %a_float4`,
  imagesInCompute`image-storage-format/write-without in spv1.0
images of an unknown format are written, one of a known format is read
images: ${readAndWrite}
capabilities: StorageImageWriteWithoutFormat
body: %by_read = OpImageRead %float4 {%stored | read: %unknown} %a_int2
%by_sparse_read = OpImageSparseRead %structure_uint_and_float4 {%stored | sparse-read: %unknown} %a_int2
OpImageWrite %unknown %a_int2 %a_float4`,
  imagesInCompute`image-storage-format/one-capability: the capability to read an image without its format is declared
images: unknown float Buffer 0 0 0 2 Unknown
capabilities: StorageImageReadWithoutFormat
body: %texel = OpImageRead %float4 %unknown %uint_1
changed: OpCapability {StorageImageReadWithoutFormat | that-to-write: StorageImageWriteWithoutFormat
  | that-of-formats: StorageImageExtendedFormats}`,
  imagesInCompute`image-storage-format/other-capability in spv1.0
the capability to write an image without its format is declared
images: unknown int 1D 0 1 0 2 Unknown
capabilities: StorageImageWriteWithoutFormat
body: OpImageWrite %unknown %a_int2 %a_int4
changed: OpCapability {StorageImageWriteWithoutFormat | that-to-read: StorageImageReadWithoutFormat
  | that-of-formats: StorageImageExtendedFormats}`,
  imagesInCompute`image-storage-format/shader-and-kernel
a module that declares Kernel as well as Shader need not know formats
images: unknown float 2D 0 0 0 2 Unknown
capabilities: Kernel
body: %texel = OpImageRead %float4 %unknown %a_uint2
%resident_texel = OpImageSparseRead %structure_uint_and_float4 %unknown %a_uint2
changed: OpCapability {Kernel | no-kernel: Int8}`,
  imagesInCompute`image-storage-format/implied-kernel: a capability that implies Kernel is declared
images: unknown float 2D 0 0 0 2 Unknown
capabilities: ImageMipmap
body: OpImageWrite %unknown %a_uint2 %a_float4
changed: OpCapability {ImageMipmap | implies-shader: ImageRect}`,
]

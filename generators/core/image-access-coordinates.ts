import { compute } from '../pairs/pieces.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { type ImageInstruction, imageLine } from './shared/image-line.ts'
import { imagePairOf } from './shared/image-pair.ts'
import { inTurn } from './shared/in-turn.ts'

const texture = 'flat float 2D 0 0 0 1 Unknown'

const wrongKinds = {
  integers: (name: ImageInstruction) => imageLine(name, '%flat', '%a_int2'),
  'unsigned-integers': (name: ImageInstruction) => imageLine(name, '%flat', '%a_uint2'),
  booleans: (name: ImageInstruction) => imageLine(name, '%flat', '%a_bool2'),
}

const sampled = inTurn(
  ['implicit', 'explicit', 'dref-implicit', 'dref-explicit', 'query-lod'],
  (name) => imageLine(name, '%flat', '%a_float2'),
  wrongKinds,
)

const gathered = inTurn(
  ['gather', 'dref-gather', 'sparse-gather', 'sparse-dref-gather'],
  (name) => imageLine(name, '%flat', '%a_float2'),
  wrongKinds,
)

const sparse = inTurn(
  ['sparse-implicit', 'sparse-explicit', 'sparse-dref-implicit', 'sparse-dref-explicit'],
  (name) => imageLine(name, '%flat', '%a_float2'),
  wrongKinds,
)

const projected = inTurn(
  ['proj-implicit', 'proj-explicit', 'proj-dref-implicit', 'proj-dref-explicit'],
  (name) => imageLine(name, '%flat', '%a_float3'),
  {
    integers: (name) => imageLine(name, '%flat', '%a_int3'),
    booleans: (name) => imageLine(name, '%flat', '%a_bool3'),
  },
)

const projectedLine = inTurn(
  ['proj-implicit', 'proj-explicit', 'proj-dref-implicit', 'proj-dref-explicit'],
  (name) => imageLine(name, '%line', '%a_float2'),
  { scalar: (name) => imageLine(name, '%line', '%float_1') },
)

const fetched = inTurn(['fetch', 'sparse-fetch'], (name) => imageLine(name, '%flat', '%a_int2'), {
  floats: (name) => imageLine(name, '%flat', '%a_float2'),
  booleans: (name) => imageLine(name, '%flat', '%a_bool2'),
  halves: (name) => imageLine(name, '%flat', '%a_half2'),
})

const accessed = inTurn(
  ['read', 'write', 'sparse-read'],
  (name) => imageLine(name, '%stored', '%a_int2'),
  {
    booleans: (name) => imageLine(name, '%stored', '%a_bool2'),
    array: (name) => imageLine(name, '%stored', '%a_floats'),
    matrix: (name) => imageLine(name, '%stored', '%a_float2x2'),
  },
)

const always = inTurn(
  ['implicit', 'dref-explicit', 'proj-explicit', 'gather'],
  (name) => imageLine(name, '%flat', '%a_float3'),
  { integers: (name) => imageLine(name, '%flat', '%a_uint3') },
)

const inKernel = inTurn(
  ['explicit', 'sparse-explicit'],
  (name) => imageLine(name, '%flat', '%a_uint2'),
  { booleans: (name) => imageLine(name, '%flat', '%a_bool2') },
)

/** Pairs of the rule on types of coordinates. */
export const pairs = [
  imagePairOf`image-coordinate-type/sampled
what is sampled has floating-point coordinates
sampled: ${texture}
body: ${sampled}
changed: OpImageSampleImplicitLod %float4 %flat {%a_float2 | array: %a_floats}
changed: OpImageSampleExplicitLod %float4 %flat {%a_float2 | matrix: %a_float2x2}`,
  imagePairOf`image-coordinate-type/gathered
what is gathered from has floating-point coordinates
sampled: ${texture}
body: ${gathered}`,
  imagePairOf`image-coordinate-type/sparse in spv1.0
what is sampled sparsely has floating-point coordinates
sampled: ${texture}
body: ${sparse}`,
  imagePairOf`image-coordinate-type/projected
coordinates to project are vectors of floats
sampled: ${texture}
body: ${projected}`,
  imagePairOf`image-coordinate-type/projected-line
one dimension is sampled with a scalar, and with a vector to project
sampled: line float 1D 0 0 0 1 Unknown
body: ${imageLine('implicit', '%line', '%float_1')}
${projectedLine}`,
  imagePairOf`image-coordinate-type/fetched
what is fetched from has integer coordinates
images: ${texture}, buffer float Buffer 0 0 0 1 Unknown
body: ${fetched}
%by_unsigned = OpImageFetch %float4 %flat %a_uint2
%from_buffer = OpImageFetch %float4 %buffer {%uint_1 | float-into-a-buffer: %float_1
  | boolean-into-a-buffer: %true}`,
  imagePairOf`image-coordinate-type/read-and-written
what is read and written has coordinates of integers or floats
images: stored float 2D 0 0 0 2 Rgba32f, attachment float SubpassData 0 0 0 2 Unknown
body: ${accessed}
%by_float = OpImageRead %float4 %stored %a_float2
%by_float_too = OpImageSparseRead %structure_uint_and_float4 %stored %a_float2
%attached = OpImageRead %float4 %attachment %a_int2
OpImageWrite %stored %a_float2 %by_float
OpImageWrite %stored %a_uint2 %by_float
changed: %attachment {%a_int2 | booleans-of-an-attachment: %a_bool2}`,
  imagePairOf`image-coordinate-type/widths
coordinates are of any width
${compute}
sampled: ${texture}
images: stored float 2D 0 0 0 2 Rgba32f
body: %image = OpImage %flat_type %flat
%a = OpImageSampleExplicitLod %float4 %flat %a_half2 Lod %float_0
%b = OpImageSampleExplicitLod %float4 %flat {%a_double2 | long-to-sample: %a_long2} Lod %float_0
%c = OpImageGather %float4 %flat {%a_half2 | short-to-gather: %a_short2} %uint_0
%d = OpImageFetch %float4 %image {%a_long2 | double-to-fetch: %a_double2}
%e = OpImageFetch %float4 %image {%a_short2 | half-to-fetch: %a_half2}
%f = OpImageRead %float4 %stored %a_double2
OpImageWrite %stored {%a_long2 | boolean-to-write: %a_bool2} %f`,
  imagePairOf`image-coordinate-type/kernel
a kernel samples with an explicit level of detail at floats or at integers
${imageKernel}
sampled: image void 2D 0 0 0 0 Unknown ReadOnly
body: %a = OpImageSampleExplicitLod %float4 %image %a_float2 Lod %float_0
%b = OpImageSampleExplicitLod %uint4 %image %a_uint2 Lod %float_0
%c = OpImageSampleExplicitLod %float4 %image %a_uint4 Lod %float_0
changed: %float4 %image {%a_float2 | booleans: %a_bool2}
changed: %uint4 %image {%a_uint2 | booleans-for-integers: %a_bool2 | array: %a_floats}`,
  imagePairOf`image-coordinate-type/shader-and-kernel
with Kernel, integers are for sampling with an explicit level of detail alone
sampled: ${texture}
capabilities: Kernel
body: ${always}
${inKernel}`,
  imagePairOf`image-coordinate-type/kernel-or-not in spv1.0
a module that declares Kernel as well as Shader samples at integers
${compute}
sampled: ${texture}
capabilities: Kernel
body: %texel = OpImageSampleExplicitLod %float4 %flat %a_uint2 Lod %float_0
changed: OpCapability {Kernel | no-kernel: Int8}`,
]

import { rowsOf } from '../pairs/rows-of.ts'
import { imageLine } from './shared/image-line.ts'
import { imagePairOf, imagesInCompute, imagesInKernel, shapes } from './shared/image-pair.ts'

const wrongKinds = 'integers: %a_int2 | unsigned-integers: %a_uint2 | booleans: %a_bool2'

/** Components that a coordinate has. */
const components: Readonly<Record<string, number>> = {
  line: 1,
  flat: 2,
  solid: 3,
  cube: 3,
  rectangle: 2,
  lines: 2,
  layers: 3,
  cubes: 4,
}

function coordinate(kind: 'float' | 'int', count: number): string {
  return count === 1 ? `%${kind}_1` : `%a_${kind}${count}`
}

/** A line with an alternative that takes one component of the coordinate away, if it has more than the fewest. */
function shaped(instruction: string, image: string, kind: 'float' | 'int', more: number): string {
  const own = (components[image] ?? 0) + more
  const lineOf = (count: number) =>
    imageLine(instruction, `%${image} ${coordinate(kind, count)}`, `${instruction}_${image}`)
  if (own <= Math.min(more, 1) + 1) return lineOf(own)
  return `{${lineOf(own)} | ${image}: ${lineOf(own - 1)}}`
}

function imagesOf(names: readonly string[], behind: string): string {
  return names.map((name) => `${name} float ${shapes[name]} ${behind}`).join(', ')
}

const few = 'flat layers cubes'
const stored = 'line flat solid cube rectangle lines layers'

/** Instructions, the names of the images, how they are accessed, and what is unusual: coordinates of floats, or one more component. */
const rows = rowsOf(`
implicit             | every dimension is sampled           | ${Object.keys(components).join(' ')} | sampled
explicit             | images with levels are sampled at one | flat solid cube lines layers cubes | sampled
dref-implicit        | depths are compared                  | ${few} | sampled in spv1.0
dref-explicit        | depths at a level are compared       | ${few} | sampled
sparse-implicit      | what is sparse is sampled            | ${few} | sampled
sparse-dref-explicit | depths are compared sparsely         | flat cubes | sampled
gather               | texels are gathered                  | flat cube rectangle layers cubes | sampled
dref-gather          | depths are gathered                  | ${few} | sampled in spv1.0
sparse-gather        | texels are gathered sparsely         | ${few} | sampled
proj-implicit        | a quotient stands behind             | line flat solid rectangle | sampled | one-more
proj-explicit        | a quotient stands behind             | flat solid | sampled | one-more
proj-dref-implicit   | a quotient to compare                | line flat solid rectangle | sampled in spv1.0 | one-more
fetch                | texels are fetched                   | line flat solid rectangle lines layers | 1 Unknown
sparse-fetch         | texels are fetched sparsely          | flat layers | 1 Unknown
read                 | texels are read                      | ${stored} | 2 Rgba32f
read                 | texels are read at floats            | flat cube lines | 0 Rgba32f | at-floats
sparse-read          | texels are read sparsely             | flat layers | 2 Rgba32f
write                | texels are written                   | ${stored} | 2 Rgba32f
`)

/** Pairs of the rules on coordinates: their types, and how many components they have. */
export const pairs = [
  imagePairOf`image-coordinate-type/sampled: what is sampled has floating-point coordinates
sampled: flat
body: each implicit explicit dref-implicit dref-explicit query-lod: %flat {%a_float2 | ${wrongKinds}}
changed: OpImageSampleImplicitLod %float4 %flat {%a_float2 | array: %a_floats}
changed: OpImageSampleExplicitLod %float4 %flat {%a_float2 | matrix: %a_float2x2}`,
  imagePairOf`image-coordinate-type/gathered: what is gathered from has floating-point coordinates
sampled: flat
body: each gather dref-gather sparse-gather sparse-dref-gather: %flat {%a_float2 | ${wrongKinds}}`,
  imagePairOf`image-coordinate-type/sparse in spv1.0: what is sampled sparsely has floating-point coordinates
sampled: flat
body: each sparse-implicit sparse-explicit sparse-dref-implicit sparse-dref-explicit: %flat {%a_float2
  | ${wrongKinds}}`,
  imagePairOf`image-coordinate-type/projected: coordinates to project are vectors of floats
sampled: flat
body: each proj-implicit proj-explicit proj-dref-implicit proj-dref-explicit: %flat {%a_float3
  | integers: %a_int3 | booleans: %a_bool3}`,
  imagePairOf`image-coordinate-type/projected-line: one dimension is sampled with a scalar, and with a vector to project
sampled: line
body: each implicit: %line %float_1
each proj-implicit proj-explicit proj-dref-implicit proj-dref-explicit: %line {%a_float2 | scalar: %float_1}`,
  imagePairOf`image-coordinate-type/fetched: what is fetched from has integer coordinates
images: flat, buffer
body: each fetch sparse-fetch: %flat {%a_int2 | floats: %a_float2 | booleans: %a_bool2 | halves: %a_half2}
%by_unsigned = OpImageFetch %float4 %flat %a_uint2
%from_buffer = OpImageFetch %float4 %buffer {%uint_1 | float-into-a-buffer: %float_1 | boolean-into-a-buffer: %true}`,
  imagePairOf`image-coordinate-type/read-and-written: what is read and written has coordinates of integers or floats
images: stored, attachment
body: each read write sparse-read: %stored {%a_int2 | booleans: %a_bool2 | array: %a_floats | matrix: %a_float2x2}
%by_float = OpImageRead %float4 %stored %a_float2
%by_float_too = OpImageSparseRead %structure_uint_and_float4 %stored %a_float2
%attached = OpImageRead %float4 %attachment {%a_int2 | booleans-of-an-attachment: %a_bool2}
OpImageWrite %stored %a_float2 %by_float
OpImageWrite %stored %a_uint2 %by_float`,
  imagesInCompute`image-coordinate-type/widths: coordinates are of any width
sampled: flat
images: stored
body: %image = OpImage %flat_type %flat
%a = OpImageSampleExplicitLod %float4 %flat %a_half2 Lod %float_0
%b = OpImageSampleExplicitLod %float4 %flat {%a_double2 | long-to-sample: %a_long2} Lod %float_0
%c = OpImageGather %float4 %flat {%a_half2 | short-to-gather: %a_short2} %uint_0
%d = OpImageFetch %float4 %image {%a_long2 | double-to-fetch: %a_double2}
%e = OpImageFetch %float4 %image {%a_short2 | half-to-fetch: %a_half2}
%f = OpImageRead %float4 %stored %a_double2
OpImageWrite %stored {%a_long2 | boolean-to-write: %a_bool2} %f`,
  imagesInKernel`image-coordinate-type/kernel
a kernel samples with an explicit level of detail at floats or at integers
sampled: image void 2D 0 0 0 0 Unknown ReadOnly
body: %a = OpImageSampleExplicitLod %float4 %image {%a_float2 | booleans: %a_bool2} Lod %float_0
%b = OpImageSampleExplicitLod %uint4 %image %a_uint2 Lod %float_0
%c = OpImageSampleExplicitLod %float4 %image %a_uint4 Lod %float_0
changed: %uint4 %image {%a_uint2 | booleans-for-integers: %a_bool2 | array: %a_floats}`,
  imagePairOf`image-coordinate-type/shader-and-kernel
with Kernel, integers are for sampling with an explicit level of detail alone
sampled: flat
capabilities: Kernel
body: each implicit dref-explicit proj-explicit gather: %flat {%a_float3 | integers: %a_uint3}
each explicit sparse-explicit: %flat {%a_uint2 | booleans: %a_bool2}`,
  imagesInCompute`image-coordinate-type/kernel-or-not in spv1.0
a module that declares Kernel as well as Shader samples at integers
sampled: flat
capabilities: Kernel
body: %texel = OpImageSampleExplicitLod %float4 %flat %a_uint2 Lod %float_0
changed: OpCapability {Kernel | no-kernel: Int8}`,
  ...rows.map(([instruction = '', summary = '', names = '', images = '', unusual]) => {
    const all = names.split(' ')
    const [isSampled, environments = ''] = /^sampled(.*)$/.exec(images) ?? []
    const isFloat = unusual === 'at-floats'
    const kind = isSampled || isFloat ? 'float' : 'int'
    const more = unusual === 'one-more' ? 1 : 0
    const lines = all.map((each) => shaped(instruction, each, kind, more))
    return imagePairOf`image-coordinate-components/${instruction}${isFloat ? '-at-floats' : ''}${environments}
${summary}
${isSampled ? `sampled: ${imagesOf(all, '1 Unknown')}` : `images: ${imagesOf(all, images)}`}
body: ${lines.join('\n')}`
  }),
  imagePairOf`image-coordinate-components/larger
coordinates to sample may be larger than needed, those of an input attachment have two components
sampled: ${imagesOf(['line', 'layers'], '1 Unknown')}
images: attachment
body: %a = OpImageSampleImplicitLod %float4 %line %a_float4
%b = OpImageSampleProjImplicitLod %float4 %line %a_float4
%c = OpImageSampleDrefImplicitLod %float %layers {%a_float4 | layers-without-a-layer: %a_float2} %float_1
%d = OpImageRead %float4 %attachment {%a_int2 | attachment: %int_1 | attachment-at-a-float: %float_1}`,
  imagePairOf`image-coordinate-components/query-lod: the level of detail is asked for without a layer
sampled: ${imagesOf(['lines', 'layers', 'cubes', 'flat', 'solid'], '1 Unknown')}
body: %a = OpImageQueryLod %float2 %lines %float_1
%b = OpImageQueryLod %float2 %layers {%a_float2 | layers: %float_1}
%c = OpImageQueryLod %float2 %cubes {%a_float3 | cubes: %a_float2}
%d = OpImageQueryLod %float2 %flat {%a_float2 | flat: %float_1}
%e = OpImageQueryLod %float2 %solid {%a_float3 | solid: %a_float2}`,
  imagePairOf`image-coordinate-components/multisampled in spv1.0: the sample is no part of the coordinate
images: samples, layers float 2D 0 1 1 1 Unknown, stored float 2D 0 1 1 2 Rgba32f
body: %a = OpImageFetch %float4 %samples {%a_int2 | samples: %int_1} Sample %uint_1
%b = OpImageFetch %float4 %layers {%a_int3 | layers: %a_int2} Sample %uint_1
%c = OpImageRead %float4 %stored {%a_int3 | read: %a_int2} Sample %uint_1
OpImageWrite %stored {%a_uint3 | write: %a_uint2} %c Sample %uint_1`,
  imagesInKernel`image-coordinate-components/kernel: a kernel samples, reads and writes layers
sampled: layers void 2D 0 1 0 0 Unknown ReadOnly
images: target void 3D 0 0 0 0 Unknown WriteOnly
body: %image = OpImage %layers_type %layers
%a = OpImageSampleExplicitLod %float4 %layers {%a_uint3 | sample: %a_uint2 | sample-at-floats: %a_float2} Lod %float_0
%b = OpImageRead %float4 %image {%a_uint3 | read: %a_uint2 | read-at-a-scalar: %uint_1}
OpImageWrite %target {%a_uint3 | write: %a_uint2} %b`,
  imagesInCompute`image-coordinate-components/stored-cubes
the third component of a coordinate into an array of cubes names layer and face
images: stored float Cube 0 1 0 2 Rgba32f
body: %a = OpImageRead %float4 %stored {%a_int3 | read: %a_int2 | read-at-a-scalar: %int_1}
OpImageWrite %stored %a_uint3 %a
changed: %stored {%a_uint3 | write: %a_uint2}`,
]

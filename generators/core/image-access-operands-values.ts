import { compute } from '../pairs/pieces.ts'
import { imageKernel } from './shared/image-kernel.ts'
import { type ImageInstruction, imageLine } from './shared/image-line.ts'
import { imagePairOf } from './shared/image-pair.ts'

const texture = 'flat float 2D 0 0 0 1 Unknown'

const stored = 'stored float 2D 0 0 0 2 Rgba32f'

const visible = 'MakeTexelVisible|NonPrivateTexel %uint_2'

const available = 'MakeTexelAvailable|NonPrivateTexel %uint_2'

const flat = 'flat float 2D 0 0 0 1 Unknown'

const wrongScalars = {
  double: '%a_double',
  half: '%a_half',
  integer: '%uint_1',
  boolean: '%true',
  vector: '%a_float2',
}

const wrongIntegers = {
  long: '%a_long',
  short: '%a_ushort',
  float: '%float_1',
  boolean: '%true',
  vector: '%a_int2',
}

/** A line with an image operand of a right value, and ways of giving it a wrong one. */
function valued(
  instruction: ImageInstruction,
  image: string,
  coordinate: string,
  operand: string,
  right: string,
  wrong: Readonly<Record<string, string>>,
) {
  const name = `${instruction}-${operand.toLowerCase()}`
  const lineOf = (value: string) =>
    imageLine(instruction, image, coordinate, { operands: `${operand} ${value}`, name })
  const ways = Object.entries(wrong).map(([way, value]) => ` | ${name}-${way}: ${lineOf(value)}`)
  return `{${lineOf(right)}${ways.join('')}}`
}

const values = [
  valued('implicit', '%flat', '%a_float2', 'Bias', '%float_1', wrongScalars),
  valued('sparse-implicit', '%flat', '%a_float2', 'MinLod', '%float_1', wrongScalars),
  valued('explicit', '%flat', '%a_float2', 'Lod', '%float_1', wrongScalars),
  valued('dref-explicit', '%flat', '%a_float2', 'Lod', '%float_1', wrongScalars),
]

const integers = [
  valued('fetch', '%flat', '%a_int2', 'Lod', '%int_1', wrongIntegers),
  valued('sparse-fetch', '%flat', '%a_int2', 'Lod', '%uint_1', wrongIntegers),
  valued('fetch', '%samples', '%a_int2', 'Sample', '%uint_1', wrongIntegers),
  valued('read', '%stored', '%a_int2', 'Sample', '%int_1', wrongIntegers),
  valued('write', '%stored', '%a_int2', 'Sample', '%uint_1', wrongIntegers),
]

/** Pairs of the rules on samples, on texels that are visible or available to others, and on the types of image operands. */
export const pairs = [
  imagePairOf`image-operands-sample-present/fetch
a sample is named where there is more than one
${compute}
images: ${texture}, layers float 2D 0 1 0 1 Unknown, samples float 2D 0 0 1 1 Unknown,
buffer float Buffer 0 0 0 1 Unknown
body: %a = OpImageFetch %float4 %flat %a_int2 {| of-one: Sample %uint_0}
%b = OpImageFetch %float4 %flat %a_uint2 {Lod %uint_1
  | of-one-at-a-level: Lod|Sample %uint_1 %uint_0}
%c = OpImageFetch %float4 %samples %a_int2 {Sample %uint_1 | none:}
%d = OpImageFetch %float4 %samples %a_uint2 {ConstOffset|Sample %a_int2 %int_1
  | other-operand: ConstOffset %a_int2}
%e = OpImageSparseFetch %structure_uint_and_float4 %flat %a_int2 {| sparse-of-one: Sample %uint_0}
%f = OpImageSparseFetch %structure_uint_and_float4 %samples %a_int2 {Sample %uint_1 | sparse-none:}
%g = OpImageFetch %float4 %buffer %int_1 {| of-a-buffer: Sample %uint_0}
%h = OpImageFetch %float4 %layers %a_int3 {| of-layers: Sample %uint_0}`,
  imagePairOf`image-operands-sample-present/read-and-write in spv1.0
a sample to read or to write is named where there is more than one
images: ${stored}, samples float 2D 0 0 1 2 Rgba32f, attachment float SubpassData 0 0 0 2 Unknown,
attached_samples float SubpassData 0 0 1 2 Unknown
body: %a = OpImageRead %float4 %stored %a_int2 {| read-of-one: Sample %uint_0}
%b = OpImageRead %float4 %samples %a_int2 {Sample %uint_1 | read-none:}
%c = OpImageRead %float4 %attachment %a_int2 {| attachment-of-one: Sample %uint_0}
%d = OpImageRead %float4 %attached_samples %a_int2 {Sample %uint_1 | attachment-none:}
%e = OpImageSparseRead %structure_uint_and_float4 %stored %a_int2 {| sparse-of-one: Sample %uint_0}
%f = OpImageSparseRead %structure_uint_and_float4 %samples %a_int2 {Sample %uint_1 | sparse-none:}
OpImageWrite %stored %a_int2 %a {| write-of-one: Sample %uint_0}
OpImageWrite %samples %a_int2 %a {Sample %uint_1 | write-none:}`,
  imagePairOf`image-operands-sample-present/kernel
a kernel names a sample where there is more than one
${imageKernel}
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly, samples void 2D 0 0 1 0 Unknown ReadOnly
body: %a = OpImageRead %float4 %unsaid %a_uint2 {| of-one: Sample %uint_0}
%b = OpImageRead %float4 %samples %a_uint2 {Sample %uint_1 | none:}`,
  imagePairOf`image-operands-non-private/read-and-write
texels that are made visible or available are not private
${compute}
images: ${stored}
body: ${imageLine('read', '%stored', '%a_int2', { operands: visible })}
${imageLine('sparse-read', '%stored', '%a_int2', { operands: visible })}
${imageLine('write', '%stored', '%a_int2', { operands: available })}
%private = OpImageRead %float4 %stored %a_int2 VolatileTexel
changed: %float4 %stored %a_int2 {MakeTexelVisible|NonPrivateTexel | read: MakeTexelVisible
  | read-volatile: MakeTexelVisible|VolatileTexel}
changed: %structure_uint_and_float4 %stored %a_int2 {MakeTexelVisible|NonPrivateTexel | sparse-read: MakeTexelVisible}
changed: {MakeTexelAvailable|NonPrivateTexel | write: MakeTexelAvailable
  | write-volatile: MakeTexelAvailable|VolatileTexel
  | write-nontemporal: MakeTexelAvailable|Nontemporal}`,
  imagePairOf`image-operands-non-private/of-a-sample in spv1.3
a sample that is made visible or available is not private
${compute}
images: samples int 2D 0 1 1 2 Rgba32i
extensions: OpExtension "SPV_KHR_vulkan_memory_model"
body: %read = OpImageRead %int4 %samples %a_int3 {Sample|MakeTexelVisible|NonPrivateTexel
  | read: Sample|MakeTexelVisible} %uint_1 %uint_2
OpImageWrite %samples %a_int3 %read {Sample|MakeTexelAvailable|NonPrivateTexel
  | write: Sample|MakeTexelAvailable} %uint_1 %uint_2`,

  imagePairOf`image-operands-type/floats
bias, bound and level to sample are floats of 32 bits
sampled: ${flat}
body: ${values.join('\n')}`,
  imagePairOf`image-operands-type/integers in spv1.0
a sample, and a level to fetch, are integers of 32 bits
images: ${flat}, samples float 2D 0 0 1 1 Unknown, stored float 2D 0 0 1 2 Rgba32f
body: ${integers.join('\n')}`,
  imagePairOf`image-operands-type/among-others
more than one operand stands behind, the smaller bits first
sampled: solid float 3D 0 0 0 1 Unknown
images: samples float 2D 0 0 1 1 Unknown
body: %a = OpImageSampleImplicitLod %float4 %solid %a_float3 Bias|ConstOffset|MinLod %spec_float_0_5 %a_int3 %float_1
%b = OpImageSampleExplicitLod %float4 %solid %a_float3 Grad|MinLod %a_float3 %a_float3 %spec_float_0_5
%c = OpImageFetch %float4 %samples %a_int2 ConstOffset|Sample %a_int2 %int_1
changed: Bias|ConstOffset|MinLod {%spec_float_0_5 | bias: %a_double}
changed: %spec_float_0_5 %a_int3 {%float_1 | bound-behind-an-offset: %int_1}
changed: %a_float3 %a_float3 {%spec_float_0_5 | bound-behind-derivatives: %a_float2}
changed: ConstOffset|Sample %a_int2 {%int_1 | sample-behind-an-offset: %float_1}`,
  imagePairOf`image-operands-type/kernel
a kernel samples at integers, but at a level that is a float
${imageKernel}
sampled: image void 2D 0 0 0 0 Unknown ReadOnly
body: %a = OpImageSampleExplicitLod %uint4 %image %a_uint2 Lod {%float_0 | integer: %uint_0
  | double: %a_double}`,
]

import { compute } from '../pairs/pieces.ts'
import { imageKernel, imagePairOf } from './shared/image-pair.ts'

const readAndWrite = `stored, unknown float 2D 0 0 0 2 Unknown,
unsaid float 2D 0 0 0 0 Unknown`

const accesses = 'each read write sparse-read: %stored %a_int2'
const read = 'OpImageRead %float4 %stored'
const sparseRead = 'OpImageSparseRead %structure_uint_and_float4 %stored'
const withoutFormat = 'StorageImageReadWithoutFormat StorageImageWriteWithoutFormat'

/** Pairs of the rules on images that are read and written without a sampler. */
export const pairs = [
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
  imagePairOf`image-storage-image/of-a-sampled-image in spv1.0
an image that may come with a sampler is extracted, then read and written
${compute}
sampled: unsaid uint 3D 0 0 0 0 Rgba32ui, texture uint 3D 0 0 0 1 Rgba32ui
body: %extracted = OpImage %unsaid_type %unsaid
%only_sampled = OpImage %texture_type %texture
%texel = OpImageRead %uint4 {%extracted | read: %only_sampled} %a_int3
OpImageWrite {%extracted | write: %only_sampled} %a_int3 %texel`,
  imagePairOf`image-storage-image/texel-buffers
storage texel buffers are read and written, uniform ones are fetched from
${compute}
images: stored int Buffer 0 0 0 2 R32i, texels int Buffer 0 0 0 1 R32i
body: %texel = OpImageRead %int4 {%stored | read: %texels} %int_1
OpImageWrite {%stored | write: %texels} %int_1 %texel
%fetched = OpImageFetch %int4 %texels %int_1`,
  imagePairOf`image-storage-image/kernel
a kernel reads and writes images of which only the run time knows
${imageKernel}
images: unsaid void 2D 0 0 0 0 Unknown ReadOnly, target void 2D 0 0 0 0 Unknown WriteOnly,
texture void 2D 0 0 0 1 Unknown ReadOnly, sampled_target void 2D 0 0 0 1 Unknown WriteOnly
body: %texel = OpImageRead %float4 {%unsaid | read: %texture} %a_uint2
OpImageWrite {%target | write: %sampled_target} %a_uint2 %a_uint4`,
  imagePairOf`image-storage-subpass/fragment
an input attachment is read, another image is written and read sparsely
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
%sparse = OpImageSparseRead %structure_int_and_uint4 {%stored
  | sparse-read: %attachment} %a_int2 Sample %uint_1`,
  imagePairOf`image-storage-format/known
images of a known format are read and written, an input attachment of an unknown one is read
images: ${readAndWrite}, attachment
body: ${accesses}
%attached = OpImageRead %float4 %attachment %a_int2
changed: OpImageRead %float4 {%stored | read: %unknown | read-what-only-the-run-time-knows: %unsaid}
changed: OpImageWrite {%stored | write: %unknown | write-what-only-the-run-time-knows: %unsaid}
changed: OpImageSparseRead %structure_uint_and_float4 {%stored | sparse-read: %unknown}`,
  imagePairOf`image-storage-format/read-without
images of an unknown format are read, one of a known format is written
${compute}
images: ${readAndWrite}
capabilities: StorageImageReadWithoutFormat
body: %by_read = OpImageRead %float4 %unknown %a_int2
%by_sparse_read = OpImageSparseRead %structure_uint_and_float4 %unknown %a_int2
OpImageWrite {%stored | write: %unknown | write-what-only-the-run-time-knows: %unsaid} %a_int2 %a_float4`,
  imagePairOf`image-storage-format/write-without in spv1.0
images of an unknown format are written, one of a known format is read
${compute}
images: ${readAndWrite}
capabilities: StorageImageWriteWithoutFormat
body: %by_read = ${read} %a_int2
%by_sparse_read = ${sparseRead} %a_int2
OpImageWrite %unknown %a_int2 %a_float4
changed: OpImageRead %float4 {%stored | read: %unknown}
changed: OpImageSparseRead %structure_uint_and_float4 {%stored | sparse-read: %unknown}`,
  imagePairOf`image-storage-format/one-capability
the capability to read an image without its format is declared
${compute}
images: unknown float Buffer 0 0 0 2 Unknown
capabilities: StorageImageReadWithoutFormat
body: %texel = OpImageRead %float4 %unknown %uint_1
changed: OpCapability {StorageImageReadWithoutFormat | that-to-write: StorageImageWriteWithoutFormat
  | that-of-formats: StorageImageExtendedFormats}`,
  imagePairOf`image-storage-format/other-capability in spv1.0
the capability to write an image without its format is declared
${compute}
images: unknown int 1D 0 1 0 2 Unknown
capabilities: StorageImageWriteWithoutFormat
body: OpImageWrite %unknown %a_int2 %a_int4
changed: OpCapability {StorageImageWriteWithoutFormat | that-to-read: StorageImageReadWithoutFormat
  | that-of-formats: StorageImageExtendedFormats}`,
  imagePairOf`image-storage-format/shader-and-kernel
a module that declares Kernel as well as Shader need not know formats
${compute}
images: unknown float 2D 0 0 0 2 Unknown
capabilities: Kernel
body: %texel = OpImageRead %float4 %unknown %a_uint2
%resident_texel = OpImageSparseRead %structure_uint_and_float4 %unknown %a_uint2
changed: OpCapability {Kernel | no-kernel: Int8}`,
  imagePairOf`image-storage-format/implied-kernel
a capability that implies Kernel is declared
${compute}
images: unknown float 2D 0 0 0 2 Unknown
capabilities: ImageMipmap
body: OpImageWrite %unknown %a_uint2 %a_float4
changed: OpCapability {ImageMipmap | implies-shader: ImageRect}`,
]

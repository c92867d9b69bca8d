import { row } from '../row.ts'

const instruction = '3.3.10 Image Instructions'
const operands = '3.2.13 Image Operands'

/** What image instructions ask of images and coordinates, and their image operands. */
export const rules = [
  row(
    'type',
    'image-sample-dim',
    `${instruction}: OpImageSampleImplicitLod and its kin`,
    'What is sampled has no Dim Buffer; what is sampled with projection has Dim 1D, 2D, 3D or Rect and is not arrayed.',
  ),
  row(
    'type',
    'image-sample-not-multisampled',
    `${instruction}: OpImageSampleImplicitLod and its kin, OpImageGather, OpImageDrefGather`,
    'What is sampled or gathered from is not multisampled; of the sparse gathers the text does not say so.',
  ),
  row(
    'type',
    'image-gather-dim',
    `${instruction}: OpImageGather, OpImageDrefGather, OpImageSparseGather, OpImageSparseDrefGather`,
    'What is gathered from has Dim 2D, Cube or Rect.',
  ),
  row(
    'type',
    'image-fetch-image',
    `${instruction}: OpImageFetch, OpImageSparseFetch`,
    'What is fetched from does not have Dim Cube, and for OpImageFetch has Sampled 1.',
  ),
  row(
    'type',
    'image-storage-image',
    `${instruction}: OpImageRead, OpImageWrite, OpImageSparseRead`,
    'What is read or written without a sampler has Sampled 0 or 2, for OpImageSparseRead 2.',
  ),
  row(
    'type',
    'image-storage-subpass',
    `${instruction}: OpImageWrite, OpImageSparseRead`,
    'What is written, or read by OpImageSparseRead, does not have Dim SubpassData.',
  ),
  row(
    'capability',
    'image-storage-format',
    `${instruction}: OpImageRead, OpImageWrite, OpImageSparseRead`,
    'The image format is not Unknown without StorageImageReadWithoutFormat, to write StorageImageWriteWithoutFormat, or Kernel; reading from Dim SubpassData is free.',
  ),
  row(
    'type',
    'image-coordinate-type',
    instruction,
    'Coordinate is a scalar or vector: of integers to fetch, of integers or floating-point numbers to read, write, and with Kernel to sample with an explicit level of detail, else of floating-point numbers; with projection a vector.',
  ),
  row(
    'type',
    'image-coordinate-components',
    instruction,
    'Coordinate has at least the components that Dim asks for, one more where the image is arrayed, and one more with projection.',
    {
      notes:
        'OpImageQueryLod takes no layer. Without a sampler no component is asked for the layer of Dim Cube, where face and layer may be one coordinate, or of Dim SubpassData.',
    },
  ),
  row(
    'type',
    'image-reference-type',
    `${instruction}: instructions with a depth-comparison reference`,
    'The reference value of a depth comparison is a 32-bit floating-point scalar.',
  ),
  row(
    'type',
    'image-gather-component',
    `${instruction}: OpImageGather, OpImageSparseGather`,
    'Component is a 32-bit integer scalar.',
  ),
  row(
    'type',
    'image-read-result',
    `${instruction}: OpImageRead`,
    'OpImageRead results in a scalar or vector of numbers, of Sampled Type unless that is void.',
  ),
  row(
    'type',
    'image-write-texel',
    `${instruction}: OpImageWrite`,
    'Texel is a scalar or vector, of Sampled Type unless that is void.',
  ),
  row(
    'type',
    'image-sparse-result',
    `${instruction}: sparse instructions`,
    'A sparse instruction that gets texels results in a structure of two, the first an integer scalar; the second is for OpImageSparseRead what OpImageRead results in, and for others what image-texel-result and image-depth-result say.',
  ),
  row(
    'type',
    'image-resident-result',
    `${instruction}: OpImageSparseTexelsResident`,
    'OpImageSparseTexelsResident results in a Boolean scalar.',
  ),
  row(
    'type',
    'image-query-scalar-result',
    `${instruction}: OpImageQueryFormat, OpImageQueryOrder, OpImageQueryLevels, OpImageQuerySamples`,
    'These queries result in an integer scalar.',
  ),
  row(
    'type',
    'image-query-size-result',
    `${instruction}: OpImageQuerySizeLod, OpImageQuerySize`,
    'A size is an integer scalar or vector with one component for each dimension of Dim, for Cube two, and one more where the image is arrayed.',
  ),
  row(
    'type',
    'image-query-size-lod-image',
    `${instruction}: OpImageQuerySizeLod`,
    'OpImageQuerySizeLod asks an image with Dim 1D, 2D, 3D or Cube that is not multisampled.',
  ),
  row(
    'type',
    'image-query-size-image',
    `${instruction}: OpImageQuerySize`,
    'OpImageQuerySize asks an image with Dim 1D, 2D, 3D, Cube, Rect or Buffer; one with Dim 1D, 2D, 3D or Cube has MS 1 or Sampled 0 or 2.',
  ),
  row(
    'type',
    'image-query-level-of-detail',
    `${instruction}: OpImageQuerySizeLod`,
    'Level of Detail is a 32-bit integer scalar.',
  ),
  row(
    'type',
    'image-query-lod-result',
    `${instruction}: OpImageQueryLod`,
    'OpImageQueryLod results in a vector of two floating-point numbers.',
  ),
  row(
    'type',
    'image-query-lod-image',
    `${instruction}: OpImageQueryLod, OpImageQueryLevels`,
    'OpImageQueryLod and OpImageQueryLevels ask an image with Dim 1D, 2D, 3D or Cube that is not multisampled.',
  ),
  row(
    'type',
    'image-query-samples-image',
    `${instruction}: OpImageQuerySamples`,
    'OpImageQuerySamples asks an image with Dim 2D and MS 1.',
  ),
  row(
    'operand',
    'image-operands-explicit',
    `${instruction}: instructions with an explicit level of detail`,
    'Sampling with an explicit level of detail has the image operand Lod or Grad.',
  ),
  row(
    'operand',
    'image-operands-lod-or-grad',
    `${operands}: Grad`,
    'No instruction has both image operands Lod and Grad.',
  ),
  row(
    'operand',
    'image-operands-one-offset',
    `${operands}: ConstOffset, Offset, ConstOffsets`,
    'An instruction has at most one of the image operands ConstOffset, Offset and ConstOffsets.',
  ),
  row(
    'operand',
    'image-operands-one-extension',
    `${operands}: SignExtend, ZeroExtend`,
    'No instruction has both image operands SignExtend and ZeroExtend.',
  ),
  row(
    'operand',
    'image-operands-instruction',
    operands,
    'Bias stands with instructions of implicit level of detail, Lod and Grad with those of explicit level of detail (Lod to sample or fetch), ConstOffsets with gathers, Sample with fetches, reads and writes, MinLod with instructions of implicit level of detail or Grad, MakeTexelAvailable with writes, MakeTexelVisible with reads without a sampler.',
    {
      notes:
        'Not judged: ConstOffsets with sparse gathers, which the text does not list and compilers write; MakeTexelVisible with OpImageFetch, which reads without a sampler too; Lod of reads and writes in kernels that declare ImageMipmap.',
    },
  ),
  row(
    'operand',
    'image-operands-sample-present',
    `${operands}: Sample`,
    'Fetches, reads and writes have the image operand Sample where, and only where, the image is multisampled.',
  ),
  row(
    'operand',
    'image-operands-non-private',
    `${operands}: MakeTexelAvailable, MakeTexelVisible`,
    'With MakeTexelAvailable or MakeTexelVisible stands NonPrivateTexel.',
  ),
  row(
    'type',
    'image-operands-dim',
    `${operands}: Bias, Lod, Grad, ConstOffset, Offset, ConstOffsets, MinLod`,
    'Bias, Lod and MinLod are for images with Dim 1D, 2D, 3D or Cube that are not multisampled, Grad for images that are not multisampled, offsets for images without Dim Cube.',
  ),
  row(
    'type',
    'image-operands-type',
    `${operands}: Bias, Lod, MinLod, Sample`,
    'Bias, MinLod, and Lod to sample, are 32-bit floating-point scalars; Lod to fetch and Sample are 32-bit integer scalars.',
  ),
  row(
    'type',
    'image-operands-gradient',
    `${operands}: Grad`,
    'Both parts of Grad are scalars or vectors of 32-bit floating-point numbers with the components that the image has dimensions, without the layer.',
    {
      notes:
        'The text counts the components of Coordinate, without the layer; where Coordinate is larger than needed or has one for projection, either number will do.',
    },
  ),
  row(
    'type',
    'image-operands-offset',
    `${operands}: ConstOffset, Offset`,
    'ConstOffset and Offset are scalars or vectors of 32-bit integers with the components that the image has dimensions, without the layer.',
    {
      notes:
        'The text counts the components of Coordinate, without the layer; where Coordinate is larger than needed or has one for projection, either number will do.',
    },
  ),
  row(
    'type',
    'image-operands-offsets',
    `${operands}: ConstOffsets`,
    'ConstOffsets is an array of four vectors of two 32-bit integers.',
  ),
  row(
    'operand',
    'image-operands-offset-constant',
    `${operands}: ConstOffset, ConstOffsets`,
    'ConstOffset and ConstOffsets come from constant instructions.',
  ),
  row(
    'type',
    'image-operands-extension',
    `${operands}: SignExtend, ZeroExtend`,
    'SignExtend stands where texels are integers, ZeroExtend where they are integers of Signedness 0.',
  ),
]

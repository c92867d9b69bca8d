import { row } from '../row.ts'

const instruction = '3.3.10 Image Instructions'
const operands = '3.2.13 Image Operands'
const halves = 'modules that declare SPV_AMD_gpu_shader_half_float_fetch'

/** Requirements of image instructions on images, coordinates and image operands. */
export const rules = [
  row(
    'type',
    'image-sample-dim',
    `${instruction}: OpImageSampleImplicitLod and its kin`,
    'An image that is sampled does not have Dim Buffer; an image that is sampled with projection has Dim 1D, 2D, 3D or Rect and is not arrayed.',
  ),
  row(
    'type',
    'image-sample-not-multisampled',
    `${instruction}: OpImageSampleImplicitLod and its kin, OpImageGather, OpImageDrefGather`,
    'An image that is sampled or gathered from is not multisampled; the text does not say this of sparse gathers.',
  ),
  row(
    'type',
    'image-gather-dim',
    `${instruction}: OpImageGather, OpImageDrefGather, OpImageSparseGather, OpImageSparseDrefGather`,
    'An image that is gathered from has Dim 2D, Cube or Rect.',
  ),
  row(
    'type',
    'image-fetch-image',
    `${instruction}: OpImageFetch, OpImageSparseFetch`,
    'An image that is fetched from does not have Dim Cube, and for OpImageFetch it has Sampled 1.',
  ),
  row(
    'type',
    'image-storage-image',
    `${instruction}: OpImageRead, OpImageWrite, OpImageSparseRead`,
    'An image that is read or written without a sampler has Sampled 0 or 2, and for OpImageSparseRead it has Sampled 2.',
  ),
  row(
    'type',
    'image-storage-subpass',
    `${instruction}: OpImageWrite, OpImageSparseRead`,
    'An image that is written, or read by OpImageSparseRead, does not have Dim SubpassData.',
  ),
  row(
    'capability',
    'image-storage-format',
    `${instruction}: OpImageRead, OpImageWrite, OpImageSparseRead`,
    'An image with format Unknown is read only with StorageImageReadWithoutFormat or Kernel and written only with StorageImageWriteWithoutFormat or Kernel; reading an image with Dim SubpassData requires neither.',
  ),
  row(
    'type',
    'image-coordinate-type',
    instruction,
    'The Coordinate is a scalar or vector of integers to fetch; of integers or floating-point numbers to read, to write or, with Kernel, to sample with an explicit level of detail; and of floating-point numbers otherwise. With projection it is a vector.',
  ),
  row(
    'type',
    'image-coordinate-components',
    instruction,
    'The Coordinate has at least the number of components that Dim requires, plus one if the image is arrayed, plus one with projection.',
    {
      notes:
        'OpImageQueryLod takes no layer. Without a sampler, no component is required for the layer of Dim Cube, where face and layer may share one coordinate, or for the layer of Dim SubpassData.',
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
    'The Component operand is a 32-bit integer scalar.',
  ),
  row(
    'type',
    'image-read-result',
    `${instruction}: OpImageRead`,
    'The result type of OpImageRead is a numerical scalar or vector whose component type is the Sampled Type, unless the Sampled Type is void.',
  ),
  row(
    'type',
    'image-write-texel',
    `${instruction}: OpImageWrite`,
    'The Texel is a scalar or vector whose component type is the Sampled Type, unless the Sampled Type is void.',
  ),
  row(
    'type',
    'image-sparse-result',
    `${instruction}: sparse instructions`,
    'The result type of a sparse instruction that returns texels is a structure with two members: the first is an integer scalar; the second is the type that OpImageRead requires for OpImageSparseRead, and the type that image-texel-result and image-depth-result require for the others.',
  ),
  row(
    'type',
    'image-resident-result',
    `${instruction}: OpImageSparseTexelsResident`,
    'The result type of OpImageSparseTexelsResident is a Boolean scalar.',
  ),
  row(
    'operand',
    'resident-code-origin',
    `${instruction}: OpImageSparseTexelsResident`,
    'The Resident Code of OpImageSparseTexelsResident is not the result of a constant instruction.',
    {
      confidence: 'derived',
      notes:
        'Values that come from elsewhere, such as a load, an OpPhi or a call, are not judged. What an OpCompositeExtract takes from the result of a sparse instruction is judged by resident-code-member.',
    },
  ),
  row(
    'operand',
    'resident-code-member',
    `${instruction}: OpImageSparseTexelsResident`,
    'If the Resident Code of OpImageSparseTexelsResident is what an OpCompositeExtract takes from the result of a sparse instruction, its only index is 0.',
    {
      confidence: 'open',
      notes:
        'The text asks for a value from a sparse instruction that results in a resident code. The texel is such a value as well, unless the resident code is meant.',
    },
  ),
  row(
    'type',
    'image-query-scalar-result',
    `${instruction}: OpImageQueryFormat, OpImageQueryOrder, OpImageQueryLevels, OpImageQuerySamples`,
    'The result type of OpImageQueryFormat, OpImageQueryOrder, OpImageQueryLevels and OpImageQuerySamples is an integer scalar.',
  ),
  row(
    'type',
    'image-query-size-result',
    `${instruction}: OpImageQuerySizeLod, OpImageQuerySize`,
    'The result type of a size query is an integer scalar or vector with one component for each dimension of Dim (two for Cube), plus one if the image is arrayed.',
  ),
  row(
    'type',
    'image-query-size-lod-image',
    `${instruction}: OpImageQuerySizeLod`,
    'The image of OpImageQuerySizeLod has Dim 1D, 2D, 3D or Cube and is not multisampled.',
  ),
  row(
    'type',
    'image-query-size-image',
    `${instruction}: OpImageQuerySize`,
    'The image of OpImageQuerySize has Dim 1D, 2D, 3D, Cube, Rect or Buffer; if the Dim is 1D, 2D, 3D or Cube, it has MS 1 or Sampled 0 or 2.',
  ),
  row(
    'type',
    'image-query-level-of-detail',
    `${instruction}: OpImageQuerySizeLod`,
    'The Level of Detail is a 32-bit integer scalar.',
  ),
  row(
    'type',
    'image-query-lod-result',
    `${instruction}: OpImageQueryLod`,
    'The result type of OpImageQueryLod is a vector of two floating-point numbers.',
  ),
  row(
    'type',
    'image-query-lod-image',
    `${instruction}: OpImageQueryLod, OpImageQueryLevels`,
    'The image of OpImageQueryLod and OpImageQueryLevels has Dim 1D, 2D, 3D or Cube and is not multisampled.',
  ),
  row(
    'type',
    'image-query-samples-image',
    `${instruction}: OpImageQuerySamples`,
    'The image of OpImageQuerySamples has Dim 2D and MS 1.',
  ),
  row(
    'operand',
    'image-operands-explicit',
    `${instruction}: instructions with an explicit level of detail`,
    'An instruction that samples with an explicit level of detail has the image operand Lod or Grad.',
  ),
  row(
    'operand',
    'image-operands-lod-or-grad',
    `${operands}: Grad`,
    'No instruction has both of the image operands Lod and Grad.',
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
    'No instruction has both of the image operands SignExtend and ZeroExtend.',
  ),
  row(
    'operand',
    'image-operands-instruction',
    operands,
    'Bias is used with instructions of implicit level of detail, Lod and Grad with those of explicit level of detail (Lod to sample or fetch), ConstOffsets with gathers, Sample with fetches, reads and writes, MinLod with instructions of implicit level of detail or Grad, MakeTexelAvailable with writes, and MakeTexelVisible with reads without a sampler.',
    {
      notes:
        'Not checked: ConstOffsets with sparse gathers, which the text does not list and compilers write; MakeTexelVisible with OpImageFetch, which also reads without a sampler; Lod of reads and writes in kernels that declare ImageMipmap.',
    },
  ),
  row(
    'operand',
    'image-operands-sample-present',
    `${operands}: Sample`,
    'Fetches, reads and writes have the image operand Sample if and only if the image is multisampled.',
  ),
  row(
    'operand',
    'image-operands-non-private',
    `${operands}: MakeTexelAvailable, MakeTexelVisible`,
    'MakeTexelAvailable and MakeTexelVisible are used only together with NonPrivateTexel.',
  ),
  row(
    'type',
    'image-operands-dim',
    `${operands}: Bias, Lod, Grad, ConstOffset, Offset, ConstOffsets, MinLod`,
    'Bias, Lod and MinLod are used only with images of Dim 1D, 2D, 3D or Cube that are not multisampled, Grad only with images that are not multisampled, and offsets only with images that do not have Dim Cube.',
  ),
  row(
    'type',
    'image-operands-type',
    `${operands}: Bias, Lod, MinLod, Sample`,
    'Bias, MinLod, and Lod to sample, are 32-bit floating-point scalars; Lod to fetch and Sample are 32-bit integer scalars.',
    { notes: `In ${halves}, Bias, MinLod and Lod to sample may also be 16-bit ones.` },
  ),
  row(
    'type',
    'image-operands-gradient',
    `${operands}: Grad`,
    'Both parts of Grad are scalars or vectors of 32-bit floating-point numbers with one component for each dimension of the image, not counting the layer.',
    {
      notes: `The text counts the components of Coordinate without the layer; if Coordinate is larger than required or has a component for projection, either count is accepted. In ${halves}, the components may also be 16-bit ones.`,
    },
  ),
  row(
    'capability',
    'image-operands-half-capability',
    `${operands}: Bias, Lod, Grad, MinLod`,
    'A module that declares SPV_AMD_gpu_shader_half_float_fetch, and has a Bias, a MinLod, a Lod to sample or a part of Grad with an OpTypeFloat of 16 bits, or with such components, declares Float16ImageAMD.',
    {
      confidence: 'open',
      notes:
        'The text of the extension (Modify Section 3.31) lets Float16ImageAMD allow these types. Modules without the extension are left to image-operands-type and image-operands-gradient. An OpTypeFloat with an encoding is, too.',
    },
  ),
  row(
    'type',
    'image-operands-offset',
    `${operands}: ConstOffset, Offset`,
    'ConstOffset and Offset are scalars or vectors of 32-bit integers with one component for each dimension of the image, not counting the layer.',
    {
      notes:
        'The text counts the components of Coordinate without the layer; if Coordinate is larger than required or has a component for projection, either count is accepted.',
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
    'SignExtend is used only if texels are integers, and ZeroExtend only if they are integers with Signedness 0.',
  ),
]

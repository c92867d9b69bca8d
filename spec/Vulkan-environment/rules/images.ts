import type { RuleRow } from '../../rule.ts'
import { row, runtimeRow } from '../row.ts'

const matching =
  'OpImageBlockMatchSSDQCOM, OpImageBlockMatchSADQCOM, OpImageBlockMatchWindowSSDQCOM, OpImageBlockMatchWindowSADQCOM, OpImageBlockMatchGatherSSDQCOM or OpImageBlockMatchGatherSADQCOM'

const fromImages =
  'What OpSampledImage results in is left to load-image, and so are values from function parameters, OpPhi, OpSelect and other instructions.'

/** What the sentences on images of QCOM's instructions say, and other rules decide. */
function leftOfQcom(rulesOnSamples: string): string {
  return `MS is left to ${rulesOnSamples}, Sampled to sampled-image-sampled, and Dim Rect to no-rect-images. Depth 2 is not Depth 0.`
}

/** Images, their types and the instructions on them. */
export const rules: readonly RuleRow[] = [
  row(
    'type',
    'image-sampled-type',
    'OpTypeImage-04656',
    'The Sampled Type of OpTypeImage is a 32-bit OpTypeFloat without an encoding, or an OpTypeInt with 32 or 64 bits.',
  ),
  row(
    'operand',
    'image-sampled-operand',
    ['OpTypeImage-04657', 'OpTypeImage-10694'],
    'The Sampled operand of OpTypeImage is 1 or 2; core/image-sampled leaves 0 beside these.',
  ),
  row(
    'operand',
    'sampled-image-sampled',
    'OpTypeSampledImage-06671',
    'The image type of OpTypeSampledImage has Sampled 1; core has rules for Dim SubpassData and Buffer, and image-sampled-operand for Sampled 0.',
  ),
  row(
    'operand',
    'image-format-type',
    'Image-04965',
    'The Sampled Type of an OpTypeImage whose Image Format is not Unknown has the instruction and the width that the table of formats has for it: integers of 64 bits for R64i and R64ui, of 32 bits for the other formats that end in i or ui, and floating-point numbers of 32 bits for all others.',
    {
      notes:
        'The signedness in the table is that of accesses, for image-access-signedness; whether the type has to have it too is open, for image-format-signedness.',
    },
  ),
  row(
    'operand',
    'image-access-signedness',
    'Image-04965',
    'An access to an image whose Image Format is one of integers has the signedness of the format: signed for formats that end in i, unsigned for ui. With SignExtend an access is signed, with ZeroExtend it is not, and otherwise it is signed if the Sampled Type is. Accesses are the instructions that may have image operands.',
    {
      section: 'Image Format and Type Matching',
      notes:
        'A Sampled Type that is not an integer is left to image-format-type. Whether an atomic instruction through a texel pointer is such an access, without image operands, is not judged.',
    },
  ),
  row(
    'operand',
    'image-format-signedness',
    [],
    'The Sampled Type of an OpTypeImage whose Image Format is one of integers has the signedness of the format: 1 for formats that end in i, 0 for ui.',
    {
      section: 'Image Format and Type Matching',
      confidence: 'open',
      notes:
        'The sentence above the table asks for the instruction and the width only, and for the signedness in accesses. The sentence below it makes the signedness a part of the type that VUID-StandaloneSpirv-Image-04965 compares.',
    },
  ),
  row(
    'operand',
    'texel-pointer-format',
    'OpImageTexelPointer-04658',
    'The image type of an OpImageTexelPointer that an atomic instruction uses has format R64i, R64ui, R32f, R32i or R32ui.',
  ),
  row(
    'operand',
    'untyped-texel-pointer-format',
    'OpUntypedImageTexelPointerEXT-11416',
    'The Image Type of an OpUntypedImageTexelPointerEXT that an atomic instruction uses has format R64i, R64ui, R32f, R32i or R32ui.',
  ),
  row(
    'operand',
    'query-sampled',
    'OpImageQuerySizeLod-04659',
    'The image of OpImageQuerySizeLod, OpImageQueryLod and OpImageQueryLevels has Sampled 1.',
  ),
  row('operand', 'no-rect-images', 'OpTypeImage-09638', 'No OpTypeImage has Dim Rect.'),
  row(
    'operand',
    'subpass-image',
    'OpTypeImage-06214',
    'An OpTypeImage with Dim SubpassData has Arrayed 0; core/image-subpass-data asks for Sampled 2.',
  ),
  row(
    'operand',
    'subpass-coordinate',
    'SubpassData-04660',
    'The first two components of the Coordinate with which an image with Dim SubpassData is read are OpConstant 0: the Coordinate is an OpConstantComposite, OpConstantCompositeReplicateEXT or OpConstantNull.',
  ),
  row(
    'operand',
    'offset-sampled',
    'Offset-04865',
    'An instruction without a sampler that has the image operand Offset, ConstOffset or ConstOffsets has an image with Sampled 1; for others sampled-image-sampled says so.',
  ),
  row(
    'operand',
    'gather-component-constant',
    'OpImageGather-04664',
    'The Component of OpImageGather, OpImageGatherQCOM and OpImageSparseGather is the result of a constant instruction.',
  ),
  row(
    'operand',
    'depth-reference-not-3d',
    'OpImage-04777',
    'The image of an instruction that samples with a depth reference does not have Dim 3D.',
  ),
  row(
    'type',
    'image-read-four-components',
    'Result-04780',
    'The Result Type of OpImageRead, and the second member of that of OpImageSparseRead, is a vector of four components.',
  ),
  row(
    'type',
    'opaque-undef',
    'OpUndef-12464',
    'The Result Type of OpUndef is not OpTypeImage, OpTypeSampler, OpTypeSampledImage, OpTypeAccelerationStructureKHR or OpTypeTensorARM.',
  ),
  row(
    'operand',
    'load-sampler',
    'Result-11336',
    'If the Result Type of OpLoad is OpTypeSampler and its Pointer comes from a variable through access chains and copies, that variable has Binding and DescriptorSet, or BuiltIn SamplerHeapEXT. Variables in UniformConstant that are not heaps are left to descriptor-set-and-binding.',
  ),
  row(
    'operand',
    'load-image',
    'Result-11337',
    'If the Result Type of OpLoad is OpTypeImage and its Pointer comes from a variable through access chains and copies, that variable has Binding and DescriptorSet, or BuiltIn ResourceHeapEXT. Variables in UniformConstant that are not heaps are left to descriptor-set-and-binding.',
  ),
  row(
    'operand',
    'load-acceleration-structure',
    'Result-11339',
    'If the Result Type of OpLoad is OpTypeAccelerationStructureKHR and its Pointer comes from a variable in a storage class other than Private and Function through access chains and copies, that variable has Binding and DescriptorSet, or BuiltIn ResourceHeapEXT. Variables in UniformConstant that are not heaps are left to descriptor-set-and-binding.',
  ),
  runtimeRow(
    'type',
    'weight-image-type',
    'OpImageSampleWeightedQCOM-06980',
    'If the type of the Weight Image of an OpImageSampleWeightedQCOM is an OpTypeSampledImage, its OpTypeImage has Dim 2D, Depth 0 and Arrayed 1.',
    { notes: leftOfQcom('SPV_QCOM_image_processing/weight-image-is-not-multisampled') },
  ),
  runtimeRow(
    'storage-class',
    'weight-image-storage-class',
    'OpImageSampleWeightedQCOM-06980',
    'If the Weight Image of an OpImageSampleWeightedQCOM is loaded from a variable, through access chains and copies, the storage class of the variable is UniformConstant.',
    { notes: fromImages },
  ),
  runtimeRow(
    'type',
    'matched-image-type',
    ['OpImageBlockMatchSSDQCOM-06983', 'OpImageBlockMatchWindow-09220'],
    `If the type of the Target Sampled Image or of the Reference Sampled Image of an ${matching} is an OpTypeSampledImage, its OpTypeImage has Dim 2D, Depth 0 and Arrayed 0.`,
    {
      notes: leftOfQcom(
        'SPV_QCOM_image_processing/matched-image-is-not-multisampled and SPV_QCOM_image_processing2/image-is-not-multisampled',
      ),
    },
  ),
  runtimeRow(
    'storage-class',
    'matched-image-storage-class',
    ['OpImageBlockMatchSSDQCOM-06983', 'OpImageBlockMatchWindow-09220'],
    `If the Target Sampled Image or the Reference Sampled Image of an ${matching} is loaded from a variable, through access chains and copies, the storage class of the variable is UniformConstant.`,
    { notes: fromImages },
  ),
  runtimeRow(
    'type',
    'tensor-shape-in-shaders',
    'OpTypeTensorARM-09902',
    'An OpTypeTensorARM with a Shape is not used in the call tree of an entry point: no instruction there has a Result Type, or an operand with a type, that is this type, or contains or points to it.',
  ),
  runtimeRow(
    'type',
    'tensor-rank-in-shaders',
    'OpTypeTensorARM-09907',
    'An OpTypeTensorARM without a Rank is not used in the call tree of an entry point: no instruction there has a Result Type, or an operand with a type, that is this type, or contains or points to it.',
  ),
]

import { rulesOf } from '../../rules-of.ts'

const section = 'Modifications: OpImageSampleFootprintNV'

const result = 'of an OpImageSampleFootprintNV is an OpTypeStruct with six members'

const image = 'the OpTypeImage of the Sampled Image'

const known = 'where Granularity is an OpConstant or OpConstantNull'

/** The instruction that returns a footprint. */
export const rules = rulesOf(`# ${section}
type footprint-has-six-members: The Result Type ${result}.
type footprint-level-flag-is-a-boolean: If the Result Type ${result}, member 0 is OpTypeBool.
type anchor-is-a-vector-of-unsigned-integers: If the Result Type ${result}, members 1 and 2 are vectors of OpTypeInt with Signedness 0.
type anchor-has-as-many-components-as-the-coordinate: If the Result Type ${result}, and member 1 or 2 and the type of Coordinate are vectors, the member has as many components as Coordinate.
type mask-is-two-unsigned-integers: If the Result Type ${result}, member 3 is a vector of two OpTypeInt with Signedness 0.
type level-is-an-unsigned-integer: If the Result Type ${result}, members 4 and 5 are OpTypeInt with Signedness 0.
type footprint-image-is-a-sampled-image: The type of the Sampled Image of an OpImageSampleFootprintNV is an OpTypeSampledImage.
type footprint-image-is-2d-or-3d: The Dim of ${image} of an OpImageSampleFootprintNV is 2D or 3D.
type footprint-image-is-neither-arrayed-nor-multisampled: Arrayed and MS of ${image} of an OpImageSampleFootprintNV are 0.
type footprint-coordinate-is-a-vector-of-floats: The type of the Coordinate of an OpImageSampleFootprintNV is a vector of OpTypeFloat.
derived type footprint-coordinate-reaches-into-a-volume: If the Dim of ${image} of an OpImageSampleFootprintNV is 3D, and its Coordinate is a vector, the vector has at least three components.
  notes: Larger vectors than needed are not judged.
type granularity-is-an-integer: The type of the Granularity of an OpImageSampleFootprintNV is OpTypeInt.
type coarse-is-a-boolean: The type of the Coarse of an OpImageSampleFootprintNV is OpTypeBool.
operand coarse-is-a-constant: The Coarse of an OpImageSampleFootprintNV is the result of a constant instruction (OpConstant..., OpSpecConstant...).
  notes: OpUndef is not a constant instruction.
operand footprint-has-supported-image-operands: The Image Operands of an OpImageSampleFootprintNV, if present, have no bit but Bias, MinLod, Lod and Grad where the Dim of ${image} is 2D, and no bit but Bias, MinLod and Lod where it is 3D; Bias is not with Lod or Grad, and MinLod is not with Lod.
  notes: Lod with Grad is core/image-operands-lod-or-grad, which leaves the others to this rule.

# Modifications: Granularity
operand granularity-is-not-0: The value of the Granularity of an OpImageSampleFootprintNV, ${known}, is not 0.
open operand granularity-is-not-reserved: The value of the Granularity of an OpImageSampleFootprintNV, ${known}, is 0 to 7 or 11 to 15 where the Dim of ${image} is 2D, and 0, 1, 3 or 10 to 14 where it is 3D.
  notes: A value of 0 is granularity-is-not-0. NOTES.md has both readings of the table.
`)

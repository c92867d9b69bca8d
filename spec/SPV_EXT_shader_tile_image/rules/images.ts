import { rulesOf } from '../../rules-of.ts'

const types = 'Modifications: Instructions: OpTypeImage'

/** Tile images: their types, their variables, and the instructions that do not take them. */
export const rules = rulesOf(`# ${types}
type tile-image-is-not-of-void: The Sampled Type of an OpTypeImage with the Dim TileImageDataEXT is not OpTypeVoid.
type tile-image-has-fixed-operands: An OpTypeImage with the Dim TileImageDataEXT has Depth 0, Arrayed 0, Sampled 2 and the Image Format Unknown.
derived semantics tile-images-are-for-fragment: An entry point that lists a variable in TileImageEXT in its interface, or has an instruction with an operand or result whose type is, points to or contains an OpTypeImage with the Dim TileImageDataEXT in its call tree, has the execution model Fragment.
  notes: An entry point with an OpColorAttachmentReadEXT in its call tree is judged by attachment-reads-are-for-fragment.

# Modifications: Storage Classes: TileImageEXT
storage-class variable-is-a-tile-image: An OpVariable in TileImageEXT points to an OpTypeImage with the Dim TileImageDataEXT.
  notes: An array of such images is not judged (NOTES.md).

# Modifications: Validation Rules: 2.16.2 Validation Rules for Shader Capabilities
decoration coherent-variable-has-ordered-reads: In a module in which an entry point has the execution mode NonCoherentColorAttachmentReadEXT, no OpVariable in TileImageEXT is decorated with Coherent.

# Modifications: Instructions: OpTypeSampledImage
type sampled-image-is-not-of-a-stored-image: In a module that declares TileImageColorReadAccessEXT, TileImageDepthReadAccessEXT or TileImageStencilReadAccessEXT, an OpTypeImage that is the Image Type of an OpTypeSampledImage has Sampled 0 or 1.
  notes: An Image Type with the Dim SubpassData is core/sampled-image-not-subpass. Vulkan has a rule of its own, so this one is not asked there.

# Modifications: Instructions: OpImageTexelPointer
type texel-pointer-is-not-into-a-tile-image: The Image of an OpImageTexelPointer does not point to an OpTypeImage with the Dim TileImageDataEXT.

# Modifications: Instructions: OpImageRead, OpImageWrite, OpImageQueryFormat, OpImageQueryOrder, OpImageSparseRead
type tile-image-is-not-read-as-an-image: The type of the Image of an OpImageRead, OpImageWrite, OpImageQueryFormat, OpImageQueryOrder or OpImageSparseRead is not an OpTypeImage with the Dim TileImageDataEXT.
`)

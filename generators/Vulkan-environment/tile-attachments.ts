import { pairIn, pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** A fragment shader with an image in a tile. */
const tile = {
  ...stage('Fragment', {
    capabilities: ['TileShadingQCOM', 'ImageQuery', 'Sampled1D'],
    extensions: ['SPV_QCOM_tile_shading'],
    interfaces: '%attachment %texture',
  }),
  annotations: `%attachment DescriptorSet 0, Binding 0
%texture DescriptorSet 0, Binding 1`,
} satisfies Pieces

const image = 'image_float_2D_0_0_0_1_Unknown'
const texture = `%texture = OpVariable %pointer_UniformConstant_${image} UniformConstant`
const queried = `%other = OpLoad %${image} %texture
%other_size = OpImageQuerySizeLod %int2 %other %int_0`

/** Pairs of the rules on variables in TileAttachmentQCOM. */
export const pairs = [
  pairIn(tile)`tile-attachment-dim/image ${inVulkan}: an attachment of a tile has two dimensions
declarations: ${texture}
%attachment = OpVariable {%pointer_TileAttachmentQCOM_${image} | three: %pointer_TileAttachmentQCOM_image_float_3D_0_0_0_1_Unknown
  | one: %pointer_TileAttachmentQCOM_image_float_1D_0_0_0_1_Unknown | cube: %pointer_TileAttachmentQCOM_image_float_Cube_0_0_0_1_Unknown} TileAttachmentQCOM`,
  pairIn(tile)`tile-attachment-dim/array ${inVulkan}: each attachment of an array has two dimensions
declarations: ${texture}
%images = OpTypeArray {%${image} | three: %image_float_3D_0_0_0_1_Unknown} %uint_2
%attachment = OpVariable %pointer_TileAttachmentQCOM_images TileAttachmentQCOM`,
  pairOf`tile-attachment-descriptor/image ${inVulkan}: an attachment of a tile has a descriptor set and a binding
${tile}
annotations: {OpDecorate %attachment DescriptorSet 0 | no-set: | neither:}
{OpDecorate %attachment Binding 0 | no-binding: | neither:}
%texture DescriptorSet 0, Binding 1
declarations: ${texture}
%attachment = OpVariable %pointer_TileAttachmentQCOM_${image} TileAttachmentQCOM`,
  pairOf`tile-attachment-not-queried/image ${inVulkan}: an attachment of a tile is loaded and not queried
${tile}
declarations: ${texture}
%attachment = OpVariable %pointer_TileAttachmentQCOM_${image} TileAttachmentQCOM
body: ${queried}
%image = OpLoad %${image} %attachment
{| size: %size = OpImageQuerySizeLod %int2 %image %int_0 | levels: %levels = OpImageQueryLevels %int %image}`,
  pairOf`tile-attachment-not-queried/array ${inVulkan}: an attachment of an array is loaded and not queried
${tile}
declarations: ${texture}
%attachment = OpVariable %pointer_TileAttachmentQCOM_${image}_array2 TileAttachmentQCOM
body: ${queried}
%chain = OpAccessChain %pointer_TileAttachmentQCOM_${image} %attachment %uint_1
%image = OpLoad %${image} %chain
{| size: %size = OpImageQuerySizeLod %int2 %image %int_0}`,
]

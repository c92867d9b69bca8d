import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf, fragment } from '../pairs/pieces.ts'

const coordinate = '%null_float2'

/** Pairs of the rule on the blocks in which what is loaded is consumed. */
export const pairs = [
  pairOf`loaded-sampled-image-consumed-in-its-block/sampled-image
a sampled image is consumed in the block that loads it
${fragment}
annotations: ${bindingsOf(['texture'])}
declarations: %texture = OpVariable %pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown UniformConstant
body: {| later: %early = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown %texture}
OpBranch %next
%next = OpLabel
%loaded = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown %texture
%color = OpImageSampleImplicitLod %float4 {%loaded | later: %early} ${coordinate}`,
  pairOf`loaded-sampled-image-consumed-in-its-block/structure
an image is taken out of an array in the block that loads it
${fragment}
annotations: ${bindingsOf(['textures'])}
declarations: %to_array = OpTypePointer UniformConstant %sampled_image_float_2D_0_0_0_1_Unknown_array2
%textures = OpVariable %to_array UniformConstant
body: {| later: %early = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown_array2 %textures}
OpBranch %next
%next = OpLabel
%loaded = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown_array2 %textures
%image = OpCompositeExtract %sampled_image_float_2D_0_0_0_1_Unknown {%loaded | later: %early} 0`,
]

import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf, fragment, untypedPointers } from '../pairs/pieces.ts'

const variables = [
  'typed',
  'untyped',
  'of_ints',
  'of_floats',
  'line',
  'bytes',
  'sampled',
  'attachment',
]

const shader = {
  ...fragment,
  ...untypedPointers,
  capabilities: `${untypedPointers.capabilities}
OpCapability InputAttachment
OpCapability Image1D
OpCapability ImageBuffer`,
  interfaces: variables.map((name) => `%${name}`).join(' '),
  annotations: `${bindingsOf(variables)}\nOpDecorate %attachment InputAttachmentIndex 0`,
  declarations: `%to_byte_image = OpTypePointer UniformConstant %image_uint_Buffer_0_0_0_2_R32ui
%to_attached = OpTypePointer UniformConstant %image_uint_SubpassData_0_0_0_2_Unknown
%to_combined = OpTypePointer UniformConstant %sampled_image_uint_2D_0_0_0_1_Unknown
%to_texel = OpTypeUntypedPointerKHR Image
%typed = OpVariable %pointer_UniformConstant_image_uint_2D_0_0_0_2_R32ui UniformConstant
%untyped = OpUntypedVariableKHR %untyped_pointer_UniformConstant UniformConstant %image_uint_2D_0_0_0_2_R32ui
%of_ints = OpVariable %pointer_UniformConstant_image_int_2D_0_0_0_2_R32i UniformConstant
%of_floats = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_R32f UniformConstant
%line = OpVariable %pointer_UniformConstant_image_uint_1D_0_0_0_2_R32ui UniformConstant
%bytes = OpVariable %to_byte_image UniformConstant
%sampled = OpVariable %to_combined UniformConstant
%attachment = OpVariable %to_attached UniformConstant
%number = OpVariable %pointer_Private_uint Private`,
}

const withNumber = { ...shader, interfaces: `${shader.interfaces} %number` }

/** Pairs of the rules on the image to one of whose texels an instruction points. */
export const pairs = [
  pairOf`image-texel-pointer-image-is-a-pointer/either-kind
texels are pointed to through typed and untyped pointers to images
${withNumber}
body: %loaded = OpLoad %image_uint_2D_0_0_0_2_R32ui %typed
%first = OpImageTexelPointer %pointer_Image_uint {%typed | image: %loaded | number: %uint_0}
  %a_uint2 %uint_0
%second = OpImageTexelPointer %to_texel {%untyped | image-for-untyped: %loaded | vector: %a_uint2
  | type: %untyped_pointer_UniformConstant} %a_uint2 %uint_0
%third = OpImageTexelPointer %to_texel %typed %a_uint2 %uint_0
%fourth = OpImageTexelPointer %pointer_Image_uint %untyped %a_uint2 %uint_0`,
  pairOf`image-texel-pointer-typed-image-points-to-an-image/shapes
typed pointers point to images of several shapes
${withNumber}
body: %first = OpImageTexelPointer %pointer_Image_uint {%typed | combined: %sampled | number: %number}
  %a_uint2 %uint_0
%second = OpImageTexelPointer %to_texel {%line | combined-to-untyped: %sampled
  | number-to-untyped: %number} {%uint_0 | combined-to-untyped: %a_uint2} %uint_0
%third = OpImageTexelPointer %pointer_Image_uint %bytes %uint_0 %uint_0
%fourth = OpImageTexelPointer %to_texel %untyped %a_uint2 %uint_0`,
  pairOf`image-texel-pointer-typed-image-has-the-sampled-type-of-a-typed-result/numbers
typed pointers to texels point to the sampled type of the image
${shader}
body: %first = OpImageTexelPointer {%pointer_Image_uint | signed: %pointer_Image_int
  | float: %pointer_Image_float} %typed %a_uint2 %uint_0
%second = OpImageTexelPointer %pointer_Image_int {%of_ints | of-unsigned: %typed
  | of-floats: %of_floats} %a_uint2 %uint_0
%third = OpImageTexelPointer %pointer_Image_float {%of_floats | of-ints: %of_ints} %a_uint2 %uint_0`,
  pairOf`image-texel-pointer-typed-image-has-the-sampled-type-of-a-typed-result/untyped
where image or result is untyped there is no type to compare
${shader}
body: %first = OpImageTexelPointer %to_texel %of_floats %a_uint2 %uint_0
%second = OpImageTexelPointer %pointer_Image_int %untyped %a_uint2 %uint_0
%third = OpImageTexelPointer {%to_texel | typed-result: %pointer_Image_float} %of_ints %a_uint2 %uint_0
%fourth = OpImageTexelPointer %pointer_Image_uint {%untyped | typed-image: %of_floats} %a_uint2 %uint_0`,
  pairOf`image-texel-pointer-typed-image-has-no-subpass-data/attachment
texels are pointed to in images beside an input attachment
${shader}
entryPoints: OpEntryPoint Fragment %main "main" ${shader.interfaces}
modes: %main OriginUpperLeft
body: %first = OpImageTexelPointer %pointer_Image_uint {%typed | subpass: %attachment} %a_uint2 %uint_0
%second = OpImageTexelPointer %to_texel {%typed | subpass-to-untyped: %attachment} %a_uint2 %uint_0`,
]

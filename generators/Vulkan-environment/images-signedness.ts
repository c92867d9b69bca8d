import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { feature } from './shared/on-devices.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** Formats of integers of each signedness, with their component type. */
const formats = [
  ['int', 'Rgba32i', 'Rgba32ui', 'uint'],
  ['int', 'R8i', 'R8ui', 'uint'],
] as const

const sampling = {
  ...stage('Fragment', {
    capabilities: ['ImageGatherExtended', 'SparseResidency'],
    interfaces: '%variable',
  }),
  annotations: bindingOf('variable'),
  declarations:
    '%variable = OpVariable %pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown UniformConstant',
  body: `%loaded = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown %variable
%offset = OpIAdd %int2 %int2_0_1 %int2_0_1`,
}

/** A shader with a variable that is an image. */
const storage = `interfaces: %variable
annotations: ${bindingOf('variable')}`

const variable = `%to_image = OpTypePointer UniformConstant %image
%variable = OpVariable %to_image UniformConstant`

/** Formats of integers by signedness, with the types that accesses without an extension need. */
const unextended = [
  ['unsigned', 'uint', 'int', 'R32ui'],
  ['signed', 'int', 'uint', 'Rgba8i'],
] as const

/** Pairs of the rules on the signedness of formats and accesses, and on offsets that are not constant. */
export const pairs = [
  ...unextended.map(
    ([name, type, other, format]) =>
      pairOf`image-access-signedness/${name}-texels ${inVulkan}
the texels that are read and written have the signedness of the format
${storage}
declarations: %image = OpTypeImage {%${type} | of-another-type: %${other}} 2D 0 0 0 2 ${format}
${variable}
body: %loaded = OpLoad %image %variable
%texel = OpImageRead {%${type}4 | of-another-type: %${other}4} %loaded %uint2_0_0
OpImageWrite %loaded %uint2_0_0 %texel`,
  ),
  pairOf`image-access-signedness/zero-extended ${inVulkan}
texels of an unsigned format are extended by zeros
${storage}
declarations: %image = OpTypeImage %uint 2D 0 0 0 2 {R32ui | signed: R32i}
${variable}
body: %loaded = OpLoad %image %variable
%texel = OpImageRead %uint4 %loaded %uint2_0_0 {ZeroExtend | sign-extended: SignExtend}`,
  pairOf`image-access-signedness/fetched ${inVulkan}
the texels of a sampled image have the signedness of the format
${storage}
declarations: %image = OpTypeImage %uint 2D 0 0 0 1 {Rgba32ui | signed: Rgba32i}
${variable}
body: %loaded = OpLoad %image %variable
%texel = OpImageFetch %uint4 %loaded %uint2_0_0 Lod %uint_0`,
  pairOf`image-access-signedness/wide ${inVulkan}
the texels of an image of 64-bit integers have the signedness of the format
capabilities: Shader Int64 Int64ImageEXT
extensions: OpExtension "SPV_EXT_shader_image_int64"
${storage}
declarations: %image = OpTypeImage %ulong 2D 0 0 0 2 {R64ui | signed: R64i}
${variable}
body: %loaded = OpLoad %image %variable
%texel = OpImageRead %ulong4 %loaded %uint2_0_0`,
  pairOf`image-format-signedness/extended ${inVulkan}
texels are accessed as the format has them, with an extension
${storage}
declarations: %image = OpTypeImage %uint 2D 0 0 0 2 {R32ui | signed: R32i}
${variable}
body: %loaded = OpLoad %image %variable
%texel = OpImageRead %uint4 %loaded %uint2_0_0 {ZeroExtend | signed: SignExtend}
OpImageWrite %loaded %uint2_0_0 %texel {ZeroExtend | signed: SignExtend}`,
  pairOf`image-format-signedness/unused ${inVulkan}: images of integers are declared that nothing accesses
capabilities: Shader Int64ImageEXT
extensions: OpExtension "SPV_EXT_shader_image_int64"
declarations: %image = OpTypeImage %int 2D 0 0 0 2 {Rgba8i | unsigned: Rgba8ui}
%wide = OpTypeImage %ulong 2D 0 0 0 2 {R64ui | wide-signed: R64i}`,
  ...formats.map(
    ([
      type,
      signed,
      unsigned,
      other,
    ]) => pairOf`image-access-signedness/${signed.toLowerCase()} ${inVulkan}
an image with a format of signed integers is read as signed
capabilities: OpCapability Shader
OpCapability StorageImageExtendedFormats
interfaces: %variable
annotations: ${bindingOf('variable')}
declarations: %image = OpTypeImage {%${type} | unsigned: %${other}} 2D 0 0 0 2 {${signed} | unsigned: ${unsigned}}
%to_image = OpTypePointer UniformConstant %image
%variable = OpVariable %to_image UniformConstant
body: %loaded = OpLoad %image %variable
%texel = OpImageRead {%${type}4 | unsigned: %${other}4} %loaded %uint2_0_0 SignExtend`,
  ),
  ...feature(
    'VkPhysicalDeviceMaintenance8FeaturesKHR::maintenance8',
    pairIn(sampling)`offset-operand-feature/sampled ${inVulkan}: an offset of a gather is computed
body: ${sampling.body}
%color = OpImageGather %float4 %loaded %null_float2 %uint_0 Offset %offset
%nearer = OpImageDrefGather %float4 %loaded %null_float2 %float_0 Offset %offset
%resident = OpImageSparseGather %structure_uint_and_float4 %loaded %null_float2 %uint_0 Offset %offset
%nearer_resident = OpImageSparseDrefGather %structure_uint_and_float4 %loaded %null_float2 %float_0 Offset %offset
{| sampled: %other = OpImageSampleImplicitLod %float4 %loaded %null_float2 Offset %offset}`,
  ),
]

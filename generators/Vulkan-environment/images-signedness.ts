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

/** Pairs of the rules on signed accesses, and on offsets that are not constant. */
export const pairs = [
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

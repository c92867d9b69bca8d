import type { LimitName } from '#spec/limits/limit'
import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { on } from './shared/on-devices.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** Formats with one to three components, and the texels that fit: the widest format is the last. */
const formats: readonly (readonly [format: string, components: number, type: string])[] = [
  ['R32f', 1, 'float'],
  ['R32ui', 1, 'uint'],
  ['Rg16f', 2, 'float'],
  ['Rg8i', 2, 'int'],
  ['Rg32ui', 2, 'uint'],
  ['R11fG11fB10f', 3, 'float'],
  ['Rgba8', 4, 'float'],
  ['Rgb10a2ui', 4, 'uint'],
  ['Rgba32i', 4, 'int'],
]

function texelOf(type: string, components: number): string {
  return components === 1 ? `%a_${type}` : `%a_${type}${components}`
}

function written(format: string, components: number, type: string) {
  const shorter = Array.from({ length: components - 1 }, (_, at) => at + 1)
  const ways = shorter.map((count) => `| of-${count}: ${texelOf(type, count)}`).join(' ')
  const texel = texelOf(type, components)
  return pairOf`written-texel-components/${format.toLowerCase()} ${inVulkan}
a texel in ${format} has the components of the format
${stage('GLCompute', { capabilities: ['StorageImageExtendedFormats'], interfaces: '%variable' })}
annotations: ${bindingOf('variable')}
declarations: %to_image = OpTypePointer UniformConstant %image_${type}_2D_0_0_0_2_${format}
%variable = OpVariable %to_image UniformConstant
body: %loaded = OpLoad %image_${type}_2D_0_0_0_2_${format} %variable
OpImageWrite %loaded %a_int2 ${ways === '' ? texel : `{${texel} ${ways}}`}`
}

const limits = 'VkPhysicalDeviceLimits'

/** An image, an instruction with an offset, and the shader that has them. */
interface Offset {
  readonly name: string
  readonly capabilities?: readonly string[]
  /** The instruction, where `OFFSET` is the operand. */
  readonly line: string
  /** The image operand; ConstOffset if absent. */
  readonly operand?: 'Offset' | 'ConstOffsets'
}

const gathers: readonly Offset[] = [
  { name: 'constant', line: '%texel = OpImageGather %float4 %sampled_image %at %uint_0 OFFSET' },
  {
    name: 'operand',
    capabilities: ['ImageGatherExtended'],
    line: '%texel = OpImageGather %float4 %sampled_image %at %uint_0 OFFSET',
    operand: 'Offset',
  },
  {
    name: 'several',
    capabilities: ['ImageGatherExtended'],
    line: '%texel = OpImageGather %float4 %sampled_image %at %uint_0 OFFSET',
    operand: 'ConstOffsets',
  },
  {
    name: 'compared',
    line: '%texel = OpImageDrefGather %float4 %sampled_depth %at %float_0 OFFSET',
  },
]

const samples: readonly Offset[] = [
  { name: 'implicit', line: '%texel = OpImageSampleImplicitLod %float4 %sampled_image %at OFFSET' },
  {
    name: 'compared',
    line: '%texel = OpImageSampleDrefImplicitLod %float %sampled_depth %at %float_0 OFFSET',
  },
  {
    name: 'projected',
    line: '%texel = OpImageSampleProjImplicitLod %float4 %sampled_image %a_float3 OFFSET',
  },
  { name: 'fetch', line: '%texel = OpImageFetch %float4 %loaded %a_int2 OFFSET' },
]

/** Offsets of -8 to 7, and ways of going beyond them on one side. */
function offsets(rule: string, limit: LimitName, of: Offset) {
  const isLeast = /::min/.test(limit)
  const [most, beyond] = isLeast ? ['int_minus_8', 'int_minus_9'] : ['int_7', 'int_8']
  const { name, capabilities = [], line, operand = 'ConstOffset' } = of
  const value = operand === 'ConstOffsets' ? '%several' : '%offset'
  return on(
    { [limit]: isLeast ? -8 : 7 },
    pairOf`${rule}/${name} ${inVulkan}: an offset goes as far as it may
${stage('Fragment', { capabilities, interfaces: '%variable %depth' })}
annotations: ${bindingOf('variable')}
${bindingOf('depth', 1)}
declarations: %to_sampled = OpTypePointer UniformConstant %sampled_image_float_2D_0_0_0_1_Unknown
%variable = OpVariable %to_sampled UniformConstant
%to_sampled_depth = OpTypePointer UniformConstant %sampled_image_float_2D_1_0_0_1_Unknown
%depth = OpVariable %to_sampled_depth UniformConstant
%at = OpConstantComposite %float2 %float_0 %float_0
%offset = OpConstantComposite %int2 {%${most} %${most} | x: %${beyond} %int_0 | y: %${most} %${beyond}}
%several = OpConstantComposite %int2_array4 %int2_0_0 %int2_0_0 %int2_0_0 %offset
body: %sampled_image = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown %variable
%sampled_depth = OpLoad %sampled_image_float_2D_1_0_0_1_Unknown %depth
%loaded = OpImage %image_float_2D_0_0_0_1_Unknown %sampled_image
${line.replace('OFFSET', `${operand} ${value}`)}`,
  )
}

/** Pairs of the rules of the runtime validation on images. */
export const pairs = [
  ...gathers.flatMap((of) => [
    offsets('gather-offset-least', `${limits}::minTexelGatherOffset`, of),
    offsets('gather-offset-limit', `${limits}::maxTexelGatherOffset`, of),
  ]),
  ...samples.flatMap((of) => [
    offsets('sample-offset-least', `${limits}::minTexelOffset`, of),
    offsets('sample-offset-limit', `${limits}::maxTexelOffset`, of),
  ]),
  pairOf`subpass-array-attachment-index/array ${inVulkan}: input attachments of an array have an index
${stage('Fragment', { capabilities: ['InputAttachment'], interfaces: '%variable' })}
annotations: ${bindingOf('variable')}
{OpDecorate %variable InputAttachmentIndex 0 | without:}
declarations: %to_array = OpTypePointer UniformConstant %image_float_SubpassData_0_0_0_2_Unknown_array2
%variable = OpVariable %to_array UniformConstant`,
  ...formats.map((row) => written(...row)),
  pairOf`written-texel-components/unknown ${inVulkan}: a texel in a format that is not known has one component
${stage('GLCompute', { capabilities: ['StorageImageWriteWithoutFormat'], interfaces: '%variable' })}
annotations: ${bindingOf('variable')}
declarations: %variable = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_Unknown UniformConstant
body: %loaded = OpLoad %image_float_2D_0_0_0_2_Unknown %variable
OpImageWrite %loaded %a_int2 %a_float`,
]

import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
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
declarations: %image = OpTypeImage %${type} 2D 0 0 0 2 ${format}
%to_image = OpTypePointer UniformConstant %image
%variable = OpVariable %to_image UniformConstant
body: %loaded = OpLoad %image %variable
OpImageWrite %loaded %a_int2 ${ways === '' ? texel : `{${texel} ${ways}}`}`
}

/** Pairs of the rules of the runtime validation on images. */
export const pairs = [
  pairOf`subpass-array-attachment-index/array ${inVulkan}
input attachments of an array have an index
${stage('Fragment', { capabilities: ['InputAttachment'], interfaces: '%variable' })}
annotations: ${bindingOf('variable')}
{OpDecorate %variable InputAttachmentIndex 0 | without:}
declarations: %array = OpTypeArray %image_float_SubpassData_0_0_0_2_Unknown %uint_2
%to_array = OpTypePointer UniformConstant %array
%variable = OpVariable %to_array UniformConstant`,
  ...formats.map((row) => written(...row)),
  pairOf`written-texel-components/unknown ${inVulkan}
a texel in a format that is not known has one component
${stage('GLCompute', { capabilities: ['StorageImageWriteWithoutFormat'], interfaces: '%variable' })}
annotations: ${bindingOf('variable')}
declarations: %variable = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_Unknown UniformConstant
body: %loaded = OpLoad %image_float_2D_0_0_0_2_Unknown %variable
OpImageWrite %loaded %a_int2 %a_float`,
]

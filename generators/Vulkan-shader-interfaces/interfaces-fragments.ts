import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'
import { inVulkan, stage } from '../Vulkan-environment/shared/stages.ts'

/** Two outputs of a fragment shader that share a location. */
const outputs = stage('Fragment', { interfaces: '%variable %other' })
const locations =
  'OpDecorate %variable Location 0\nOpDecorate %other Location 0\nOpDecorate %other Component 2'

/** A fragment shader that reads two attachments. */
const attachments = piecesIn(
  stage('Fragment', { interfaces: '%variable %other', capabilities: ['InputAttachment'] }),
)`
annotations: ${bindingsOf(['variable', 'other'])}`
const image = 'image_float_SubpassData_0_0_0_2_Unknown'
const integers = 'image_uint_SubpassData_0_0_0_2_Unknown'
const reads = `%image = OpLoad %${image} %variable
%texel = OpImageRead %float4 %image %null_int2`

/** Pairs of the rules on outputs and attachments of fragment shaders. */
export const pairs = [
  pairIn(outputs)`fragment-output-numeric-type/floats ${inVulkan}: two outputs share a location
annotations: ${locations}
declarations: %variable = OpVariable %pointer_Output_float2 Output
%other = OpVariable {%pointer_Output_float | unsigned: %pointer_Output_uint | signed: %pointer_Output_int} Output`,
  pairOf`fragment-output-numeric-type/arrays ${inVulkan}: arrays share the locations of their elements
${outputs}
annotations: ${locations}
declarations: %variable = OpVariable %pointer_Output_int2_array2 Output
%other = OpVariable {%pointer_Output_int2_array3 | floats: %pointer_Output_float2_array3} Output`,
  pairOf`fragment-output-width/words ${inVulkan}: outputs are numbers of 32 bits
${stage('Fragment', { interfaces: '%variable %other', capabilities: ['Float64', 'Int64'] })}
annotations: %variable Location 0
%other Location 2
declarations: %variable = OpVariable {%pointer_Output_float | double: %pointer_Output_double | vector: %pointer_Output_double2} Output
%other = OpVariable {%pointer_Output_uint_array2 | array: %pointer_Output_ulong_array2} Output`,
  pairIn(attachments)`input-attachment-index-once/images ${inVulkan}: two attachments are read
annotations: ${attachments.annotations}
%variable InputAttachmentIndex 0
%other InputAttachmentIndex {1 | twice: 0}
declarations: %variable = OpVariable %pointer_UniformConstant_${image} UniformConstant
%other = OpVariable %pointer_UniformConstant_${image} UniformConstant
body: ${reads}
%other_image = OpLoad %${image} %other
%other_texel = OpImageRead %float4 %other_image %null_int2`,
  pairOf`input-attachment-index-once/array ${inVulkan}: an attachment follows those of an array
${attachments}
annotations: ${attachments.annotations}
%variable InputAttachmentIndex {3 | last-of-the-array: 2}
%other InputAttachmentIndex 1
declarations: %variable = OpVariable %pointer_UniformConstant_${image} UniformConstant
%other = OpVariable %pointer_UniformConstant_${image}_array2 UniformConstant
body: ${reads}
%chain = OpAccessChain %pointer_UniformConstant_${image} %other %uint_1
%other_image = OpLoad %${image} %chain
%other_texel = OpImageRead %float4 %other_image %null_int2`,
  pairOf`input-attachment-index-once/aspects ${inVulkan}: depths and stencils of one attachment are read
${attachments}
annotations: ${attachments.annotations}
%variable %other InputAttachmentIndex 0
declarations: %variable = OpVariable %pointer_UniformConstant_${image} UniformConstant
%other = OpVariable %pointer_UniformConstant_{${integers} | floats: ${image}} UniformConstant
body: ${reads}
%other_image = OpLoad %{${integers} | floats: ${image}} %other
%other_texel = OpImageRead {%uint4 | floats: %float4} %other_image %null_int2`,
]

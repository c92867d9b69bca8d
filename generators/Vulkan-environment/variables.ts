import { pairIn, pairOf, piecesOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** A variable with a descriptor in a compute shader. */
const bound = piecesOf`interfaces: %variable
annotations: OpDecorate %variable DescriptorSet 0
OpDecorate %variable Binding 0`

const block = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0`

/** A block in a storage class with descriptors. */
function blockIn(rule: string, storageClass: string) {
  return pairOf`${rule}/${storageClass.toLowerCase()} ${inVulkan}: a variable in ${storageClass} is a block
${bound}
annotations: ${bound.annotations}
{${block} | undecorated: OpMemberDecorate %block 0 Offset 0}
declarations: %block = OpTypeStruct %uint
%variable = OpVariable %pointer_${storageClass}_block ${storageClass}`
}

/** Pairs of the rules on variables: their types, blocks and descriptors. */
export const pairs = [
  pairOf`uniform-constant-type/sampler ${inVulkan}: a variable in UniformConstant is a sampler
${bound}
declarations: %to_more = OpTypePointer UniformConstant %sampler_array4
%variable = OpVariable {%pointer_UniformConstant_sampler | number: %pointer_UniformConstant_float | vector: %pointer_UniformConstant_float4
| array: %pointer_UniformConstant_floats | structure: %pointer_UniformConstant_float_pair} UniformConstant`,
  pairOf`uniform-constant-type/images ${inVulkan}: a variable in UniformConstant is an array of images
${bound}
declarations: %to_images = OpTypePointer UniformConstant %image_float_2D_0_0_0_1_Unknown_array4
%variable = OpVariable {%to_images | numbers: %pointer_UniformConstant_float_array4} UniformConstant`,
  pairOf`uniform-constant-type/sampled-image ${inVulkan}: a variable in UniformConstant is a sampled image
${bound}
declarations: %variable = OpVariable {%pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown | number: %pointer_UniformConstant_uint} UniformConstant`,
  ...(['Uniform', 'StorageBuffer'] as const).map(
    (storageClass) => pairIn(bound)`buffer-variable-type/${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} is a structure
annotations: ${bound.annotations}
${block}
declarations: %block = OpTypeStruct %uint
%variable = OpVariable {%pointer_${storageClass}_block | number: %pointer_${storageClass}_uint | vector: %pointer_${storageClass}_uint4
| array: %pointer_${storageClass}_stride16_uint_array4} ${storageClass}`,
  ),
  ...(['Uniform', 'StorageBuffer'] as const).map(
    (storageClass) => pairOf`buffer-variable-type/array-in-${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} is an array of structures
${bound}
annotations: ${bound.annotations}
${block}
declarations: %block = OpTypeStruct %uint
%blocks = OpTypeArray %block %uint_4
%variable = OpVariable {%pointer_${storageClass}_blocks | numbers: %pointer_${storageClass}_stride16_uint_array4} ${storageClass}`,
  ),
  pairOf`push-constant-type/push-constants ${inVulkan}: a variable for push constants is a structure
interfaces: %variable
annotations: ${block}
declarations: %block = OpTypeStruct %uint
%blocks = OpTypeArray %block %uint_2
%variable = OpVariable {%pointer_PushConstant_block | number: %pointer_PushConstant_uint | vector: %pointer_PushConstant_uint4 | array: %pointer_PushConstant_blocks} PushConstant`,
  blockIn('buffer-block', 'StorageBuffer'),
  pairOf`buffer-block/pushconstant ${inVulkan}: a variable for push constants is a block
interfaces: %variable_PushConstant_block
annotations: {${block} | undecorated: OpMemberDecorate %block 0 Offset 0}
declarations: %block = OpTypeStruct %uint`,
  blockIn('uniform-block', 'Uniform'),
  ...(['Uniform', 'StorageBuffer'] as const).map(
    (storageClass) => pairOf`descriptor-set-and-binding/${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} has a descriptor
${bound}
annotations: {OpDecorate %variable DescriptorSet 0 | no-set: | neither:}
{OpDecorate %variable Binding 0 | no-binding: | neither:}
${block}
declarations: %block = OpTypeStruct %uint
%variable = OpVariable %pointer_${storageClass}_block ${storageClass}
body: %chain = OpAccessChain %pointer_${storageClass}_uint %variable %uint_0
%loaded = OpLoad %uint %chain`,
  ),
  pairIn(bound)`descriptor-set-and-binding/uniformconstant ${inVulkan}: a sampler has a descriptor
annotations: {OpDecorate %variable DescriptorSet 0 | no-set: | neither:}
{OpDecorate %variable Binding 0 | no-binding: | neither:}
declarations: %variable = OpVariable %pointer_UniformConstant_sampler UniformConstant
body: %loaded = OpLoad %sampler %variable`,
  pairOf`input-attachment-index-storage-class/attachment ${inVulkan}: an input attachment is in UniformConstant
${stage('Fragment', { capabilities: ['InputAttachment'], interfaces: '%attachment %variable_Uniform_block_bound_0' })}
annotations: %attachment DescriptorSet 0, Binding 1
{%attachment | uniform: %variable_Uniform_block_bound_0} InputAttachmentIndex 0
${block}
declarations: %attachment = OpVariable %pointer_UniformConstant_image_float_SubpassData_0_0_0_2_Unknown UniformConstant
%block = OpTypeStruct %uint`,
  pairOf`descriptor-storage-class/private ${inVulkan}: a variable in Private has no descriptor
interfaces: %variable_Private_uint
annotations: {| set: OpDecorate %variable_Private_uint DescriptorSet 0 | binding: OpDecorate %variable_Private_uint Binding 0}`,
  pairOf`descriptor-storage-class/workgroup ${inVulkan}: a variable in Workgroup has no descriptor
interfaces: %variable_Workgroup_uint
annotations: {| set: OpDecorate %variable_Workgroup_uint DescriptorSet 0 | binding: OpDecorate %variable_Workgroup_uint Binding 0}`,
  pairOf`descriptor-storage-class/pushconstant ${inVulkan}: a variable for push constants has no descriptor
interfaces: %variable_PushConstant_block
annotations: ${block}
{| set: OpDecorate %variable_PushConstant_block DescriptorSet 0 | binding: OpDecorate %variable_PushConstant_block Binding 0}
declarations: %block = OpTypeStruct %uint`,
  pairOf`descriptor-storage-class/input ${inVulkan}: an input has no descriptor
${stage('Fragment', { interfaces: '%variable_Input_float_at_0' })}
annotations: {| set: OpDecorate %variable_Input_float_at_0 DescriptorSet 0 | binding: OpDecorate %variable_Input_float_at_0 Binding 0}`,
  ...(['Input', 'Output'] as const).map(
    (storageClass) => pairOf`boolean-interface/${storageClass.toLowerCase()} ${inVulkan}
a number is a user-defined variable in ${storageClass}
${stage('Vertex', { interfaces: '%variable' })}
annotations: %variable Location 0
declarations: %variable = OpVariable {%pointer_${storageClass}_uint | boolean: %pointer_${storageClass}_bool} ${storageClass}`,
  ),
  pairOf`boolean-interface/front-facing ${inVulkan}: a built-in variable is a boolean
${stage('Fragment', { interfaces: '%variable_Input_bool' })}
annotations: %variable_Input_bool {BuiltIn FrontFacing | user-defined: Location 0}`,
]

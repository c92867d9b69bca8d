import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

/** A variable with a descriptor in a compute shader. */
const bound = {
  interfaces: '%variable',
  annotations: 'OpDecorate %variable DescriptorSet 0\nOpDecorate %variable Binding 0',
} satisfies Pieces

const block = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0`

/** A block in a storage class with descriptors. */
function blockIn(rule: string, storageClass: string) {
  return pairOf`${rule}/${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} is a block
${bound}
annotations: ${bound.annotations}
{${block} | undecorated: OpMemberDecorate %block 0 Offset 0}
declarations: %block = OpTypeStruct %uint
%to_block = OpTypePointer ${storageClass} %block
%variable = OpVariable %to_block ${storageClass}`
}

/** Pairs of the rules on variables: their types, blocks and descriptors. */
export const pairs = [
  pairOf`uniform-constant-type/sampler ${inVulkan}
a variable in UniformConstant is a sampler
${bound}
declarations: %sampler = OpTypeSampler
%more = OpTypeArray %sampler %uint_4
%to_sampler = OpTypePointer UniformConstant %sampler
%to_more = OpTypePointer UniformConstant %more
%variable = OpVariable {%to_sampler | number: %pointer_UniformConstant_float | vector: %pointer_UniformConstant_float4
| array: %pointer_UniformConstant_floats | structure: %pointer_UniformConstant_float_pair} UniformConstant`,
  pairOf`uniform-constant-type/images ${inVulkan}
a variable in UniformConstant is an array of images
${bound}
declarations: %images = OpTypeArray %image_float_2D_0_0_0_1_Unknown %uint_4
%to_images = OpTypePointer UniformConstant %images
%variable = OpVariable {%to_images | numbers: %pointer_UniformConstant_float_array4} UniformConstant`,
  pairOf`uniform-constant-type/sampled-image ${inVulkan}
a variable in UniformConstant is a sampled image
${bound}
declarations: %variable = OpVariable {%pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown | number: %pointer_UniformConstant_uint} UniformConstant`,
  ...(['Uniform', 'StorageBuffer'] as const).map(
    (storageClass) => pairOf`buffer-variable-type/${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} is a structure
${bound}
annotations: ${bound.annotations}
${block}
OpDecorate %numbers ArrayStride 16
declarations: %block = OpTypeStruct %uint
%numbers = OpTypeArray %uint %uint_4
%to_block = OpTypePointer ${storageClass} %block
%to_numbers = OpTypePointer ${storageClass} %numbers
%variable = OpVariable {%to_block | number: %pointer_${storageClass}_uint | vector: %pointer_${storageClass}_uint4
| array: %to_numbers} ${storageClass}`,
  ),
  ...(['Uniform', 'StorageBuffer'] as const).map(
    (storageClass) => pairOf`buffer-variable-type/array-in-${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} is an array of structures
${bound}
annotations: ${bound.annotations}
${block}
OpDecorate %numbers ArrayStride 16
declarations: %block = OpTypeStruct %uint
%blocks = OpTypeArray %block %uint_4
%numbers = OpTypeArray %uint %uint_4
%to_blocks = OpTypePointer ${storageClass} %blocks
%to_numbers = OpTypePointer ${storageClass} %numbers
%variable = OpVariable {%to_blocks | numbers: %to_numbers} ${storageClass}`,
  ),
  pairOf`push-constant-type/push-constants ${inVulkan}
a variable for push constants is a structure
interfaces: %variable
annotations: ${block}
declarations: %block = OpTypeStruct %uint
%blocks = OpTypeArray %block %uint_2
%to_block = OpTypePointer PushConstant %block
%to_blocks = OpTypePointer PushConstant %blocks
%variable = OpVariable {%to_block | number: %pointer_PushConstant_uint | vector: %pointer_PushConstant_uint4 | array: %to_blocks} PushConstant`,
  blockIn('buffer-block', 'StorageBuffer'),
  pairOf`buffer-block/pushconstant ${inVulkan}
a variable for push constants is a block
interfaces: %variable
annotations: {${block} | undecorated: OpMemberDecorate %block 0 Offset 0}
declarations: %block = OpTypeStruct %uint
%to_block = OpTypePointer PushConstant %block
%variable = OpVariable %to_block PushConstant`,
  blockIn('uniform-block', 'Uniform'),
  ...(['Uniform', 'StorageBuffer'] as const).map(
    (storageClass) => pairOf`descriptor-set-and-binding/${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} has a descriptor
${bound}
annotations: {OpDecorate %variable DescriptorSet 0 | no-set: | neither:}
{OpDecorate %variable Binding 0 | no-binding: | neither:}
${block}
declarations: %block = OpTypeStruct %uint
%to_block = OpTypePointer ${storageClass} %block
%variable = OpVariable %to_block ${storageClass}
body: %chain = OpAccessChain %pointer_${storageClass}_uint %variable %uint_0
%loaded = OpLoad %uint %chain`,
  ),
  pairOf`descriptor-set-and-binding/uniformconstant ${inVulkan}
a sampler has a descriptor
${bound}
annotations: {OpDecorate %variable DescriptorSet 0 | no-set: | neither:}
{OpDecorate %variable Binding 0 | no-binding: | neither:}
declarations: %sampler = OpTypeSampler
%to_sampler = OpTypePointer UniformConstant %sampler
%variable = OpVariable %to_sampler UniformConstant
body: %loaded = OpLoad %sampler %variable`,
  pairOf`input-attachment-index-storage-class/attachment ${inVulkan}
an input attachment is in UniformConstant
${stage('Fragment', { capabilities: ['InputAttachment'], interfaces: '%attachment %variable' })}
annotations: OpDecorate %variable DescriptorSet 0
OpDecorate %variable Binding 0
OpDecorate %attachment DescriptorSet 0
OpDecorate %attachment Binding 1
OpDecorate {%attachment | uniform: %variable} InputAttachmentIndex 0
${block}
declarations: %attachment = OpVariable %pointer_UniformConstant_image_float_SubpassData_0_0_0_2_Unknown UniformConstant
%block = OpTypeStruct %uint
%to_block = OpTypePointer Uniform %block
%variable = OpVariable %to_block Uniform`,
  pairOf`descriptor-storage-class/private ${inVulkan}
a variable in Private has no descriptor
interfaces: %variable
annotations: {| set: OpDecorate %variable DescriptorSet 0 | binding: OpDecorate %variable Binding 0}
declarations: %variable = OpVariable %pointer_Private_uint Private`,
  pairOf`descriptor-storage-class/workgroup ${inVulkan}
a variable in Workgroup has no descriptor
interfaces: %variable
annotations: {| set: OpDecorate %variable DescriptorSet 0 | binding: OpDecorate %variable Binding 0}
declarations: %variable = OpVariable %pointer_Workgroup_uint Workgroup`,
  pairOf`descriptor-storage-class/pushconstant ${inVulkan}
a variable for push constants has no descriptor
interfaces: %variable
annotations: ${block}
{| set: OpDecorate %variable DescriptorSet 0 | binding: OpDecorate %variable Binding 0}
declarations: %block = OpTypeStruct %uint
%to_block = OpTypePointer PushConstant %block
%variable = OpVariable %to_block PushConstant`,
  pairOf`descriptor-storage-class/input ${inVulkan}
an input has no descriptor
${stage('Fragment', { interfaces: '%variable' })}
annotations: OpDecorate %variable Location 0
{| set: OpDecorate %variable DescriptorSet 0 | binding: OpDecorate %variable Binding 0}
declarations: %variable = OpVariable %pointer_Input_float Input`,
  ...(['Input', 'Output'] as const).map(
    (storageClass) => pairOf`boolean-interface/${storageClass.toLowerCase()} ${inVulkan}
a number is a user-defined variable in ${storageClass}
${stage('Vertex', { interfaces: '%variable' })}
annotations: OpDecorate %variable Location 0
declarations: %variable = OpVariable {%pointer_${storageClass}_uint | boolean: %pointer_${storageClass}_bool} ${storageClass}`,
  ),
  pairOf`boolean-interface/front-facing ${inVulkan}
a built-in variable is a boolean
${stage('Fragment', { interfaces: '%variable' })}
annotations: OpDecorate %variable {BuiltIn FrontFacing | user-defined: Location 0}
declarations: %variable = OpVariable %pointer_Input_bool Input`,
]

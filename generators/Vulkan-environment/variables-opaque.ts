import { pairOf, piecesOf } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'
import { inVulkan } from './shared/stages.ts'

const rays = `OpCapability Shader
OpCapability RayQueryKHR`

/** A uniform block and a storage buffer, both of two numbers. */
const blocks = piecesOf`annotations: ${bindingsOf(['buffer', 'uniform'])}
%uint_pair Block, 0 Offset 0, 1 Offset 4
declarations: %buffer = OpVariable %pointer_StorageBuffer_uint_pair StorageBuffer
%uniform = OpVariable %pointer_Uniform_uint_pair Uniform
body: %number = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_0
%second = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_1
%parameter = OpAccessChain %pointer_Uniform_uint %uniform %uint_0
%same_parameter = OpCopyObject %pointer_Uniform_uint %parameter`

const arrays = `interfaces: %buffer %uniform
annotations: ${bindingsOf(['buffer', 'uniform'])}
%uint_pair Block, 0 Offset 0
declarations: %uint_pair = OpTypeStruct %stride16_uint_runtime_array`

/** Pairs of the rules on objects that cannot be members or be stored to. */
export const pairs = [
  pairOf`no-opaque-members/images ${inVulkan}: the members of a structure are numbers
capabilities: ${rays}
OpCapability RuntimeDescriptorArray
extensions: OpExtension "SPV_KHR_ray_query"
declarations: %structure = OpTypeStruct %uint {%float | sampler: %sampler | image: %image_float_2D_0_0_0_1_Unknown
| storage-image: %image_float_2D_0_0_0_2_Rgba32f
| sampled-image: %sampled_image_float_2D_0_0_0_1_Unknown | array: %sampler_array2 | run-time-array: %sampler_runtime_array
| acceleration-structure: %acceleration_structure | ray-query: %ray_query}`,
  pairOf`no-opaque-members/inner-structure ${inVulkan}: the members of a structure are structures of numbers
interfaces: %variable_Private_uint
declarations: %inner = OpTypeStruct {%uint | sampler: %sampler}
%structure = OpTypeStruct %uint %inner`,
  pairOf`heap-opaque-members/descriptors ${inVulkan}: members of a structure of a heap are descriptors
capabilities: ${rays}
OpCapability DescriptorHeapEXT
OpCapability UntypedPointersKHR
extensions: OpExtension "SPV_KHR_ray_query"
OpExtension "SPV_EXT_descriptor_heap"
OpExtension "SPV_KHR_untyped_pointers"
declarations: %structure = OpTypeStruct %sampler %acceleration_structure {%image_float_2D_0_0_0_1_Unknown
| sampled-image: %sampled_image_float_2D_0_0_0_1_Unknown | ray-query: %ray_query}`,
  pairOf`heap-opaque-members/nested ${inVulkan}
members of a structure of a heap are arrays and structures of descriptors
capabilities: ${rays}
OpCapability DescriptorHeapEXT
OpCapability UntypedPointersKHR
extensions: OpExtension "SPV_KHR_ray_query"
OpExtension "SPV_EXT_descriptor_heap"
OpExtension "SPV_KHR_untyped_pointers"
declarations: %buffer = OpTypeBufferEXT StorageBuffer
%samplers = OpTypeArray {%sampler | array-of-ray-queries: %ray_query} %uint_2
%images = OpTypeArray {%image_float_2D_0_0_0_1_Unknown
| array-of-sampled-images: %sampled_image_float_2D_0_0_0_1_Unknown} %uint_4
%inner = OpTypeStruct %uint {%sampler | structure-with-a-ray-query: %ray_query}
%structure = OpTypeStruct %buffer %samplers %inner %images`,
  pairOf`opaque-not-stored/private ${inVulkan}: a number is stored
interfaces: %variable_UniformConstant_sampler_bound_0 %variable_Private_uint %variable_Private_sampler
body: %loaded = OpLoad %sampler %variable_UniformConstant_sampler_bound_0
{OpStore %variable_Private_uint %uint_1 | sampler: OpStore %variable_Private_sampler %loaded | copy: OpCopyMemory %variable_Private_sampler %variable_UniformConstant_sampler_bound_0}`,
  pairOf`opaque-not-stored/images ${inVulkan}: images are loaded and not stored
interfaces: %variable %images
annotations: ${bindingsOf(['variable', 'images'])}
declarations: %to_image = OpTypePointer UniformConstant %image_float_2D_0_0_0_1_Unknown
%to_array = OpTypePointer UniformConstant %image_float_2D_0_0_0_1_Unknown_array2
%variable = OpVariable %to_image UniformConstant
%images = OpVariable %to_array UniformConstant
body: %chain = OpAccessChain %to_image %images %uint_0
%loaded = OpLoad %image_float_2D_0_0_0_1_Unknown %variable
{%first = OpLoad %image_float_2D_0_0_0_1_Unknown %chain | image: OpStore %variable_Function_image_float_2D_0_0_0_1_Unknown %loaded | copy: OpCopyMemory %chain %variable
| array: OpCopyMemory %images %images}`,
  pairOf`uniform-block-not-stored/stores ${inVulkan}: a storage buffer is written, not a uniform block
${blocks}
body: ${blocks.body}
OpStore {%number | uniform: %parameter | by-way-of-a-copy: %same_parameter} %uint_1`,
  pairOf`uniform-block-not-stored/copies ${inVulkan}: a storage buffer gets a copy of a number of a uniform block
${blocks}
body: ${blocks.body}
OpCopyMemory {%number %parameter | to-the-uniform: %parameter %number}
%from = OpLoad %uint_pair %uniform
OpStore {%buffer | whole-block: %uniform} %from`,
  pairOf`uniform-block-not-stored/buffer-block in vulkan1.0: a BufferBlock in Uniform is written
interfaces:
annotations: %uint_only {BufferBlock | block: Block}, 0 Offset 0
body: %parameter = OpAccessChain %pointer_Uniform_uint %variable_Uniform_uint_only_bound_0 %uint_0
OpStore %parameter %uint_1`,
  pairOf`array-length-of-uniform/storage-buffer ${inVulkan}: the length of an array in a storage buffer is asked for
${arrays}
%buffer = OpVariable %pointer_StorageBuffer_uint_pair StorageBuffer
%uniform = OpVariable %pointer_Uniform_uint_pair Uniform
body: %length = OpArrayLength %uint {%buffer | uniform: %uniform} 0`,
  pairOf`array-length-of-uniform/untyped ${inVulkan}: the length of an array in an untyped storage buffer is asked for
capabilities: Shader UntypedPointersKHR
extensions: OpExtension "SPV_KHR_untyped_pointers"
${arrays}
%buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint_pair
%uniform = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %uint_pair
body: %length = OpUntypedArrayLengthKHR %uint %uint_pair {%buffer | uniform: %uniform} 0`,
]

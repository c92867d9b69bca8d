import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, type Pieces } from '../pairs/pieces.ts'
import { inVulkan } from './shared/stages.ts'

const rays = `OpCapability Shader
OpCapability RayQueryKHR`

/** A uniform block and a storage buffer, both of two numbers. */
const blocks = {
  interfaces: '%buffer %uniform',
  annotations: `${bindingsOf(['buffer', 'uniform'])}
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4`,
  declarations: `%block = OpTypeStruct %uint %uint
%to_block = OpTypePointer StorageBuffer %block
%to_uint = OpTypePointer StorageBuffer %uint
%to_uniform_block = OpTypePointer Uniform %block
%to_uniform = OpTypePointer Uniform %uint
%buffer = OpVariable %to_block StorageBuffer
%uniform = OpVariable %to_uniform_block Uniform`,
  body: `%number = OpAccessChain %to_uint %buffer %uint_0
%second = OpAccessChain %to_uint %buffer %uint_1
%parameter = OpAccessChain %to_uniform %uniform %uint_0
%same_parameter = OpCopyObject %to_uniform %parameter`,
} satisfies Pieces

const arrays = `interfaces: %buffer %uniform
annotations: ${bindingsOf(['buffer', 'uniform'])}
OpDecorate %numbers ArrayStride 16
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
declarations: %numbers = OpTypeRuntimeArray %uint
%block = OpTypeStruct %numbers`

/** Pairs of the rules on objects that cannot be members or be stored to. */
export const pairs = [
  pairOf`no-opaque-members/images ${inVulkan}
the members of a structure are numbers
capabilities: ${rays}
OpCapability RuntimeDescriptorArray
extensions: OpExtension "SPV_KHR_ray_query"
declarations: %sampler = OpTypeSampler
%samplers = OpTypeArray %sampler %uint_2
%endless = OpTypeRuntimeArray %sampler
%acceleration = OpTypeAccelerationStructureKHR
%query = OpTypeRayQueryKHR
%structure = OpTypeStruct %uint {%float | sampler: %sampler | image: %image_float_2D_0_0_0_1_Unknown
| storage-image: %image_float_2D_0_0_0_2_Rgba32f
| sampled-image: %sampled_image_float_2D_0_0_0_1_Unknown | array: %samplers | run-time-array: %endless
| acceleration-structure: %acceleration | ray-query: %query}`,
  pairOf`no-opaque-members/inner-structure ${inVulkan}
the members of a structure are structures of numbers
interfaces: %variable
declarations: %sampler = OpTypeSampler
%inner = OpTypeStruct {%uint | sampler: %sampler}
%structure = OpTypeStruct %uint %inner
%to_uint = OpTypePointer Private %uint
%variable = OpVariable %to_uint Private`,
  pairOf`heap-opaque-members/descriptors ${inVulkan}
members of a structure of a heap are descriptors
capabilities: ${rays}
OpCapability DescriptorHeapEXT
OpCapability UntypedPointersKHR
extensions: OpExtension "SPV_KHR_ray_query"
OpExtension "SPV_EXT_descriptor_heap"
OpExtension "SPV_KHR_untyped_pointers"
declarations: %sampler = OpTypeSampler
%acceleration = OpTypeAccelerationStructureKHR
%query = OpTypeRayQueryKHR
%structure = OpTypeStruct %sampler %acceleration {%image_float_2D_0_0_0_1_Unknown
| sampled-image: %sampled_image_float_2D_0_0_0_1_Unknown | ray-query: %query}`,
  pairOf`heap-opaque-members/nested ${inVulkan}
members of a structure of a heap are arrays and structures of descriptors
capabilities: ${rays}
OpCapability DescriptorHeapEXT
OpCapability UntypedPointersKHR
extensions: OpExtension "SPV_KHR_ray_query"
OpExtension "SPV_EXT_descriptor_heap"
OpExtension "SPV_KHR_untyped_pointers"
declarations: %sampler = OpTypeSampler
%query = OpTypeRayQueryKHR
%buffer = OpTypeBufferEXT StorageBuffer
%samplers = OpTypeArray {%sampler | array-of-ray-queries: %query} %uint_2
%images = OpTypeArray {%image_float_2D_0_0_0_1_Unknown
| array-of-sampled-images: %sampled_image_float_2D_0_0_0_1_Unknown} %uint_4
%inner = OpTypeStruct %uint {%sampler | structure-with-a-ray-query: %query}
%structure = OpTypeStruct %buffer %samplers %inner %images`,
  pairOf`opaque-not-stored/private ${inVulkan}
a number is stored
interfaces: %variable %own %own_sampler
annotations: ${bindingOf('variable')}
declarations: %sampler = OpTypeSampler
%to_sampler = OpTypePointer UniformConstant %sampler
%variable = OpVariable %to_sampler UniformConstant
%own = OpVariable %pointer_Private_uint Private
%to_own = OpTypePointer Private %sampler
%own_sampler = OpVariable %to_own Private
body: %loaded = OpLoad %sampler %variable
{OpStore %own %uint_1 | sampler: OpStore %own_sampler %loaded | copy: OpCopyMemory %own_sampler %variable}`,
  pairOf`opaque-not-stored/images ${inVulkan}
images are loaded and not stored
interfaces: %variable %images
annotations: ${bindingsOf(['variable', 'images'])}
declarations: %array = OpTypeArray %image_float_2D_0_0_0_1_Unknown %uint_2
%to_image = OpTypePointer UniformConstant %image_float_2D_0_0_0_1_Unknown
%to_array = OpTypePointer UniformConstant %array
%variable = OpVariable %to_image UniformConstant
%images = OpVariable %to_array UniformConstant
body: %local = OpVariable %pointer_Function_image_float_2D_0_0_0_1_Unknown Function
%chain = OpAccessChain %to_image %images %uint_0
%loaded = OpLoad %image_float_2D_0_0_0_1_Unknown %variable
{%first = OpLoad %image_float_2D_0_0_0_1_Unknown %chain | image: OpStore %local %loaded | copy: OpCopyMemory %chain %variable
| array: OpCopyMemory %images %images}`,
  pairOf`uniform-block-not-stored/stores ${inVulkan}
a storage buffer is written, not a uniform block
${blocks}
body: ${blocks.body}
OpStore {%number | uniform: %parameter | by-way-of-a-copy: %same_parameter} %uint_1`,
  pairOf`uniform-block-not-stored/copies ${inVulkan}
a storage buffer gets a copy of a number of a uniform block
${blocks}
body: ${blocks.body}
OpCopyMemory {%number %parameter | to-the-uniform: %parameter %number}
%from = OpLoad %block %uniform
OpStore {%buffer | whole-block: %uniform} %from`,
  pairOf`uniform-block-not-stored/buffer-block in vulkan1.0
a BufferBlock in Uniform is written
interfaces:
annotations: ${bindingOf('uniform')}
OpDecorate %block {BufferBlock | block: Block}
OpMemberDecorate %block 0 Offset 0
declarations: %block = OpTypeStruct %uint
%to_uniform_block = OpTypePointer Uniform %block
%to_uniform = OpTypePointer Uniform %uint
%uniform = OpVariable %to_uniform_block Uniform
body: %parameter = OpAccessChain %to_uniform %uniform %uint_0
OpStore %parameter %uint_1`,
  pairOf`array-length-of-uniform/storage-buffer ${inVulkan}
the length of an array in a storage buffer is asked for
${arrays}
%to_buffer = OpTypePointer StorageBuffer %block
%to_uniform = OpTypePointer Uniform %block
%buffer = OpVariable %to_buffer StorageBuffer
%uniform = OpVariable %to_uniform Uniform
body: %length = OpArrayLength %uint {%buffer | uniform: %uniform} 0`,
  pairOf`array-length-of-uniform/untyped ${inVulkan}
the length of an array in an untyped storage buffer is asked for
capabilities: OpCapability Shader
OpCapability UntypedPointersKHR
extensions: OpExtension "SPV_KHR_untyped_pointers"
${arrays}
%to_buffer = OpTypeUntypedPointerKHR StorageBuffer
%to_uniform = OpTypeUntypedPointerKHR Uniform
%buffer = OpUntypedVariableKHR %to_buffer StorageBuffer %block
%uniform = OpUntypedVariableKHR %to_uniform Uniform %block
body: %length = OpUntypedArrayLengthKHR %uint %block {%buffer | uniform: %uniform} 0`,
]

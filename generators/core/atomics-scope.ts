import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const scopes = `%invocation = OpConstant %int 4`

const synchronized = {
  capabilities: 'Shader GroupNonUniform',
}

const body = `OpControlBarrier %uint_2 %uint_1 %uint_0
OpMemoryBarrier %uint_1 %uint_0
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %uint_2 %uint_0
OpAtomicStore %variable_Workgroup_uint %invocation %uint_0 %uint_1
%elected = OpGroupNonUniformElect %bool %uint_3`

/** A shader of the Vulkan memory model, whose buffer is an image too. */
const vulkan = {
  capabilities: 'Shader VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
  entryPoints:
    'OpEntryPoint GLCompute %main "main" %variable_Workgroup_uint %second_variable_Workgroup_uint %image',
  annotations: 'OpDecorate %image DescriptorSet 0\nOpDecorate %image Binding 0',
  declarations: `%image = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_Rgba32f UniformConstant`,
}

/** Pairs of the rules on scopes. */
export const pairs = [
  pairOf`scope-type/of-a-shader
scopes are 32-bit integers, signed or not
declarations: ${scopes}
body: ${body}
changed: ControlBarrier {%uint_2 | execution-of-barrier: %ulong_2}
changed: %uint_2 {%uint_1 | memory-of-barrier: %ushort_2} %uint_0
changed: MemoryBarrier {%uint_1 | memory-barrier: %ulong_2}
changed: %variable_Workgroup_uint {%uint_2 | load: %float_0}
changed: %variable_Workgroup_uint {%invocation | store: %ulong_2}
changed: %bool {%uint_3 | group: %ulong_2}`,
  pairOf`scope-type/of-a-kernel
the scopes of a kernel may be loaded
${kernel}
body: %scope = OpLoad %uint %variable_Workgroup_uint
%wide_scope = OpLoad %ulong %variable_Workgroup_ulong
OpControlBarrier {%uint_2 | execution-vector: %uint2_2_2} {%scope
  | wide-loaded: %wide_scope} %uint_0
%sum = OpAtomicIAdd %uint %variable_Workgroup_uint {%uint_2 | boolean: %true | vector: %uint2_2_2} %uint_0 %uint_1`,
  pairOf`scope-constant/of-a-shader
the scopes of a shader are plain constants
annotations: %spec_uint_2 SpecId 0
declarations: ${scopes}
%computed = OpSpecConstantOp %uint IAdd %uint_1 %uint_1
body: %number = OpLoad %uint %variable_Workgroup_uint
%copy = OpCopyObject %uint %uint_2
${body}
changed: ControlBarrier {%uint_2 | specialized-execution: %spec_uint_2}
changed: %uint_2 {%uint_1 | computed-memory: %computed} %uint_0
changed: MemoryBarrier {%uint_1 | null-memory: %null_uint}
changed: %variable_Workgroup_uint {%uint_2 | undefined-load: %a_uint | copied-load: %copy}
changed: %variable_Workgroup_uint {%invocation | loaded-store: %number}
changed: %bool {%uint_3 | specialized-group: %spec_uint_2}`,
  pairOf`scope-constant/parameter
a function with a number for a parameter does not use it as a scope
${synchronized}
declarations: ${scopes}
before: %uint %add(%uint %summand)
%sum = OpAtomicIAdd %uint %variable_Workgroup_uint {%uint_2 | memory: %summand} %uint_0 %summand
OpReturnValue %sum
body: %done = OpFunctionCall %uint %add %uint_2`,
  pairOf`scope-value/of-a-shader
every scope that needs no capability
declarations: ${scopes}
body: ${body}
%old = OpAtomicExchange %uint %variable_Workgroup_uint {%uint_0 | exchange: %int_minus_1} %uint_0 %uint_1
changed: ControlBarrier {%uint_2 | execution-of-barrier: %uint_7}
changed: %uint_2 {%uint_1 | memory-of-barrier: %uint_100} %uint_0
changed: MemoryBarrier {%uint_1 | memory-barrier: %int_minus_1}
changed: %variable_Workgroup_uint {%uint_2 | load: %uint_7}
changed: %variable_Workgroup_uint {%invocation | store-high-bit: %uint_2147483650}`,
  pairOf`scope-device/without-the-capability
the Vulkan memory model knows scopes below the device without a capability
${vulkan}
body: OpControlBarrier %uint_2 {%uint_2 | barrier-memory: %uint_1} %uint_264
OpMemoryBarrier {%uint_5 | memory-barrier: %uint_1} %uint_264
%sum = OpAtomicIAdd %uint %variable_Workgroup_uint {%uint_5 | atomic: %uint_1
  | signed-atomic: %int_1} %uint_264 %uint_1
%number = OpLoad %uint %variable_Workgroup_uint MakePointerVisible|NonPrivatePointer {%uint_2 | load: %uint_1}
OpStore %variable_Workgroup_uint %uint_1 MakePointerAvailable|NonPrivatePointer {%uint_5 | store: %uint_1}
OpCopyMemory %variable_Workgroup_uint %second_variable_Workgroup_uint MakePointerAvailable|NonPrivatePointer {%uint_2
  | copied-memory: %uint_1}
%storage = OpLoad %image_float_2D_0_0_0_2_Rgba32f %image
%texel = OpImageRead %float4 %storage %uint2_0_0 MakeTexelVisible|NonPrivateTexel {%uint_5
  | texel: %uint_1}`,
  pairOf`scope-device/with-the-capability
a capability brings the scope of the device into the Vulkan memory model
${vulkan}
capabilities: ${vulkan.capabilities} {VulkanMemoryModelDeviceScope | without-it:}
body: %sum = OpAtomicIAdd %uint %variable_Workgroup_uint %uint_1 %uint_264 %uint_1`,
]

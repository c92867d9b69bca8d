import { pairIn, pairOf, piecesOf, tagOf } from '../pairs/pair-of.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import { inKernel } from '../pairs/tags.ts'

const body = `OpControlBarrier %uint_2 %uint_1 %uint_0
OpMemoryBarrier %uint_1 %uint_0
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %uint_2 %uint_0
OpAtomicStore %variable_Workgroup_uint %int_4 %uint_0 %uint_1
%elected = OpGroupNonUniformElect %bool %uint_3`

/** A shader of the Vulkan memory model, whose buffer is an image too. */
const vulkanScopes = piecesOf`capabilities: Shader VulkanMemoryModel
memoryModel: OpMemoryModel Logical Vulkan
annotations: OpDecorate %image DescriptorSet 0
OpDecorate %image Binding 0
declarations: %image = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_2_Rgba32f UniformConstant`

function exchanged(semantics: string): string {
  return `%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 ${semantics} %uint_1 %uint_0`
}

const inVulkan = tagOf`capabilities: Shader VulkanMemoryModel
memoryModel: OpMemoryModel Logical Vulkan`

/** Pairs of semantics of which the second is not stronger, and those that are in the place of the second. */
const weaker = rowsOf(`
relaxed                | %uint_0        | %uint_0xbc0 | acquire: %uint_2, acquire-of-more: %uint_0x902, sequential: %uint_0x10
relaxed-of-every-class | %uint_0xbc0  | %uint_0       | acquire: %uint_2, acquire-of-more: %uint_0x902, sequential: %uint_0x10
acquire                | %uint_2        | %uint_0x902 | sequential: %uint_0x10
acquire-of-more        | %uint_0x902  | %uint_0xbc0 | sequential: %uint_0x10
release                | %uint_0x104       | %uint_0xbc0 | sequential: %uint_0x10
both                   | %uint_8        | %uint_0x902 | sequential: %uint_0x10
both-of-every-class    | %uint_0xbc8     | %uint_0       | sequential: %uint_0x10
`)

/** Pairs of the rules on scopes and orders of memory, and on what the Vulkan memory model adds to them. */
export const pairs = [
  pairOf`scope-type/of-a-shader: scopes are 32-bit integers, signed or not
body: ${body}
changed: ControlBarrier {%uint_2 | execution-of-barrier: %ulong_2}
changed: %uint_2 {%uint_1 | memory-of-barrier: %ushort_2} %uint_0
changed: MemoryBarrier {%uint_1 | memory-barrier: %ulong_2}
changed: %variable_Workgroup_uint {%uint_2 | load: %float_0}
changed: %variable_Workgroup_uint {%int_4 | store: %ulong_2}
changed: %bool {%uint_3 | group: %ulong_2}`,
  inKernel`scope-type/of-a-kernel: the scopes of a kernel may be loaded
body: %scope = OpLoad %uint %variable_Workgroup_uint
%wide_scope = OpLoad %ulong %variable_Workgroup_ulong
OpControlBarrier {%uint_2 | execution-vector: %uint2_2_2} {%scope | wide-loaded: %wide_scope} %uint_0
%sum = OpAtomicIAdd %uint %variable_Workgroup_uint {%uint_2 | boolean: %true | vector: %uint2_2_2} %uint_0 %uint_1`,
  pairOf`scope-constant/of-a-shader: the scopes of a shader are plain constants
annotations: %spec_uint_2 SpecId 0
declarations: %computed = OpSpecConstantOp %uint IAdd %uint_1 %uint_1
body: %number = OpLoad %uint %variable_Workgroup_uint
%copy = OpCopyObject %uint %uint_2
${body}
changed: ControlBarrier {%uint_2 | specialized-execution: %spec_uint_2}
changed: %uint_2 {%uint_1 | computed-memory: %computed} %uint_0
changed: MemoryBarrier {%uint_1 | null-memory: %null_uint}
changed: %variable_Workgroup_uint {%uint_2 | undefined-load: %a_uint | copied-load: %copy}
changed: %variable_Workgroup_uint {%int_4 | loaded-store: %number}
changed: %bool {%uint_3 | specialized-group: %spec_uint_2}`,
  pairOf`scope-constant/parameter: a function with a number for a parameter does not use it as a scope
before: %uint %add(%uint %summand)
%sum = OpAtomicIAdd %uint %variable_Workgroup_uint {%uint_2 | memory: %summand} %uint_0 %summand
OpReturnValue %sum
body: %done = OpFunctionCall %uint %add %uint_2`,
  pairOf`scope-value/of-a-shader: every scope that needs no capability
body: ${body}
%old = OpAtomicExchange %uint %variable_Workgroup_uint {%uint_0 | exchange: %int_minus_1} %uint_0 %uint_1
changed: ControlBarrier {%uint_2 | execution-of-barrier: %uint_7}
changed: %uint_2 {%uint_1 | memory-of-barrier: %uint_100} %uint_0
changed: MemoryBarrier {%uint_1 | memory-barrier: %int_minus_1}
changed: %variable_Workgroup_uint {%uint_2 | load: %uint_7}
changed: %variable_Workgroup_uint {%int_4 | store-high-bit: %uint_2147483650}`,
  pairIn(vulkanScopes)`scope-device/without-the-capability
the Vulkan memory model knows scopes below the device without a capability
body: OpControlBarrier %uint_2 {%uint_2 | barrier-memory: %uint_1} %uint_264
OpMemoryBarrier {%uint_5 | memory-barrier: %uint_1} %uint_264
%sum = OpAtomicIAdd %uint %variable_Workgroup_uint {%uint_5 | atomic: %uint_1 | signed-atomic: %int_1} %uint_264 %uint_1
%number = OpLoad %uint %variable_Workgroup_uint MakePointerVisible|NonPrivatePointer {%uint_2 | load: %uint_1}
OpStore %variable_Workgroup_uint %uint_1 MakePointerAvailable|NonPrivatePointer {%uint_5 | store: %uint_1}
OpCopyMemory %variable_Workgroup_uint %second_variable_Workgroup_uint MakePointerAvailable|NonPrivatePointer {%uint_2
  | copied-memory: %uint_1}
%storage = OpLoad %image_float_2D_0_0_0_2_Rgba32f %image
%texel = OpImageRead %float4 %storage %uint2_0_0 MakeTexelVisible|NonPrivateTexel {%uint_5 | texel: %uint_1}`,
  pairIn(vulkanScopes)`scope-device/with-the-capability
a capability brings the scope of the device into the Vulkan memory model
capabilities: ${vulkanScopes.capabilities} {VulkanMemoryModelDeviceScope | without-it:}
body: %sum = OpAtomicIAdd %uint %variable_Workgroup_uint %uint_1 %uint_264 %uint_1`,
  ...weaker.map(
    ([name = '', equal = '', unequal = '', stronger = '']) =>
      pairOf`atomic-unequal-not-stronger/${name}
less is ordered where values are unequal, or just as much, whatever the classes of memory
body: ${exchanged(`${equal} {${unequal} | ${stronger.replaceAll(', ', ' | ')}}`)}`,
  ),
  pairOf`atomic-unequal-not-stronger/sequential: beside the strongest order each one stands that may stand there
body: %none = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0x10 %uint_0xbc0 %uint_1 %uint_0
%some = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 {%uint_0x10
  | none-beside-acquire: %uint_0xbc0} %uint_0x902 %uint_1 %uint_0
${exchanged('%uint_0x10 %uint_0x10')}
changed: {%uint_0x10 | none-for-equal: %uint_0xbc0 | acquire-for-equal: %uint_0x902
  | release-for-equal: %uint_0x104 | both-for-equal: %uint_0xbc8} %uint_0x10`,
  pairOf`atomic-unequal-not-stronger/first-version in spv1.0, spv1.3
the rule is as old as the instruction, and holds where nobody comes
before: %void %uncalled()
OpReturn
%unreached: ${exchanged('%uint_8 %uint_2')}
changed: {%uint_8 | acquire-beside-none: %uint_0} {%uint_2 | sequential-beside-both: %uint_0x10}`,
  inKernel`atomic-unequal-not-stronger/kernel: what a kernel loads for unequal values is of an order that nobody knows
body: %loaded = OpLoad %uint %variable_Workgroup_uint
%a = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0 {%loaded
  | sequential-for-loaded: %uint_0x10 | acquire-for-loaded: %uint_2} %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 {%uint_0x10 | relaxed-for-sequential: %uint_0xb80
  | null-for-sequential: %null_uint} %uint_0x302 %uint_1 %uint_0`,
  inKernel`atomic-unequal-not-stronger/loaded-for-equal: nor is it known what order a kernel loads for equal values
body: %loaded = OpLoad %uint %variable_Workgroup_uint
${exchanged('%loaded %uint_0x10')}
changed: {%loaded | relaxed: %uint_0 | acquire: %uint_2} %uint_0x10`,
  inKernel`atomic-unequal-not-stronger/weak in spv1.0, spv1.3: an exchange that may fail is held to the same
body: %a = OpAtomicCompareExchangeWeak %uint %variable_Workgroup_uint %uint_2 {%uint_0x10
  | none-beside-acquire: %uint_0} %uint_2 %uint_1 %uint_0
%b = OpAtomicCompareExchangeWeak %uint %variable_Workgroup_uint %uint_2 %uint_0xb88 {%uint_0
  | both-beside-sequential: %uint_0x10} %uint_1 %uint_0
%c = OpAtomicCompareExchangeWeak %uint %variable_Workgroup_uint %uint_2 %uint_0x204 {%uint_0xb80
  | release-beside-sequential: %uint_0x10} %uint_1 %uint_0`,
  inVulkan`atomic-unequal-not-stronger/vulkan-memory-model in spv1.5, spv1.6
in the Vulkan memory model bits that are no orders make no order stronger
body: ${exchanged('{%uint_0xe108 %uint_0xc102 | acquire: %uint_0x8000 %uint_0x8102}')}`,
  ...[
    ['output', '0x1108'],
    ['available', '0x2108'],
    ['visible', '0x4108'],
    ['volatile', '0x8108'],
  ].map(
    ([name = '', value = '']) =>
      inVulkan`memory-semantics-capability/${name}-of-the-model
the capability of the Vulkan memory model is there for one bit
declarations: %bit = OpConstant %uint ${value}
body: %sum = OpAtomicIAdd %uint %variable_Workgroup_uint %uint_2 %bit %uint_1
changed: {OpCapability VulkanMemoryModel | other-model:}
changed: Logical {Vulkan | other-model: GLSL450}`,
  ),
  inVulkan`memory-semantics-capability/vulkan-memory-model-by-an-extension in spv1.3
before it was core the Vulkan memory model came by an extension, with all of its bits
extensions: OpExtension "SPV_KHR_vulkan_memory_model"
declarations:
body: %sum = OpAtomicIAdd %uint %variable_Workgroup_uint %uint_2 %uint_0xf148 %uint_1
changed: {OpCapability VulkanMemoryModel | extension-alone:}
changed: Logical {Vulkan | extension-alone: GLSL450}`,
]

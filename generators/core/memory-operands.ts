import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, fragment, kernel } from '../pairs/pieces.ts'

const plain = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %from %to',
  declarations: `%shared = OpTypePointer Workgroup %uint
%from = OpVariable %shared Workgroup
%to = OpVariable %shared Workgroup`,
}

const vulkan = {
  ...plain,
  capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

/** As `vulkan`, with physical pointers, so that copies by size are at hand. */
const physicalVulkan = {
  ...vulkan,
  capabilities: `${vulkan.capabilities}\nOpCapability Addresses`,
  memoryModel: 'OpMemoryModel Physical64 Vulkan',
}

const physicalKernel = {
  ...kernel,
  declarations: plain.declarations,
}

const copies = [
  {
    prefix: 'copy-memory',
    instruction: 'OpCopyMemory %to %from',
    before14: { ...plain, entryPoints: 'OpEntryPoint GLCompute %main "main"' },
    pieces: vulkan,
  },
  {
    prefix: 'copy-sized',
    instruction: 'OpCopyMemorySized %to %from %uint_4',
    before14: physicalKernel,
    pieces: physicalVulkan,
  },
]

const available = 'MakePointerAvailable|NonPrivatePointer %uint_2'
const visible = 'MakePointerVisible|NonPrivatePointer %uint_2'
const both = 'MakePointerAvailable|MakePointerVisible|NonPrivatePointer %uint_2 %uint_2'

const vulkanOfPrivate = {
  capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

const block = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingsOf(['buffer', 'uniform'])}`

const copying = {
  ...vulkanOfPrivate,
  entryPoints: 'OpEntryPoint GLCompute %main "main" %shared %other %own',
  declarations: `%shared_uint = OpTypePointer Workgroup %uint
%private_uint = OpTypePointer Private %uint
%function_uint = OpTypePointer Function %uint
%shared = OpVariable %shared_uint Workgroup
%other = OpVariable %shared_uint Workgroup
%own = OpVariable %private_uint Private`,
}

/** Pairs of the rules on memory operands, NonPrivatePointer among them. */
export const pairs = [
  ...copies.flatMap(({ prefix, instruction, before14, pieces }) => [
    pairOf`${prefix}-mask-count/before-1-4 in spv1.3
a copy has one mask for both of its pointers
${before14}
body: ${instruction} {Volatile|Aligned 4 | two-equal-masks: Volatile|Aligned 4 Volatile|Aligned 4
  | none-for-the-source: Volatile|Aligned 4 None | none-twice: None None}`,
    pairOf`${prefix}-mask-count/in-1-0 in spv1.0
a copy has an empty mask or none
${before14}
body: ${instruction}
${instruction} {None | two-masks: Nontemporal Nontemporal}`,
    pairOf`${prefix}-target-mask/two-masks
the target of a copy is made available, its source visible
${pieces}
body: ${instruction} ${available} ${visible}
changed: {MakePointerAvailable|NonPrivatePointer | visible-target: MakePointerVisible|NonPrivatePointer
  | available-and-visible-target: MakePointerAvailable|MakePointerVisible|NonPrivatePointer %uint_2
  | aligned-visible-target: Aligned|MakePointerVisible|NonPrivatePointer 4} %uint_2`,
    pairOf`${prefix}-target-mask/one-mask
one mask for both pointers makes available and visible, the first of two does not
${pieces}
body: ${instruction} ${both}
${instruction} {NonPrivatePointer | visible-target: ${visible}} NonPrivatePointer`,
    pairOf`${prefix}-source-mask/two-masks
the source of a copy is made visible, its target available
${pieces}
body: ${instruction} ${available} ${visible}
changed: {MakePointerVisible|NonPrivatePointer | available-source: MakePointerAvailable|NonPrivatePointer
  | available-and-visible-source: MakePointerAvailable|MakePointerVisible|NonPrivatePointer %uint_2
  | volatile-available-source: Volatile|MakePointerAvailable|NonPrivatePointer} %uint_2`,
    pairOf`${prefix}-source-mask/one-mask
one mask for both pointers makes available and visible, the second of two does not
${pieces}
body: ${instruction} ${both}
${instruction} None {NonPrivatePointer | available-source: ${available}}`,
  ]),
  pairOf`memory-operands-aligned/loads-and-stores
alignments are powers of two, 1 among them
${plain}
body: %first = OpLoad %uint %from Aligned {1 | load-of-0: 0 | load-of-3: 3}
%second = OpLoad %uint %from Volatile|Aligned {0x80000000 | load-of-two-bits: 0x80000001}
OpStore %to %first Aligned {16 | store-of-12: 12 | store-of-0: 0}`,
  pairOf`memory-operands-aligned/copies
both alignments of copies are powers of two
${physicalVulkan}
body: OpCopyMemory %to %from Aligned {4 | one-mask: 5}
OpCopyMemory %to %from Volatile|Aligned {8 | target: 6} Nontemporal|Aligned {2 | source: 0}
OpCopyMemorySized %to %from %uint_4 Volatile|Aligned {32 | sized-target: 33} Nontemporal|Aligned {64
  | sized-source: 63}`,
  pairOf`memory-operands-non-private/loads-and-stores
what is made available or visible is not private
${vulkan}
body: %value = OpLoad %uint %from {Volatile|${visible} | load: Volatile|MakePointerVisible %uint_2}
OpStore %to %value ${available}
OpStore %to %value NonPrivatePointer
changed: {MakePointerAvailable|NonPrivatePointer | store: MakePointerAvailable
  | aligned-store: Aligned|MakePointerAvailable 4} %uint_2`,
  pairOf`memory-operands-non-private/copies
each mask of a copy that makes available or visible says that the pointer is not private
${physicalVulkan}
body: OpCopyMemory %to %from ${both}
OpCopyMemory %to %from {${available}
  | target: MakePointerAvailable %uint_2} Aligned|${visible.replace(' ', ' 4 ')}
OpCopyMemorySized %to %from %uint_4 {Volatile|${available}
  | sized-target: Volatile|MakePointerAvailable %uint_2} {Nontemporal|${visible}
  | sized-source: Nontemporal|MakePointerVisible %uint_2}
changed: {MakePointerAvailable|MakePointerVisible|NonPrivatePointer
  | one-mask: MakePointerAvailable|MakePointerVisible} %uint_2 %uint_2
changed: {Aligned|MakePointerVisible|NonPrivatePointer | source: Aligned|MakePointerVisible}`,
  pairOf`memory-operands-available/load
a load makes visible, the stores make available
${vulkan}
body: %value = OpLoad %uint %from {${visible} | instead-of-visible: ${available} | with-visible: ${both}
  | volatile-and-aligned: Volatile|Aligned|MakePointerAvailable|NonPrivatePointer 4 %uint_2}
OpStore %to %value ${available}
OpCopyMemory %to %from ${both}`,
  pairOf`memory-operands-visible/store
a store makes available, the loads make visible
${vulkan}
body: %value = OpLoad %uint %from ${visible}
OpStore %to %value {${available} | instead-of-available: ${visible} | with-available: ${both}
  | volatile-and-aligned: Volatile|Aligned|MakePointerVisible|NonPrivatePointer 4 %uint_2}
OpCopyMemory %to %from ${both}`,

  pairOf`non-private-storage-class/loads-and-stores
accesses to memory that invocations share are not private, others are
${vulkanOfPrivate}
entryPoints: OpEntryPoint GLCompute %main "main" %buffer %uniform %pushed %shared %global %own
annotations: ${block}
declarations: %block = OpTypeStruct %uint
%to_buffer = OpTypePointer StorageBuffer %block
%to_uniform = OpTypePointer Uniform %block
%to_pushed = OpTypePointer PushConstant %block
%buffer_uint = OpTypePointer StorageBuffer %uint
%uniform_uint = OpTypePointer Uniform %uint
%pushed_uint = OpTypePointer PushConstant %uint
%shared_uint = OpTypePointer Workgroup %uint
%global_uint = OpTypePointer CrossWorkgroup %uint
%private_uint = OpTypePointer Private %uint
%function_uint = OpTypePointer Function %uint
%buffer = OpVariable %to_buffer StorageBuffer
%uniform = OpVariable %to_uniform Uniform
%pushed = OpVariable %to_pushed PushConstant
%shared = OpVariable %shared_uint Workgroup
%global = OpVariable %global_uint CrossWorkgroup
%own = OpVariable %private_uint Private
body: %local = OpVariable %function_uint Function
%of_buffer = OpAccessChain %buffer_uint %buffer %uint_0
%of_uniform = OpAccessChain %uniform_uint %uniform %uint_0
%of_pushed = OpAccessChain %pushed_uint %pushed %uint_0
%same = OpCopyObject %function_uint %local
%a = OpLoad %uint %of_uniform NonPrivatePointer
OpStore %of_buffer %a MakePointerAvailable|NonPrivatePointer %uint_2
OpStore %shared %a Aligned|NonPrivatePointer 4
%b = OpLoad %uint %global MakePointerVisible|NonPrivatePointer %uint_2
%c = OpLoad %uint %of_pushed {| push-constant-load: NonPrivatePointer}
%d = OpLoad %uint %own {Aligned 4
  | private-load: Aligned|MakePointerVisible|NonPrivatePointer 4 %uint_2}
OpStore %local %b {| function-store: NonPrivatePointer}
OpStore %same %c {| store-through-a-copied-pointer: MakePointerAvailable|NonPrivatePointer %uint_2}`,
  pairOf`non-private-storage-class/interface
inputs, outputs and images of a fragment shader are private, its buffer is not
${fragment}${vulkanOfPrivate}
entryPoints: OpEntryPoint Fragment %main "main" %from %to %texture %buffer %uniform
annotations: ${block}
OpDecorate %from Location 0
OpDecorate %to Location 0
${bindingOf('texture', 2)}
declarations: %block = OpTypeStruct %float4
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%to_image = OpTypePointer UniformConstant %image
%to_buffer = OpTypePointer StorageBuffer %block
%to_uniform = OpTypePointer Uniform %block
%buffer_float4 = OpTypePointer StorageBuffer %float4
%input_float4 = OpTypePointer Input %float4
%output_float4 = OpTypePointer Output %float4
%texture = OpVariable %to_image UniformConstant
%buffer = OpVariable %to_buffer StorageBuffer
%uniform = OpVariable %to_uniform Uniform
%from = OpVariable %input_float4 Input
%to = OpVariable %output_float4 Output
body: %of_buffer = OpAccessChain %buffer_float4 %buffer %uint_0
%whole = OpLoad %block %uniform NonPrivatePointer
%color = OpLoad %float4 %from {| input-load: NonPrivatePointer}
%loaded = OpLoad %image %texture {| image-load: NonPrivatePointer}
OpStore %of_buffer %color NonPrivatePointer
OpStore %to %color {Volatile | output-store: Volatile|NonPrivatePointer}`,
  pairOf`non-private-storage-class/copies
only the copy between two shared variables is not private
${copying}
body: %local = OpVariable %function_uint Function
OpCopyMemory %other %shared NonPrivatePointer
OpCopyMemory %shared %local {Volatile | private-source: Volatile|NonPrivatePointer
  | private-source-of-two-masks: None NonPrivatePointer}
OpCopyMemory %own %other {Aligned 4 | private-target: Aligned|NonPrivatePointer 4
  | private-target-of-two-masks: NonPrivatePointer None}`,
  pairOf`non-private-storage-class/copies-with-two-masks
of two masks only that of the shared pointer has NonPrivatePointer
${copying}
body: %local = OpVariable %function_uint Function
OpCopyMemory %shared %local NonPrivatePointer {None | private-source: NonPrivatePointer
  | private-source-of-one-mask:}
OpCopyMemory %own %other {Volatile | private-target: Volatile|NonPrivatePointer} NonPrivatePointer`,
  pairOf`non-private-storage-class/parameter
a helper stores through its pointer into Workgroup, and keeps that into Private to itself
${vulkanOfPrivate}
entryPoints: OpEntryPoint GLCompute %main "main" %shared %own
declarations: %shared_uint = OpTypePointer Workgroup %uint
%private_uint = OpTypePointer Private %uint
%takes_pointers = OpTypeFunction %void %shared_uint %private_uint
%shared = OpVariable %shared_uint Workgroup
%own = OpVariable %private_uint Private
before: %helper = OpFunction %void None %takes_pointers
%first = OpFunctionParameter %shared_uint
%second = OpFunctionParameter %private_uint
%begin = OpLabel
OpStore %first %uint_1 NonPrivatePointer
OpStore %second %uint_1 {None | into-private: NonPrivatePointer}
OpReturn
OpFunctionEnd
body: %called = OpFunctionCall %void %helper %shared %own`,
]

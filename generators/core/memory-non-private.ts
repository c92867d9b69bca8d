import { pair } from '../pairs/pair.ts'
import { fragment } from '../pairs/pieces.ts'

const vulkan = {
  capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

const block = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
OpDecorate %uniform DescriptorSet 0
OpDecorate %uniform Binding 1`

const copying = {
  ...vulkan,
  entryPoints: 'OpEntryPoint GLCompute %main "main" %shared %other %own',
  declarations: `%shared_uint = OpTypePointer Workgroup %uint
%private_uint = OpTypePointer Private %uint
%function_uint = OpTypePointer Function %uint
%shared = OpVariable %shared_uint Workgroup
%other = OpVariable %shared_uint Workgroup
%own = OpVariable %private_uint Private`,
}

/** Pairs of the rule on storage classes that NonPrivatePointer is for. */
export const pairs = [
  pair(
    'non-private-storage-class',
    'loads-and-stores',
    'accesses to memory that invocations share are not private, others are',
    {
      ...vulkan,
      entryPoints:
        'OpEntryPoint GLCompute %main "main" %buffer %uniform %pushed %shared %global %own',
      annotations: block,
      declarations: `%block = OpTypeStruct %uint
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
%own = OpVariable %private_uint Private`,
      body: `%local = OpVariable %function_uint Function
%of_buffer = OpAccessChain %buffer_uint %buffer %uint_0
%of_uniform = OpAccessChain %uniform_uint %uniform %uint_0
%of_pushed = OpAccessChain %pushed_uint %pushed %uint_0
%same = OpCopyObject %function_uint %local
%a = OpLoad %uint %of_uniform NonPrivatePointer
OpStore %of_buffer %a MakePointerAvailable|NonPrivatePointer %uint_2
OpStore %shared %a Aligned|NonPrivatePointer 4
%b = OpLoad %uint %global MakePointerVisible|NonPrivatePointer %uint_2
%c = OpLoad %uint %of_pushed
%d = OpLoad %uint %own Aligned 4
OpStore %local %b
OpStore %same %c`,
    },
    {
      'push-constant-load': [['%uint %of_pushed', '%uint %of_pushed NonPrivatePointer']],
      'private-load': [
        [
          '%uint %own Aligned 4',
          '%uint %own Aligned|MakePointerVisible|NonPrivatePointer 4 %uint_2',
        ],
      ],
      'function-store': [['OpStore %local %b', 'OpStore %local %b NonPrivatePointer']],
      'store-through-a-copied-pointer': [
        ['OpStore %same %c', 'OpStore %same %c MakePointerAvailable|NonPrivatePointer %uint_2'],
      ],
    },
  ),
  pair(
    'non-private-storage-class',
    'interface',
    'inputs, outputs and images of a fragment shader are private, its buffer is not',
    {
      ...fragment,
      ...vulkan,
      entryPoints: 'OpEntryPoint Fragment %main "main" %from %to %texture %buffer %uniform',
      annotations: `${block}
OpDecorate %from Location 0
OpDecorate %to Location 0
OpDecorate %texture DescriptorSet 0
OpDecorate %texture Binding 2`,
      declarations: `%block = OpTypeStruct %float4
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
%to = OpVariable %output_float4 Output`,
      body: `%of_buffer = OpAccessChain %buffer_float4 %buffer %uint_0
%whole = OpLoad %block %uniform NonPrivatePointer
%color = OpLoad %float4 %from
%loaded = OpLoad %image %texture
OpStore %of_buffer %color NonPrivatePointer
OpStore %to %color Volatile`,
    },
    {
      'input-load': [['%float4 %from', '%float4 %from NonPrivatePointer']],
      'output-store': [['%to %color Volatile', '%to %color Volatile|NonPrivatePointer']],
      'image-load': [['%image %texture', '%image %texture NonPrivatePointer']],
    },
  ),
  pair(
    'non-private-storage-class',
    'copies',
    'only the copy between two shared variables is not private',
    {
      ...copying,
      body: `%local = OpVariable %function_uint Function
OpCopyMemory %other %shared NonPrivatePointer
OpCopyMemory %shared %local Volatile
OpCopyMemory %own %other Aligned 4`,
    },
    {
      'private-source': [['%local Volatile', '%local Volatile|NonPrivatePointer']],
      'private-target': [['%other Aligned 4', '%other Aligned|NonPrivatePointer 4']],
      'private-source-of-two-masks': [['%local Volatile', '%local None NonPrivatePointer']],
      'private-target-of-two-masks': [['%other Aligned 4', '%other NonPrivatePointer None']],
    },
  ),
  pair(
    'non-private-storage-class',
    'copies-with-two-masks',
    'of two masks only that of the shared pointer has NonPrivatePointer',
    {
      ...copying,
      body: `%local = OpVariable %function_uint Function
OpCopyMemory %shared %local NonPrivatePointer None
OpCopyMemory %own %other Volatile NonPrivatePointer`,
    },
    {
      'private-source': [['NonPrivatePointer None', 'NonPrivatePointer NonPrivatePointer']],
      'private-target': [
        ['Volatile NonPrivatePointer', 'Volatile|NonPrivatePointer NonPrivatePointer'],
      ],
      'private-source-of-one-mask': [['NonPrivatePointer None', 'NonPrivatePointer']],
    },
  ),
  pair(
    'non-private-storage-class',
    'parameter',
    'a helper stores through its pointer into Workgroup, and keeps that into Private to itself',
    {
      ...vulkan,
      entryPoints: 'OpEntryPoint GLCompute %main "main" %shared %own',
      declarations: `%shared_uint = OpTypePointer Workgroup %uint
%private_uint = OpTypePointer Private %uint
%takes_pointers = OpTypeFunction %void %shared_uint %private_uint
%shared = OpVariable %shared_uint Workgroup
%own = OpVariable %private_uint Private`,
      before: `%helper = OpFunction %void None %takes_pointers
%first = OpFunctionParameter %shared_uint
%second = OpFunctionParameter %private_uint
%begin = OpLabel
OpStore %first %uint_1 NonPrivatePointer
OpStore %second %uint_1 None
OpReturn
OpFunctionEnd`,
      body: '%called = OpFunctionCall %void %helper %shared %own',
    },
    { 'into-private': [['%uint_1 None', '%uint_1 NonPrivatePointer']] },
  ),
]

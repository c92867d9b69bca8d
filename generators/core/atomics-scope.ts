import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'

const counter = `%pointer_uint = OpTypePointer Workgroup %uint
%counter = OpVariable %pointer_uint Workgroup`

const scopes = `%cross_device = OpConstant %uint 0
%device = OpConstant %uint 1
%workgroup = OpConstant %uint 2
%subgroup = OpConstant %uint 3
%invocation = OpConstant %int 4
%relaxed = OpConstant %uint 0`

const synchronized = {
  capabilities: 'OpCapability Shader\nOpCapability GroupNonUniform',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %counter',
}

const body = `OpControlBarrier %workgroup %device %relaxed
OpMemoryBarrier %device %relaxed
%loaded = OpAtomicLoad %uint %counter %workgroup %relaxed
OpAtomicStore %counter %invocation %relaxed %uint_1
%elected = OpGroupNonUniformElect %bool %subgroup`

/** A shader of the Vulkan memory model, whose buffer is an image too. */
const vulkan = {
  capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %counter %other %image',
  annotations: 'OpDecorate %image DescriptorSet 0\nOpDecorate %image Binding 0',
  declarations: `%device = OpConstant %uint 1
%signed_device = OpConstant %int 1
%workgroup = OpConstant %uint 2
%queue_family = OpConstant %uint 5
%semantics = OpConstant %uint 264
%image_type = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%pointer_image = OpTypePointer UniformConstant %image_type
%place = OpConstantComposite %uint2 %uint_0 %uint_0
${counter}
%other = OpVariable %pointer_uint Workgroup
%image = OpVariable %pointer_image UniformConstant`,
}

/** Pairs of the rules on scopes. */
export const pairs = [
  pair(
    'scope-type',
    'of-a-shader',
    'scopes are 32-bit integers, signed or not',
    {
      ...synchronized,
      capabilities: `${synchronized.capabilities}\nOpCapability Int64\nOpCapability Int16`,
      declarations: `%ushort = OpTypeInt 16 0
${counter}
${scopes}
%wide = OpConstant %ulong 2
%narrow = OpConstant %ushort 2`,
      body,
    },
    {
      'execution-of-barrier': [['ControlBarrier %workgroup', 'ControlBarrier %wide']],
      'memory-of-barrier': [['%workgroup %device %relaxed', '%workgroup %narrow %relaxed']],
      'memory-barrier': [['MemoryBarrier %device', 'MemoryBarrier %wide']],
      load: [['%counter %workgroup', '%counter %float_0']],
      store: [['%counter %invocation', '%counter %wide']],
      group: [['%bool %subgroup', '%bool %wide']],
    },
  ),
  pair(
    'scope-type',
    'of-a-kernel',
    'the scopes of a kernel may be loaded',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability Int64`,
      entryPoints: 'OpEntryPoint Kernel %main "main" %counter %wide_counter',
      declarations: `%pointer_ulong = OpTypePointer Workgroup %ulong
${counter}
%wide_counter = OpVariable %pointer_ulong Workgroup
%workgroup = OpConstant %uint 2
%relaxed = OpConstant %uint 0
%vector = OpConstantComposite %uint2 %uint_2 %uint_2`,
      body: `%scope = OpLoad %uint %counter
%wide_scope = OpLoad %ulong %wide_counter
OpControlBarrier %workgroup %scope %relaxed
%sum = OpAtomicIAdd %uint %counter %workgroup %relaxed %uint_1`,
    },
    {
      'wide-loaded': [['%workgroup %scope', '%workgroup %wide_scope']],
      boolean: [['%counter %workgroup', '%counter %true']],
      vector: [['%counter %workgroup', '%counter %vector']],
      'execution-vector': [['OpControlBarrier %workgroup', 'OpControlBarrier %vector']],
    },
  ),
  pair(
    'scope-constant',
    'of-a-shader',
    'the scopes of a shader are plain constants',
    {
      ...synchronized,
      annotations: 'OpDecorate %specialized SpecId 0',
      declarations: `${counter}
${scopes}
%specialized = OpSpecConstant %uint 2
%computed = OpSpecConstantOp %uint IAdd %uint_1 %uint_1
%nothing = OpConstantNull %uint
%undefined = OpUndef %uint`,
      body: `%number = OpLoad %uint %counter
%copy = OpCopyObject %uint %workgroup
${body}`,
    },
    {
      'specialized-execution': [['ControlBarrier %workgroup', 'ControlBarrier %specialized']],
      'computed-memory': [['%workgroup %device %relaxed', '%workgroup %computed %relaxed']],
      'null-memory': [['MemoryBarrier %device', 'MemoryBarrier %nothing']],
      'undefined-load': [['%counter %workgroup', '%counter %undefined']],
      'copied-load': [['%counter %workgroup', '%counter %copy']],
      'loaded-store': [['%counter %invocation', '%counter %number']],
      'specialized-group': [['%bool %subgroup', '%bool %specialized']],
    },
  ),
  pair(
    'scope-constant',
    'parameter',
    'a function with a number for a parameter does not use it as a scope',
    {
      ...synchronized,
      declarations: `${counter}
${scopes}
%of_number = OpTypeFunction %uint %uint`,
      before: `%add = OpFunction %uint None %of_number
%summand = OpFunctionParameter %uint
%begin = OpLabel
%sum = OpAtomicIAdd %uint %counter %workgroup %relaxed %summand
OpReturnValue %sum
OpFunctionEnd`,
      body: '%done = OpFunctionCall %uint %add %workgroup',
    },
    { memory: [['%counter %workgroup', '%counter %summand']] },
  ),
  pair(
    'scope-value',
    'of-a-shader',
    'every scope that needs no capability',
    {
      ...synchronized,
      declarations: `${counter}
${scopes}
%seven = OpConstant %uint 7
%hundred = OpConstant %uint 100
%negative = OpConstant %int -1
%high = OpConstant %uint 2147483650`,
      body: `${body}\n%old = OpAtomicExchange %uint %counter %cross_device %relaxed %uint_1`,
    },
    {
      'execution-of-barrier': [['ControlBarrier %workgroup', 'ControlBarrier %seven']],
      'memory-of-barrier': [['%workgroup %device %relaxed', '%workgroup %hundred %relaxed']],
      'memory-barrier': [['MemoryBarrier %device', 'MemoryBarrier %negative']],
      load: [['%counter %workgroup', '%counter %seven']],
      'store-high-bit': [['%counter %invocation', '%counter %high']],
      exchange: [['%counter %cross_device', '%counter %negative']],
    },
  ),
  pair(
    'scope-device',
    'without-the-capability',
    'the Vulkan memory model knows scopes below the device without a capability',
    {
      ...vulkan,
      body: `OpControlBarrier %workgroup %workgroup %semantics
OpMemoryBarrier %queue_family %semantics
%sum = OpAtomicIAdd %uint %counter %queue_family %semantics %uint_1
%number = OpLoad %uint %counter MakePointerVisible|NonPrivatePointer %workgroup
OpStore %counter %uint_1 MakePointerAvailable|NonPrivatePointer %queue_family
OpCopyMemory %counter %other MakePointerAvailable|NonPrivatePointer %workgroup
%storage = OpLoad %image_type %image
%texel = OpImageRead %float4 %storage %place MakeTexelVisible|NonPrivateTexel %queue_family`,
    },
    {
      'barrier-memory': [['%workgroup %workgroup %semantics', '%workgroup %device %semantics']],
      'memory-barrier': [['MemoryBarrier %queue_family', 'MemoryBarrier %device']],
      atomic: [['%counter %queue_family', '%counter %device']],
      'signed-atomic': [['%counter %queue_family', '%counter %signed_device']],
      load: [
        [
          'MakePointerVisible|NonPrivatePointer %workgroup',
          'MakePointerVisible|NonPrivatePointer %device',
        ],
      ],
      store: [['NonPrivatePointer %queue_family', 'NonPrivatePointer %device']],
      'copied-memory': [
        [
          '%other MakePointerAvailable|NonPrivatePointer %workgroup',
          '%other MakePointerAvailable|NonPrivatePointer %device',
        ],
      ],
      texel: [['NonPrivateTexel %queue_family', 'NonPrivateTexel %device']],
    },
  ),
  pair(
    'scope-device',
    'with-the-capability',
    'a capability brings the scope of the device into the Vulkan memory model',
    {
      ...vulkan,
      capabilities: `${vulkan.capabilities}\nOpCapability VulkanMemoryModelDeviceScope`,
      body: '%sum = OpAtomicIAdd %uint %counter %device %semantics %uint_1',
    },
    { 'without-it': [['\nOpCapability VulkanMemoryModelDeviceScope', '']] },
  ),
]

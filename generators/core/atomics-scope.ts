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
    [
      'ControlBarrier {%workgroup | execution-of-barrier: %wide}',
      '%workgroup {%device | memory-of-barrier: %narrow} %relaxed',
      'MemoryBarrier {%device | memory-barrier: %wide}',
      '%counter {%workgroup | load: %float_0}',
      '%counter {%invocation | store: %wide}',
      '%bool {%subgroup | group: %wide}',
    ],
  ),
  pair('scope-type', 'of-a-kernel', 'the scopes of a kernel may be loaded', {
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
OpControlBarrier {%workgroup | execution-vector: %vector} {%scope
  | wide-loaded: %wide_scope} %relaxed
%sum = OpAtomicIAdd %uint %counter {%workgroup | boolean: %true | vector: %vector} %relaxed %uint_1`,
  }),
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
    [
      'ControlBarrier {%workgroup | specialized-execution: %specialized}',
      '%workgroup {%device | computed-memory: %computed} %relaxed',
      'MemoryBarrier {%device | null-memory: %nothing}',
      '%counter {%workgroup | undefined-load: %undefined | copied-load: %copy}',
      '%counter {%invocation | loaded-store: %number}',
      '%bool {%subgroup | specialized-group: %specialized}',
    ],
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
%sum = OpAtomicIAdd %uint %counter {%workgroup | memory: %summand} %relaxed %summand
OpReturnValue %sum
OpFunctionEnd`,
      body: '%done = OpFunctionCall %uint %add %workgroup',
    },
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
      body: `${body}
%old = OpAtomicExchange %uint %counter {%cross_device | exchange: %negative} %relaxed %uint_1`,
    },
    [
      'ControlBarrier {%workgroup | execution-of-barrier: %seven}',
      '%workgroup {%device | memory-of-barrier: %hundred} %relaxed',
      'MemoryBarrier {%device | memory-barrier: %negative}',
      '%counter {%workgroup | load: %seven}',
      '%counter {%invocation | store-high-bit: %high}',
    ],
  ),
  pair(
    'scope-device',
    'without-the-capability',
    'the Vulkan memory model knows scopes below the device without a capability',
    {
      ...vulkan,
      body: `OpControlBarrier %workgroup {%workgroup | barrier-memory: %device} %semantics
OpMemoryBarrier {%queue_family | memory-barrier: %device} %semantics
%sum = OpAtomicIAdd %uint %counter {%queue_family | atomic: %device
  | signed-atomic: %signed_device} %semantics %uint_1
%number = OpLoad %uint %counter MakePointerVisible|NonPrivatePointer {%workgroup | load: %device}
OpStore %counter %uint_1 MakePointerAvailable|NonPrivatePointer {%queue_family | store: %device}
OpCopyMemory %counter %other MakePointerAvailable|NonPrivatePointer {%workgroup
  | copied-memory: %device}
%storage = OpLoad %image_type %image
%texel = OpImageRead %float4 %storage %place MakeTexelVisible|NonPrivateTexel {%queue_family
  | texel: %device}`,
    },
  ),
  pair(
    'scope-device',
    'with-the-capability',
    'a capability brings the scope of the device into the Vulkan memory model',
    {
      ...vulkan,
      capabilities: `${vulkan.capabilities}
{OpCapability VulkanMemoryModelDeviceScope | without-it:}`,
      body: '%sum = OpAtomicIAdd %uint %counter %device %semantics %uint_1',
    },
  ),
]

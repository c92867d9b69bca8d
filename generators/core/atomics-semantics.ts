import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'

const counter = `%pointer_uint = OpTypePointer Workgroup %uint
%counter = OpVariable %pointer_uint Workgroup
%workgroup = OpConstant %uint 2`

const semantics = `%relaxed = OpConstant %uint 0
%acquire = OpConstant %uint 0x102
%release = OpConstant %uint 0x104
%acquire_release = OpConstant %uint 0x108
%sequential = OpConstant %uint 0x110`

const shader = { entryPoints: 'OpEntryPoint GLCompute %main "main" %counter' }

const body = `OpControlBarrier %workgroup %workgroup %acquire_release
OpMemoryBarrier %workgroup %sequential
%loaded = OpAtomicLoad %uint %counter %workgroup %acquire
OpAtomicStore %counter %workgroup %release %uint_1
%old = OpAtomicCompareExchange %uint %counter %workgroup %sequential %relaxed %uint_1 %uint_0`

const vulkan = {
  capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
  ...shader,
}

const kernelFlags = {
  ...kernel,
  entryPoints: 'OpEntryPoint Kernel %main "main" %counter',
}

/** Pairs of the rules on memory semantics. */
export const pairs = [
  pair(
    'memory-semantics-type',
    'of-a-shader',
    'semantics are 32-bit integers',
    {
      ...shader,
      capabilities: 'OpCapability Shader\nOpCapability Int64\nOpCapability Int16',
      declarations: `%ushort = OpTypeInt 16 0
${counter}
${semantics}
%wide = OpConstant %ulong 0
%narrow = OpConstant %ushort 0`,
      body,
    },
    [
      '%workgroup {%acquire_release | control-barrier: %wide}',
      'MemoryBarrier %workgroup {%sequential | memory-barrier: %narrow}',
      '%workgroup {%release | store: %wide}',
      '%sequential {%relaxed | unequal: %narrow}',
      { load: [['%workgroup %acquire\n', '%workgroup %float_0\n']] },
    ],
  ),
  pair('memory-semantics-type', 'of-a-kernel', 'the semantics of a kernel may be loaded', {
    ...kernelFlags,
    capabilities: `${kernel.capabilities}\nOpCapability Int64`,
    entryPoints: 'OpEntryPoint Kernel %main "main" %counter %wide_counter',
    declarations: `%pointer_ulong = OpTypePointer Workgroup %ulong
%wide_counter = OpVariable %pointer_ulong Workgroup
${counter}
${semantics}
%vector = OpConstantComposite %uint2 %uint_0 %uint_0`,
    body: `%number = OpLoad %uint %counter
%wide = OpLoad %ulong %wide_counter
OpMemoryBarrier %workgroup {%number | wide-loaded: %wide}
%loaded = OpAtomicLoad %uint %counter %workgroup {%acquire | boolean: %false | vector: %vector}`,
  }),
  pair(
    'memory-semantics-constant',
    'of-a-shader',
    'the semantics of a shader are plain constants',
    {
      ...shader,
      annotations: 'OpDecorate %specialized SpecId 0',
      declarations: `${counter}
${semantics}
%specialized = OpSpecConstant %uint 0
%computed = OpSpecConstantOp %uint IMul %uint_2 %uint_0
%nothing = OpConstantNull %uint
%undefined = OpUndef %uint`,
      body: `%number = OpLoad %uint %counter
%copy = OpCopyObject %uint %relaxed
${body}`,
    },
    [
      '%workgroup {%acquire_release | specialized-barrier: %specialized}',
      'MemoryBarrier %workgroup {%sequential | computed-barrier: %computed}',
      '%workgroup {%release | loaded-store: %number | undefined-store: %undefined}',
      '%sequential {%relaxed | specialized-unequal: %specialized}',
      '%workgroup {%sequential | copied-equal: %copy} %relaxed',
      { 'null-load': [['%workgroup %acquire\n', '%workgroup %nothing\n']] },
    ],
  ),
  pair(
    'memory-semantics-order',
    'one-order-or-none',
    'each order by itself, and none',
    {
      ...shader,
      declarations: `${counter}
${semantics}
%acquire_and_release = OpConstant %uint 0x106
%both_and_more = OpConstant %uint 0x10c
%sequential_and_more = OpConstant %uint 0x118
%every_order = OpConstant %uint 0x1e
%two_without_class = OpConstant %int 6`,
      body,
    },
    [
      '%workgroup {%acquire_release | control-barrier: %acquire_and_release}',
      'MemoryBarrier %workgroup {%sequential | memory-barrier: %sequential_and_more}',
      '%workgroup {%release | store: %both_and_more}',
      '%workgroup {%sequential | equal: %every_order} %relaxed',
      { load: [['%workgroup %acquire\n', '%workgroup %two_without_class\n']] },
    ],
  ),
  pair(
    'memory-semantics-order',
    'unreachable',
    'a barrier that is never reached has one order, too',
    {
      ...shader,
      declarations: `${counter}
${semantics}
%acquire_and_release = OpConstant %uint 0x106`,
      body: `OpBranch %exit
%dead = OpLabel
OpMemoryBarrier %workgroup {%acquire | barrier: %acquire_and_release}
OpBranch %exit
%exit = OpLabel`,
    },
  ),
  pair(
    'memory-semantics-bits',
    'of-a-shader',
    'all bits that a shader of its memory model knows, one order among them',
    {
      ...shader,
      capabilities: 'OpCapability Shader\nOpCapability AtomicStorage',
      declarations: `${counter}
%every_class = OpConstant %uint 0xfc8
%bit_0 = OpConstant %uint 0xfc9
%bit_5 = OpConstant %uint 0xfe8
%bit_16 = OpConstant %uint 0x10fc8
%bit_31 = OpConstant %int -2147479608
%only_bit_0 = OpConstant %uint 1
%only_bit_5 = OpConstant %uint 0x20
%relaxed = OpConstant %uint 0`,
      body: `OpMemoryBarrier %workgroup {%every_class | bit-0: %bit_0 | bit-5: %bit_5 | bit-16: %bit_16
  | bit-31: %bit_31}
%sum = OpAtomicIAdd %uint %counter %workgroup {%relaxed | only-bit-0: %only_bit_0
  | only-bit-5: %only_bit_5} %uint_1
%old = OpAtomicCompareExchange %uint %counter %workgroup %every_class {%relaxed
  | unequal: %only_bit_5} %uint_1 %uint_0`,
    },
  ),
  pair(
    'memory-semantics-bits',
    'of-the-vulkan-memory-model',
    'the Vulkan memory model has more bits, up to the sixteenth',
    {
      ...vulkan,
      declarations: `${counter}
%many = OpConstant %uint 0xfbc8
%more = OpConstant %uint 0x1fbc8
%most = OpConstant %uint 0x4000fbc8`,
      body: '%sum = OpAtomicIAdd %uint %counter %workgroup {%many | bit-16: %more | bit-30: %most} %uint_1',
    },
  ),
  pair(
    'memory-semantics-vulkan',
    'other-orders',
    'the Vulkan memory model has all orders but one',
    {
      ...vulkan,
      declarations: `${counter}
${semantics}
%without_class = OpConstant %uint 0x10`,
      body: `OpControlBarrier %workgroup %workgroup {%acquire_release | control-barrier: %sequential}
OpMemoryBarrier %workgroup {%acquire_release | memory-barrier: %sequential}
%loaded = OpAtomicLoad %uint %counter %workgroup {%acquire | load: %without_class}
OpAtomicStore %counter %workgroup {%release | store: %sequential} %uint_1
%old = OpAtomicCompareExchange %uint %counter %workgroup {%acquire_release
  | compare-exchange: %sequential} %acquire %uint_1 %uint_0`,
    },
  ),
  pair('atomic-unequal-semantics', 'of-a-shader', 'where values are unequal nothing is released', {
    ...shader,
    declarations: `${counter}
${semantics}
%only_release = OpConstant %uint 4
%only_both = OpConstant %uint 8`,
    body: `%a = OpAtomicCompareExchange %uint %counter %workgroup %release {%relaxed
  | release: %only_release} %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %counter %workgroup %acquire_release {%acquire
  | acquire-release: %acquire_release} %uint_1 %uint_0
%c = OpAtomicCompareExchange %uint %counter %workgroup %sequential {%sequential
  | release-below: %release | acquire-release-below: %only_both} %uint_1 %uint_0`,
  }),
  pair(
    'atomic-unequal-semantics',
    'of-a-kernel',
    'a specialization constant is free to be released by default',
    {
      ...kernelFlags,
      annotations: 'OpDecorate %specialized SpecId 0',
      declarations: `${counter}
${semantics}
%specialized = OpSpecConstant %uint 4`,
      body: `%a = OpAtomicCompareExchange %uint %counter %workgroup %sequential %specialized %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %counter %workgroup %sequential {%acquire | release: %release
  | acquire-release: %acquire_release} %uint_1 %uint_0`,
    },
  ),
  pair(
    'atomic-flag-clear-semantics',
    'of-a-kernel',
    'a flag is cleared with each order that clearing knows',
    {
      ...kernelFlags,
      declarations: `${counter}
${semantics}
%only_acquire = OpConstant %uint 2
%only_both = OpConstant %uint 8`,
      body: `%was_set = OpAtomicFlagTestAndSet %bool %counter %workgroup %acquire
OpAtomicFlagClear %counter %workgroup {%relaxed | both: %only_both}
OpAtomicFlagClear %counter %workgroup {%release | acquire: %only_acquire
  | acquire-release: %acquire_release}
OpAtomicFlagClear %counter %workgroup {%sequential | acquire-with-class: %acquire}`,
    },
  ),
  pair(
    'atomic-flag-clear-semantics',
    'specialized',
    'a specialization constant may acquire by default, and a loaded number may be anything',
    {
      ...kernelFlags,
      annotations: 'OpDecorate %specialized SpecId 0',
      declarations: `${counter}
${semantics}
%specialized = OpSpecConstant %uint 2`,
      body: `%number = OpLoad %uint %counter
OpAtomicFlagClear %counter %workgroup %specialized
OpAtomicFlagClear %counter %workgroup %number
OpAtomicFlagClear %counter %workgroup {%release | acquire: %acquire}`,
    },
  ),
]

import { instead } from '../pairs/instead.ts'
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
    {
      'control-barrier': [['%workgroup %acquire_release', '%workgroup %wide']],
      'memory-barrier': [
        ['MemoryBarrier %workgroup %sequential', 'MemoryBarrier %workgroup %narrow'],
      ],
      load: [['%workgroup %acquire\n', '%workgroup %float_0\n']],
      store: [['%workgroup %release', '%workgroup %wide']],
      unequal: [['%sequential %relaxed', '%sequential %narrow']],
    },
  ),
  pair(
    'memory-semantics-type',
    'of-a-kernel',
    'the semantics of a kernel may be loaded',
    {
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
OpMemoryBarrier %workgroup %number
%loaded = OpAtomicLoad %uint %counter %workgroup %acquire`,
    },
    {
      'wide-loaded': [['%workgroup %number', '%workgroup %wide']],
      boolean: [['%workgroup %acquire', '%workgroup %false']],
      vector: [['%workgroup %acquire', '%workgroup %vector']],
    },
  ),
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
    {
      'specialized-barrier': [['%workgroup %acquire_release', '%workgroup %specialized']],
      'computed-barrier': [
        ['MemoryBarrier %workgroup %sequential', 'MemoryBarrier %workgroup %computed'],
      ],
      'null-load': [['%workgroup %acquire\n', '%workgroup %nothing\n']],
      'loaded-store': [['%workgroup %release', '%workgroup %number']],
      'undefined-store': [['%workgroup %release', '%workgroup %undefined']],
      'specialized-unequal': [['%sequential %relaxed', '%sequential %specialized']],
      'copied-equal': [['%workgroup %sequential %relaxed', '%workgroup %copy %relaxed']],
    },
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
    {
      'control-barrier': [['%workgroup %acquire_release', '%workgroup %acquire_and_release']],
      'memory-barrier': [
        ['MemoryBarrier %workgroup %sequential', 'MemoryBarrier %workgroup %sequential_and_more'],
      ],
      load: [['%workgroup %acquire\n', '%workgroup %two_without_class\n']],
      store: [['%workgroup %release', '%workgroup %both_and_more']],
      equal: [['%workgroup %sequential %relaxed', '%workgroup %every_order %relaxed']],
    },
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
OpMemoryBarrier %workgroup %acquire
OpBranch %exit
%exit = OpLabel`,
    },
    { barrier: [['%workgroup %acquire', '%workgroup %acquire_and_release']] },
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
      body: `OpMemoryBarrier %workgroup %every_class
%sum = OpAtomicIAdd %uint %counter %workgroup %relaxed %uint_1
%old = OpAtomicCompareExchange %uint %counter %workgroup %every_class %relaxed %uint_1 %uint_0`,
    },
    {
      ...instead('MemoryBarrier %workgroup %every_class', {
        'bit-0': 'MemoryBarrier %workgroup %bit_0',
        'bit-5': 'MemoryBarrier %workgroup %bit_5',
        'bit-16': 'MemoryBarrier %workgroup %bit_16',
        'bit-31': 'MemoryBarrier %workgroup %bit_31',
      }),
      ...instead('%relaxed %uint_1\n', {
        'only-bit-0': '%only_bit_0 %uint_1\n',
        'only-bit-5': '%only_bit_5 %uint_1\n',
      }),
      unequal: [['%every_class %relaxed', '%every_class %only_bit_5']],
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
      body: '%sum = OpAtomicIAdd %uint %counter %workgroup %many %uint_1',
    },
    instead('%workgroup %many', { 'bit-16': '%workgroup %more', 'bit-30': '%workgroup %most' }),
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
      body: `OpControlBarrier %workgroup %workgroup %acquire_release
OpMemoryBarrier %workgroup %acquire_release
%loaded = OpAtomicLoad %uint %counter %workgroup %acquire
OpAtomicStore %counter %workgroup %release %uint_1
%old = OpAtomicCompareExchange %uint %counter %workgroup %acquire_release %acquire %uint_1 %uint_0`,
    },
    {
      'control-barrier': [
        ['%workgroup %workgroup %acquire_release', '%workgroup %workgroup %sequential'],
      ],
      'memory-barrier': [
        ['MemoryBarrier %workgroup %acquire_release', 'MemoryBarrier %workgroup %sequential'],
      ],
      load: [['%workgroup %acquire\n', '%workgroup %without_class\n']],
      store: [['%workgroup %release', '%workgroup %sequential']],
      'compare-exchange': [['%acquire_release %acquire', '%sequential %acquire']],
    },
  ),
  pair(
    'atomic-unequal-semantics',
    'of-a-shader',
    'where values are unequal nothing is released',
    {
      ...shader,
      declarations: `${counter}
${semantics}
%only_release = OpConstant %uint 4
%only_both = OpConstant %uint 8`,
      body: `%a = OpAtomicCompareExchange %uint %counter %workgroup %release %relaxed %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %counter %workgroup %acquire_release %acquire %uint_1 %uint_0
%c = OpAtomicCompareExchange %uint %counter %workgroup %sequential %sequential %uint_1 %uint_0`,
    },
    {
      release: [['%release %relaxed', '%release %only_release']],
      'acquire-release': [['%acquire_release %acquire', '%acquire_release %acquire_release']],
      ...instead('%sequential %sequential', {
        'release-below': '%sequential %release',
        'acquire-release-below': '%sequential %only_both',
      }),
    },
  ),
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
%b = OpAtomicCompareExchange %uint %counter %workgroup %sequential %acquire %uint_1 %uint_0`,
    },
    instead('%sequential %acquire', {
      release: '%sequential %release',
      'acquire-release': '%sequential %acquire_release',
    }),
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
OpAtomicFlagClear %counter %workgroup %relaxed
OpAtomicFlagClear %counter %workgroup %release
OpAtomicFlagClear %counter %workgroup %sequential`,
    },
    {
      ...instead('%workgroup %release', {
        acquire: '%workgroup %only_acquire',
        'acquire-release': '%workgroup %acquire_release',
      }),
      'acquire-with-class': [
        ['Clear %counter %workgroup %sequential', 'Clear %counter %workgroup %acquire'],
      ],
      both: [['%workgroup %relaxed', '%workgroup %only_both']],
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
OpAtomicFlagClear %counter %workgroup %release`,
    },
    { acquire: [['%workgroup %release', '%workgroup %acquire']] },
  ),
]

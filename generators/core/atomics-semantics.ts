import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const counter = `%workgroup = OpConstant %uint 2`

const semantics = `%sequential = OpConstant %uint 0x110`

const shader = { entryPoints: 'GLCompute %main %variable_Workgroup_uint' }

const body = `OpControlBarrier %workgroup %workgroup %uint_0x108
OpMemoryBarrier %workgroup %sequential
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %workgroup %uint_0x102
OpAtomicStore %variable_Workgroup_uint %workgroup %uint_0x104 %uint_1
%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %sequential %uint_0 %uint_1 %uint_0`

const vulkan = {
  memoryModel: 'OpMemoryModel Logical Vulkan',
  ...shader,
}

const kernelFlags = {
  ...kernel,
}

/** Pairs of the rules on memory semantics. */
export const pairs = [
  pairOf`memory-semantics-type/of-a-shader
semantics are 32-bit integers
declarations: ${counter}
${semantics}
body: ${body}
changed: %workgroup {%uint_0x108 | control-barrier: %ulong_0}
changed: MemoryBarrier %workgroup {%sequential | memory-barrier: %ushort_0}
changed: %workgroup {%uint_0x104 | store: %ulong_0}
changed: %sequential {%uint_0 | unequal: %ushort_0}
changed: %workgroup {%uint_0x102 | load: %float_0}`,
  pairOf`memory-semantics-type/of-a-kernel
the semantics of a kernel may be loaded
${kernelFlags}
declarations: ${counter}
${semantics}
body: %number = OpLoad %uint %variable_Workgroup_uint
%wide = OpLoad %ulong %variable_Workgroup_ulong
OpMemoryBarrier %workgroup {%number | wide-loaded: %wide}
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %workgroup {%uint_0x102 | boolean: %false | vector: %uint2_0_0}`,
  pairOf`memory-semantics-constant/of-a-shader
the semantics of a shader are plain constants
annotations: %spec_uint_0 SpecId 0
declarations: ${counter}
${semantics}
%computed = OpSpecConstantOp %uint IMul %uint_2 %uint_0
body: %number = OpLoad %uint %variable_Workgroup_uint
%copy = OpCopyObject %uint %uint_0
${body}
changed: %workgroup {%uint_0x108 | specialized-barrier: %spec_uint_0}
changed: MemoryBarrier %workgroup {%sequential | computed-barrier: %computed}
changed: %workgroup {%uint_0x104 | loaded-store: %number | undefined-store: %a_uint}
changed: %sequential {%uint_0 | specialized-unequal: %spec_uint_0}
changed: %workgroup {%sequential | copied-equal: %copy} %uint_0
changed: %workgroup {%uint_0x102 | null-load: %null_uint}`,
  pairOf`memory-semantics-order/one-order-or-none
each order by itself, and none
declarations: ${counter}
${semantics}
body: ${body}
changed: %workgroup {%uint_0x108 | control-barrier: %uint_0x106}
changed: MemoryBarrier %workgroup {%sequential | memory-barrier: %uint_0x118}
changed: %workgroup {%uint_0x104 | store: %uint_0x10c}
changed: %workgroup {%sequential | equal: %uint_0x1e} %uint_0
changed: %workgroup {%uint_0x102 | load: %int_6}`,
  pairOf`memory-semantics-order/unreachable
a barrier that is never reached has one order, too
${shader}
declarations: ${counter}
${semantics}
body: -> %exit
%dead: OpMemoryBarrier %workgroup {%uint_0x102 | barrier: %uint_0x106}
-> %exit:`,
  pairOf`memory-semantics-bits/of-a-shader
all bits that a shader of its memory model knows, one order among them
capabilities: Shader AtomicStorage
declarations: ${counter}
body: OpMemoryBarrier %workgroup {%uint_0xfc8 | bit-0: %uint_0xfc9 | bit-5: %uint_0xfe8 | bit-16: %uint_0x10fc8
  | bit-31: %int_minus_2147479608}
%sum = OpAtomicIAdd %uint %variable_Workgroup_uint %workgroup {%uint_0 | only-bit-0: %uint_1
  | only-bit-5: %uint_0x20} %uint_1
%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %uint_0xfc8 {%uint_0
  | unequal: %uint_0x20} %uint_1 %uint_0`,
  pairOf`memory-semantics-bits/of-the-vulkan-memory-model
the Vulkan memory model has more bits, up to the sixteenth
${vulkan}
declarations: ${counter}
body: %sum = OpAtomicIAdd %uint %variable_Workgroup_uint %workgroup {%uint_0xfbc8 | bit-16: %uint_0x1fbc8 | bit-30: %uint_0x4000fbc8} %uint_1`,
  pairOf`memory-semantics-vulkan/other-orders
the Vulkan memory model has all orders but one
${vulkan}
declarations: ${counter}
${semantics}
body: OpControlBarrier %workgroup %workgroup {%uint_0x108 | control-barrier: %sequential}
OpMemoryBarrier %workgroup {%uint_0x108 | memory-barrier: %sequential}
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %workgroup {%uint_0x102 | load: %uint_0x10}
OpAtomicStore %variable_Workgroup_uint %workgroup {%uint_0x104 | store: %sequential} %uint_1
%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup {%uint_0x108
  | compare-exchange: %sequential} %uint_0x102 %uint_1 %uint_0`,
  pairOf`atomic-unequal-semantics/of-a-shader
where values are unequal nothing is released
declarations: ${counter}
${semantics}
body: %a = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %uint_0x104 {%uint_0
  | release: %uint_4} %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %uint_0x108 {%uint_0x102
  | acquire-release: %uint_0x108} %uint_1 %uint_0
%c = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %sequential {%sequential
  | release-below: %uint_0x104 | acquire-release-below: %uint_8} %uint_1 %uint_0`,
  pairOf`atomic-unequal-semantics/of-a-kernel
a specialization constant is free to be released by default
${kernelFlags}
annotations: %spec_uint_4 SpecId 0
declarations: ${counter}
${semantics}
body: %a = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %sequential %spec_uint_4 %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %sequential {%uint_0x102 | release: %uint_0x104
  | acquire-release: %uint_0x108} %uint_1 %uint_0`,
  pairOf`atomic-flag-clear-semantics/of-a-kernel
a flag is cleared with each order that clearing knows
${kernelFlags}
declarations: ${counter}
${semantics}
body: %was_set = OpAtomicFlagTestAndSet %bool %variable_Workgroup_uint %workgroup %uint_0x102
OpAtomicFlagClear %variable_Workgroup_uint %workgroup {%uint_0 | both: %uint_8}
OpAtomicFlagClear %variable_Workgroup_uint %workgroup {%uint_0x104 | acquire: %uint_2
  | acquire-release: %uint_0x108}
OpAtomicFlagClear %variable_Workgroup_uint %workgroup {%sequential | acquire-with-class: %uint_0x102}`,
  pairOf`atomic-flag-clear-semantics/specialized
a specialization constant may acquire by default, and a loaded number may be anything
${kernelFlags}
annotations: %spec_uint_2 SpecId 0
declarations: ${counter}
${semantics}
body: %number = OpLoad %uint %variable_Workgroup_uint
OpAtomicFlagClear %variable_Workgroup_uint %workgroup %spec_uint_2
OpAtomicFlagClear %variable_Workgroup_uint %workgroup %number
OpAtomicFlagClear %variable_Workgroup_uint %workgroup {%uint_0x104 | acquire: %uint_0x102}`,
]

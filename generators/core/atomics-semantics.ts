import { pairOf, tagOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

const body = `OpControlBarrier %uint_2 %uint_2 %uint_0x108
OpMemoryBarrier %uint_2 %uint_0x110
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %uint_2 %uint_0x102
OpAtomicStore %variable_Workgroup_uint %uint_2 %uint_0x104 %uint_1
%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0x110 %uint_0 %uint_1 %uint_0`

const inVulkan = tagOf`memoryModel: OpMemoryModel Logical Vulkan`
const sum = '%sum = OpAtomicIAdd %uint %variable_Workgroup_uint %uint_2'

/** Instructions of every world that take semantics, which stand where `$` does. */
const instructions: Readonly<Record<string, string>> = {
  'control-barrier': 'OpControlBarrier %uint_2 %uint_2 $',
  'memory-barrier': 'OpMemoryBarrier %uint_2 $',
  load: '%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %uint_2 $',
  store: 'OpAtomicStore %variable_Workgroup_uint %uint_2 $ %uint_1',
  exchange: '%exchanged = OpAtomicExchange %uint %variable_Workgroup_uint %uint_2 $ %uint_1',
  equal:
    '%one = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 $ %uint_0 %uint_1 %uint_0',
  unequal:
    '%two = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0 $ %uint_1 %uint_0',
  increment: '%incremented = OpAtomicIIncrement %uint %variable_Workgroup_uint %uint_2 $',
  decrement: '%decremented = OpAtomicIDecrement %uint %variable_Workgroup_uint %uint_2 $',
  add: '%sum = OpAtomicIAdd %uint %variable_Workgroup_uint %uint_2 $ %uint_1',
  subtract: '%difference = OpAtomicISub %uint %variable_Workgroup_uint %uint_2 $ %uint_1',
  'signed-minimum': '%lower = OpAtomicSMin %uint %variable_Workgroup_uint %uint_2 $ %uint_1',
  'unsigned-minimum': '%lowest = OpAtomicUMin %uint %variable_Workgroup_uint %uint_2 $ %uint_1',
  'signed-maximum': '%higher = OpAtomicSMax %uint %variable_Workgroup_uint %uint_2 $ %uint_1',
  'unsigned-maximum': '%highest = OpAtomicUMax %uint %variable_Workgroup_uint %uint_2 $ %uint_1',
  and: '%both = OpAtomicAnd %uint %variable_Workgroup_uint %uint_2 $ %uint_1',
  or: '%either = OpAtomicOr %uint %variable_Workgroup_uint %uint_2 $ %uint_1',
  xor: '%one_of = OpAtomicXor %uint %variable_Workgroup_uint %uint_2 $ %uint_1',
}

const instructionsOfKernels: Readonly<Record<string, string>> = {
  'named-barrier': 'OpMemoryNamedBarrier %barrier %uint_2 $',
  'test-and-set': '%was_set = OpAtomicFlagTestAndSet %bool %variable_Workgroup_uint %uint_2 $',
  clear: 'OpAtomicFlagClear %variable_Workgroup_uint %uint_2 $',
}

const instructionsOfFloats: Readonly<Record<string, string>> = {
  'float-add': '%float_sum = OpAtomicFAddEXT %float %variable_Workgroup_float %uint_2 $ %float_1',
  'float-minimum':
    '%float_lower = OpAtomicFMinEXT %float %variable_Workgroup_float %uint_2 $ %float_1',
  'float-maximum':
    '%float_higher = OpAtomicFMaxEXT %float %variable_Workgroup_float %uint_2 $ %float_1',
}

/** Each line of a table, with a way of other semantics. */
function eachWith(table: Readonly<Record<string, string>>, from: string, to: string): string {
  return Object.entries(table)
    .map(([way, line]) => line.replace('$', `{${from} | ${way}: ${to}}`))
    .join('\n')
}

/** Pairs of the rules on memory semantics, and on capabilities that their bits need. */
export const pairs = [
  pairOf`memory-semantics-type/of-a-shader: semantics are 32-bit integers
body: ${body}
changed: %uint_2 {%uint_0x108 | control-barrier: %ulong_0}
changed: MemoryBarrier %uint_2 {%uint_0x110 | memory-barrier: %ushort_0}
changed: %uint_2 {%uint_0x104 | store: %ulong_0}
changed: %uint_0x110 {%uint_0 | unequal: %ushort_0}
changed: %uint_2 {%uint_0x102 | load: %float_0}`,
  inKernel`memory-semantics-type/of-a-kernel: the semantics of a kernel may be loaded
body: %number = OpLoad %uint %variable_Workgroup_uint
%wide = OpLoad %ulong %variable_Workgroup_ulong
OpMemoryBarrier %uint_2 {%number | wide-loaded: %wide}
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %uint_2 {%uint_0x102 | boolean: %false | vector: %uint2_0_0}`,
  pairOf`memory-semantics-constant/of-a-shader: the semantics of a shader are plain constants
annotations: %spec_uint_0 SpecId 0
declarations: %computed = OpSpecConstantOp %uint IMul %uint_2 %uint_0
body: %number = OpLoad %uint %variable_Workgroup_uint
%copy = OpCopyObject %uint %uint_0
${body}
changed: %uint_2 {%uint_0x108 | specialized-barrier: %spec_uint_0}
changed: MemoryBarrier %uint_2 {%uint_0x110 | computed-barrier: %computed}
changed: %uint_2 {%uint_0x104 | loaded-store: %number | undefined-store: %a_uint}
changed: %uint_0x110 {%uint_0 | specialized-unequal: %spec_uint_0}
changed: %uint_2 {%uint_0x110 | copied-equal: %copy} %uint_0
changed: %uint_2 {%uint_0x102 | null-load: %null_uint}`,
  pairOf`memory-semantics-order/one-order-or-none: each order by itself, and none
body: ${body}
changed: %uint_2 {%uint_0x108 | control-barrier: %uint_0x106}
changed: MemoryBarrier %uint_2 {%uint_0x110 | memory-barrier: %uint_0x118}
changed: %uint_2 {%uint_0x104 | store: %uint_0x10c}
changed: %uint_2 {%uint_0x110 | equal: %uint_0x1e} %uint_0
changed: %uint_2 {%uint_0x102 | load: %int_6}`,
  pairOf`memory-semantics-order/unreachable: a barrier that is never reached has one order, too
body: -> %exit
%dead: OpMemoryBarrier %uint_2 {%uint_0x102 | barrier: %uint_0x106}
-> %exit:`,
  pairOf`memory-semantics-bits/of-a-shader: all bits that a shader of its memory model knows, one order among them
capabilities: Shader AtomicStorage
body: OpMemoryBarrier %uint_2 {%uint_0xfc8 | bit-0: %uint_0xfc9 | bit-5: %uint_0xfe8 | bit-16: %uint_0x10fc8
  | bit-31: %int_minus_2147479608}
%sum = OpAtomicIAdd %uint %variable_Workgroup_uint %uint_2 {%uint_0 | only-bit-0: %uint_1
  | only-bit-5: %uint_0x20} %uint_1
%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0xfc8 {%uint_0
  | unequal: %uint_0x20} %uint_1 %uint_0`,
  inVulkan`memory-semantics-bits/of-the-vulkan-memory-model: the Vulkan memory model has more bits, up to the sixteenth
body: %sum = OpAtomicIAdd %uint %variable_Workgroup_uint %uint_2 {%uint_0xfbc8 | bit-16: %uint_0x1fbc8 | bit-30: %uint_0x4000fbc8} %uint_1`,
  inVulkan`memory-semantics-vulkan/other-orders: the Vulkan memory model has all orders but one
body: OpControlBarrier %uint_2 %uint_2 {%uint_0x108 | control-barrier: %uint_0x110}
OpMemoryBarrier %uint_2 {%uint_0x108 | memory-barrier: %uint_0x110}
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %uint_2 {%uint_0x102 | load: %uint_0x10}
OpAtomicStore %variable_Workgroup_uint %uint_2 {%uint_0x104 | store: %uint_0x110} %uint_1
%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 {%uint_0x108
  | compare-exchange: %uint_0x110} %uint_0x102 %uint_1 %uint_0`,
  pairOf`atomic-unequal-semantics/of-a-shader: where values are unequal nothing is released
body: %a = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0x104 {%uint_0
  | release: %uint_4} %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0x108 {%uint_0x102
  | acquire-release: %uint_0x108} %uint_1 %uint_0
%c = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0x110 {%uint_0x110
  | release-below: %uint_0x104 | acquire-release-below: %uint_8} %uint_1 %uint_0`,
  inKernel`atomic-unequal-semantics/of-a-kernel: a specialization constant is free to be released by default
annotations: %spec_uint_4 SpecId 0
body: %a = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0x110 %spec_uint_4 %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0x110 {%uint_0x102 | release: %uint_0x104
  | acquire-release: %uint_0x108} %uint_1 %uint_0`,
  inKernel`atomic-flag-clear-semantics/of-a-kernel: a flag is cleared with each order that clearing knows
body: %was_set = OpAtomicFlagTestAndSet %bool %variable_Workgroup_uint %uint_2 %uint_0x102
OpAtomicFlagClear %variable_Workgroup_uint %uint_2 {%uint_0 | both: %uint_8}
OpAtomicFlagClear %variable_Workgroup_uint %uint_2 {%uint_0x104 | acquire: %uint_2 | acquire-release: %uint_0x108}
OpAtomicFlagClear %variable_Workgroup_uint %uint_2 {%uint_0x110 | acquire-with-class: %uint_0x102}`,
  inKernel`atomic-flag-clear-semantics/specialized
a specialization constant may acquire by default, and a loaded number may be anything
annotations: %spec_uint_2 SpecId 0
body: %number = OpLoad %uint %variable_Workgroup_uint
OpAtomicFlagClear %variable_Workgroup_uint %uint_2 %spec_uint_2
OpAtomicFlagClear %variable_Workgroup_uint %uint_2 %number
OpAtomicFlagClear %variable_Workgroup_uint %uint_2 {%uint_0x104 | acquire: %uint_0x102}`,
  pairOf`memory-semantics-capability/of-a-shader
what a shader orders needs no capability beside it, and constants that are no semantics have any bit
body: %number = OpIAdd %uint %uint_0xffc8 %uint_0x8000
OpControlBarrier %uint_2 %uint_2 {%uint_0xbc8 | available-by-a-barrier: %uint_0x2104
  | output-by-a-barrier: %uint_0x1000}
OpMemoryBarrier %uint_2 {%int_0x942 | output-and-more: %int_0x1102}
${sum} {%uint_0x40 | output: %uint_0x1000 | available: %uint_0x2104 | visible: %uint_0x4102 | volatile: %uint_0x8000
  | every-bit: %uint_0xffc8} %uint_0xffc8`,
  pairOf`memory-semantics-capability/floats: atomics on floats order memory like all others
capabilities: Shader AtomicFloat32AddEXT AtomicFloat32MinMaxEXT
body: ${eachWith(instructionsOfFloats, '%uint_0x40', '%uint_0x1000')}`,
  inKernel`memory-semantics-capability/of-a-kernel
every instruction of a kernel that orders memory knows the classes that kernels have
body: %barrier = OpNamedBarrierInitialize %named_barrier %uint_1
${eachWith({ ...instructions, ...instructionsOfKernels }, '%uint_0xb80', '%uint_0x40')}`,
  inKernel`memory-semantics-capability/other-bits-of-a-kernel: a kernel orders nothing that only shaders have
body: OpMemoryBarrier %uint_2 {%uint_0xb88 | uniform-by-a-barrier: %uint_0x40}
${sum} {%null_uint | uniform: %uint_0x40 | output: %uint_0x1000 | available: %uint_0x2104 | visible: %uint_0x4102
  | volatile: %uint_0x8000} %uint_1`,
  inKernel`memory-semantics-capability/not-constant
a kernel loads semantics, or has them specialized, and nobody knows their bits
annotations: %spec_uint_0x148 SpecId 0
body: %loaded = OpLoad %uint %variable_Workgroup_uint
OpMemoryBarrier %uint_2 {%loaded | loaded: %uint_0x40}
OpMemoryBarrier %uint_2 %spec_uint_0x148
OpMemoryBarrier %uint_2 {%uint_0x108 | plain: %uint_0x40}`,
  inKernel`memory-semantics-capability/both-worlds in spv1.4, spv1.6
a kernel that is a shader too orders memory of buffers
capabilities: ${kernel.capabilities} {Shader | without-shader:}
body: OpMemoryBarrier %uint_2 %uint_0x148`,
  pairOf`memory-semantics-capability/shader-implied in spv1.4, spv1.6
a capability that implies Shader will do, be it two steps away
capabilities: TransformFeedback GeometryPointSize
body: OpMemoryBarrier %uint_2 {%uint_0x48 | output: %uint_0x1048}`,
  pairOf`memory-semantics-capability/atomic-storage-implied: operations on atomic counters imply what orders these
capabilities: Shader AtomicStorageOps
body: ${sum} %uint_0x400 %uint_1
changed: %uint_2 {%uint_0x400 | volatile: %uint_0x8400}`,
]

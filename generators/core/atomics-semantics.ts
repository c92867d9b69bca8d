import { pairIn, pairOf, piecesIn, tagIn, tagOf, ways } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import type { Edit } from '../pairs/ways.ts'

const counter = `%workgroup = OpConstant %uint 2`
const semantics = `%sequential = OpConstant %uint 0x110`
const shader = { entryPoints: 'GLCompute %main %variable_Workgroup_uint' }
const body = `OpControlBarrier %workgroup %workgroup %uint_0x108
OpMemoryBarrier %workgroup %sequential
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %workgroup %uint_0x102
OpAtomicStore %variable_Workgroup_uint %workgroup %uint_0x104 %uint_1
%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %sequential %uint_0 %uint_1 %uint_0`

const inVulkan = pairIn({
  memoryModel: 'OpMemoryModel Logical Vulkan',
  ...shader,
})

const kernels = piecesIn(kernel)`entryPoints: Kernel %main %variable_Workgroup_uint`
const sum = '%sum = OpAtomicIAdd %uint %variable_Workgroup_uint %workgroup'

/** Semantics with one bit that asks for a capability, and an order where the bit is for one. */
const bits = `%volatile = OpConstant %uint 0x8000`

/** Instructions of every world that take semantics, which stand where `$` does. */
const instructions: Readonly<Record<string, string>> = {
  'control-barrier': 'OpControlBarrier %workgroup %workgroup $',
  'memory-barrier': 'OpMemoryBarrier %workgroup $',
  load: '%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %workgroup $',
  store: 'OpAtomicStore %variable_Workgroup_uint %workgroup $ %uint_1',
  exchange: '%exchanged = OpAtomicExchange %uint %variable_Workgroup_uint %workgroup $ %uint_1',
  equal:
    '%one = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup $ %uint_0 %uint_1 %uint_0',
  unequal:
    '%two = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %uint_0 $ %uint_1 %uint_0',
  increment: '%incremented = OpAtomicIIncrement %uint %variable_Workgroup_uint %workgroup $',
  decrement: '%decremented = OpAtomicIDecrement %uint %variable_Workgroup_uint %workgroup $',
  add: '%sum = OpAtomicIAdd %uint %variable_Workgroup_uint %workgroup $ %uint_1',
  subtract: '%difference = OpAtomicISub %uint %variable_Workgroup_uint %workgroup $ %uint_1',
  'signed-minimum': '%lower = OpAtomicSMin %uint %variable_Workgroup_uint %workgroup $ %uint_1',
  'unsigned-minimum': '%lowest = OpAtomicUMin %uint %variable_Workgroup_uint %workgroup $ %uint_1',
  'signed-maximum': '%higher = OpAtomicSMax %uint %variable_Workgroup_uint %workgroup $ %uint_1',
  'unsigned-maximum': '%highest = OpAtomicUMax %uint %variable_Workgroup_uint %workgroup $ %uint_1',
  and: '%both = OpAtomicAnd %uint %variable_Workgroup_uint %workgroup $ %uint_1',
  or: '%either = OpAtomicOr %uint %variable_Workgroup_uint %workgroup $ %uint_1',
  xor: '%one_of = OpAtomicXor %uint %variable_Workgroup_uint %workgroup $ %uint_1',
}

const instructionsOfKernels: Readonly<Record<string, string>> = {
  'named-barrier': 'OpMemoryNamedBarrier %barrier %workgroup $',
  'test-and-set': '%was_set = OpAtomicFlagTestAndSet %bool %variable_Workgroup_uint %workgroup $',
  clear: 'OpAtomicFlagClear %variable_Workgroup_uint %workgroup $',
}

const instructionsOfFloats: Readonly<Record<string, string>> = {
  'float-add':
    '%float_sum = OpAtomicFAddEXT %float %variable_Workgroup_float %workgroup $ %float_1',
  'float-minimum':
    '%float_lower = OpAtomicFMinEXT %float %variable_Workgroup_float %workgroup $ %float_1',
  'float-maximum':
    '%float_higher = OpAtomicFMaxEXT %float %variable_Workgroup_float %workgroup $ %float_1',
}

function linesWith(table: Readonly<Record<string, string>>, semantics: string): string {
  return Object.values(table)
    .map((line) => line.replace('$', semantics))
    .join('\n')
}

/** Each line once with other semantics. */
function eachWith(
  table: Readonly<Record<string, string>>,
  from: string,
  to: string,
): Readonly<Record<string, readonly Edit[]>> {
  const edits = Object.entries(table).map(([way, line]): [string, Edit[]] => {
    const [before = '', behind = ''] = line.split('$')
    return [way, [[`${before}${from}${behind}`, `${before}${to}${behind}`]]]
  })
  return Object.fromEntries(edits)
}

const inCounting = tagOf`declarations: ${counter}`
const inCountingFlags = tagIn(kernel)`declarations: ${counter}`
const inCountingKernels = tagIn(kernels)`declarations: ${counter}`

/** Pairs of the rules on memory semantics, and on capabilities that their bits need. */
export const pairs = [
  inCounting`memory-semantics-type/of-a-shader: semantics are 32-bit integers
+declarations: ${semantics}
body: ${body}
changed: %workgroup {%uint_0x108 | control-barrier: %ulong_0}
changed: MemoryBarrier %workgroup {%sequential | memory-barrier: %ushort_0}
changed: %workgroup {%uint_0x104 | store: %ulong_0}
changed: %sequential {%uint_0 | unequal: %ushort_0}
changed: %workgroup {%uint_0x102 | load: %float_0}`,
  inCountingFlags`memory-semantics-type/of-a-kernel: the semantics of a kernel may be loaded
+declarations: ${semantics}
body: %number = OpLoad %uint %variable_Workgroup_uint
%wide = OpLoad %ulong %variable_Workgroup_ulong
OpMemoryBarrier %workgroup {%number | wide-loaded: %wide}
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %workgroup {%uint_0x102 | boolean: %false | vector: %uint2_0_0}`,
  inCounting`memory-semantics-constant/of-a-shader: the semantics of a shader are plain constants
annotations: %spec_uint_0 SpecId 0
+declarations: ${semantics}
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
  inCounting`memory-semantics-order/one-order-or-none: each order by itself, and none
+declarations: ${semantics}
body: ${body}
changed: %workgroup {%uint_0x108 | control-barrier: %uint_0x106}
changed: MemoryBarrier %workgroup {%sequential | memory-barrier: %uint_0x118}
changed: %workgroup {%uint_0x104 | store: %uint_0x10c}
changed: %workgroup {%sequential | equal: %uint_0x1e} %uint_0
changed: %workgroup {%uint_0x102 | load: %int_6}`,
  pairIn(shader)`memory-semantics-order/unreachable
a barrier that is never reached has one order, too
declarations: ${counter}
${semantics}
body: -> %exit
%dead: OpMemoryBarrier %workgroup {%uint_0x102 | barrier: %uint_0x106}
-> %exit:`,
  inCounting`memory-semantics-bits/of-a-shader: all bits that a shader of its memory model knows, one order among them
capabilities: Shader AtomicStorage
body: OpMemoryBarrier %workgroup {%uint_0xfc8 | bit-0: %uint_0xfc9 | bit-5: %uint_0xfe8 | bit-16: %uint_0x10fc8
  | bit-31: %int_minus_2147479608}
%sum = OpAtomicIAdd %uint %variable_Workgroup_uint %workgroup {%uint_0 | only-bit-0: %uint_1
  | only-bit-5: %uint_0x20} %uint_1
%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %uint_0xfc8 {%uint_0
  | unequal: %uint_0x20} %uint_1 %uint_0`,
  inVulkan`memory-semantics-bits/of-the-vulkan-memory-model: the Vulkan memory model has more bits, up to the sixteenth
declarations: ${counter}
body: %sum = OpAtomicIAdd %uint %variable_Workgroup_uint %workgroup {%uint_0xfbc8 | bit-16: %uint_0x1fbc8 | bit-30: %uint_0x4000fbc8} %uint_1`,
  inVulkan`memory-semantics-vulkan/other-orders: the Vulkan memory model has all orders but one
declarations: ${counter}
${semantics}
body: OpControlBarrier %workgroup %workgroup {%uint_0x108 | control-barrier: %sequential}
OpMemoryBarrier %workgroup {%uint_0x108 | memory-barrier: %sequential}
%loaded = OpAtomicLoad %uint %variable_Workgroup_uint %workgroup {%uint_0x102 | load: %uint_0x10}
OpAtomicStore %variable_Workgroup_uint %workgroup {%uint_0x104 | store: %sequential} %uint_1
%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup {%uint_0x108
  | compare-exchange: %sequential} %uint_0x102 %uint_1 %uint_0`,
  inCounting`atomic-unequal-semantics/of-a-shader: where values are unequal nothing is released
+declarations: ${semantics}
body: %a = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %uint_0x104 {%uint_0
  | release: %uint_4} %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %uint_0x108 {%uint_0x102
  | acquire-release: %uint_0x108} %uint_1 %uint_0
%c = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %sequential {%sequential
  | release-below: %uint_0x104 | acquire-release-below: %uint_8} %uint_1 %uint_0`,
  inCountingFlags`atomic-unequal-semantics/of-a-kernel: a specialization constant is free to be released by default
annotations: %spec_uint_4 SpecId 0
+declarations: ${semantics}
body: %a = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %sequential %spec_uint_4 %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %variable_Workgroup_uint %workgroup %sequential {%uint_0x102 | release: %uint_0x104
  | acquire-release: %uint_0x108} %uint_1 %uint_0`,
  inCountingFlags`atomic-flag-clear-semantics/of-a-kernel: a flag is cleared with each order that clearing knows
+declarations: ${semantics}
body: %was_set = OpAtomicFlagTestAndSet %bool %variable_Workgroup_uint %workgroup %uint_0x102
OpAtomicFlagClear %variable_Workgroup_uint %workgroup {%uint_0 | both: %uint_8}
OpAtomicFlagClear %variable_Workgroup_uint %workgroup {%uint_0x104 | acquire: %uint_2 | acquire-release: %uint_0x108}
OpAtomicFlagClear %variable_Workgroup_uint %workgroup {%sequential | acquire-with-class: %uint_0x102}`,
  inCountingFlags`atomic-flag-clear-semantics/specialized
a specialization constant may acquire by default, and a loaded number may be anything
annotations: %spec_uint_2 SpecId 0
+declarations: ${semantics}
body: %number = OpLoad %uint %variable_Workgroup_uint
OpAtomicFlagClear %variable_Workgroup_uint %workgroup %spec_uint_2
OpAtomicFlagClear %variable_Workgroup_uint %workgroup %number
OpAtomicFlagClear %variable_Workgroup_uint %workgroup {%uint_0x104 | acquire: %uint_0x102}`,
  inCounting`memory-semantics-capability/of-a-shader
what a shader orders needs no capability beside it, and constants that are no semantics have any bit
+declarations: ${bits}
body: %number = OpIAdd %uint %uint_0xffc8 %volatile
OpControlBarrier %workgroup %workgroup {%uint_0xbc8 | available-by-a-barrier: %uint_0x2104
  | output-by-a-barrier: %uint_0x1000}
OpMemoryBarrier %workgroup {%int_0x942 | output-and-more: %int_0x1102}
${sum} {%uint_0x40 | output: %uint_0x1000 | available: %uint_0x2104 | visible: %uint_0x4102 | volatile: %volatile
  | every-bit: %uint_0xffc8} %uint_0xffc8`,
  pairOf`memory-semantics-capability/floats: atomics on floats order memory like all others
capabilities: Shader AtomicFloat32AddEXT AtomicFloat32MinMaxEXT
declarations: %workgroup = OpConstant %uint 2
body: ${linesWith(instructionsOfFloats, '%uint_0x40')}
${ways(eachWith(instructionsOfFloats, '%uint_0x40', '%uint_0x1000'))}`,
  inCountingKernels`memory-semantics-capability/of-a-kernel
every instruction of a kernel that orders memory knows the classes that kernels have
body: %barrier = OpNamedBarrierInitialize %named_barrier %uint_1
${linesWith({ ...instructions, ...instructionsOfKernels }, '%uint_0xb80')}
${ways(eachWith({ ...instructions, ...instructionsOfKernels }, '%uint_0xb80', '%uint_0x40'))}`,
  inCountingKernels`memory-semantics-capability/other-bits-of-a-kernel: a kernel orders nothing that only shaders have
+declarations: ${bits}
body: OpMemoryBarrier %workgroup {%uint_0xb88 | uniform-by-a-barrier: %uint_0x40}
${sum} {%null_uint | uniform: %uint_0x40 | output: %uint_0x1000 | available: %uint_0x2104 | visible: %uint_0x4102
  | volatile: %volatile} %uint_1`,
  inCountingKernels`memory-semantics-capability/not-constant
a kernel loads semantics, or has them specialized, and nobody knows their bits
annotations: %spec_uint_0x148 SpecId 0
+declarations: ${bits}
body: %loaded = OpLoad %uint %variable_Workgroup_uint
OpMemoryBarrier %workgroup {%loaded | loaded: %uint_0x40}
OpMemoryBarrier %workgroup %spec_uint_0x148
OpMemoryBarrier %workgroup {%uint_0x108 | plain: %uint_0x40}`,
  inCountingKernels`memory-semantics-capability/both-worlds in spv1.4, spv1.6
a kernel that is a shader too orders memory of buffers
capabilities: ${kernel.capabilities} {Shader | without-shader:}
body: OpMemoryBarrier %workgroup %uint_0x148`,
  pairIn(shader)`memory-semantics-capability/shader-implied in spv1.4, spv1.6
a capability that implies Shader will do, be it two steps away
capabilities: TransformFeedback GeometryPointSize
declarations: ${counter}
body: OpMemoryBarrier %workgroup {%uint_0x48 | output: %uint_0x1048}`,
  inCounting`memory-semantics-capability/atomic-storage-implied: operations on atomic counters imply what orders these
capabilities: Shader AtomicStorageOps
body: ${sum} %uint_0x400 %uint_1
changed: %workgroup {%uint_0x400 | volatile: %uint_0x8400}`,
]

import { pairOf, ways } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import type { Edit } from '../pairs/ways.ts'

const counter = `%workgroup = OpConstant %uint 2`

const shader = { entryPoints: 'GLCompute %main %variable_Workgroup_uint' }

const kernels = {
  ...kernel,
  entryPoints: 'Kernel %main %variable_Workgroup_uint',
}

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

/** Pairs of the rule on capabilities that bits of memory semantics need. */
export const pairs = [
  pairOf`memory-semantics-capability/of-a-shader
what a shader orders needs no capability beside it, and constants that are no semantics have any bit
declarations: ${counter}
${bits}
body: %number = OpIAdd %uint %uint_0xffc8 %volatile
OpControlBarrier %workgroup %workgroup {%uint_0xbc8 | available-by-a-barrier: %uint_0x2104
  | output-by-a-barrier: %uint_0x1000}
OpMemoryBarrier %workgroup {%int_0x942 | output-and-more: %int_0x1102}
${sum} {%uint_0x40 | output: %uint_0x1000 | available: %uint_0x2104 | visible: %uint_0x4102 | volatile: %volatile
  | every-bit: %uint_0xffc8} %uint_0xffc8`,
  pairOf`memory-semantics-capability/floats
atomics on floats order memory like all others
capabilities: Shader AtomicFloat32AddEXT AtomicFloat32MinMaxEXT
extensions: OpExtension "SPV_EXT_shader_atomic_float_add"
OpExtension "SPV_EXT_shader_atomic_float_min_max"
declarations: %workgroup = OpConstant %uint 2
body: ${linesWith(instructionsOfFloats, '%uint_0x40')}
${ways(eachWith(instructionsOfFloats, '%uint_0x40', '%uint_0x1000'))}`,
  pairOf`memory-semantics-capability/of-a-kernel
every instruction of a kernel that orders memory knows the classes that kernels have
${kernels}
declarations: ${counter}
%named = OpTypeNamedBarrier
body: %barrier = OpNamedBarrierInitialize %named %uint_1
${linesWith({ ...instructions, ...instructionsOfKernels }, '%uint_0xb80')}
${ways(eachWith({ ...instructions, ...instructionsOfKernels }, '%uint_0xb80', '%uint_0x40'))}`,
  pairOf`memory-semantics-capability/other-bits-of-a-kernel
a kernel orders nothing that only shaders have
${kernels}
declarations: ${counter}
${bits}
body: OpMemoryBarrier %workgroup {%uint_0xb88 | uniform-by-a-barrier: %uint_0x40}
${sum} {%null_uint | uniform: %uint_0x40 | output: %uint_0x1000 | available: %uint_0x2104 | visible: %uint_0x4102
  | volatile: %volatile} %uint_1`,
  pairOf`memory-semantics-capability/not-constant
a kernel loads semantics, or has them specialized, and nobody knows their bits
${kernels}
annotations: %spec_uint_0x148 SpecId 0
declarations: ${counter}
${bits}
body: %loaded = OpLoad %uint %variable_Workgroup_uint
OpMemoryBarrier %workgroup {%loaded | loaded: %uint_0x40}
OpMemoryBarrier %workgroup %spec_uint_0x148
OpMemoryBarrier %workgroup {%uint_0x108 | plain: %uint_0x40}`,
  pairOf`memory-semantics-capability/both-worlds in spv1.4, spv1.6
a kernel that is a shader too orders memory of buffers
${kernels}
capabilities: ${kernel.capabilities} {Shader | without-shader:}
declarations: ${counter}
body: OpMemoryBarrier %workgroup %uint_0x148`,
  pairOf`memory-semantics-capability/shader-implied in spv1.4, spv1.6
a capability that implies Shader will do, be it two steps away
${shader}
capabilities: TransformFeedback GeometryPointSize
declarations: ${counter}
body: OpMemoryBarrier %workgroup {%uint_0x48 | output: %uint_0x1048}`,
  pairOf`memory-semantics-capability/atomic-storage-implied
operations on atomic counters imply what orders these
capabilities: Shader AtomicStorageOps
extensions: OpExtension "SPV_KHR_shader_atomic_counter_ops"
declarations: ${counter}
body: ${sum} %uint_0x400 %uint_1
changed: %workgroup {%uint_0x400 | volatile: %uint_0x8400}`,
]

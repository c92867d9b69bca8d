import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'
import type { Edit } from '../pairs/ways.ts'

const counter = `%pointer_uint = OpTypePointer Workgroup %uint
%counter = OpVariable %pointer_uint Workgroup
%workgroup = OpConstant %uint 2`

const shader = { entryPoints: 'OpEntryPoint GLCompute %main "main" %counter' }

const kernels = { ...kernel, entryPoints: 'OpEntryPoint Kernel %main "main" %counter' }

const sum = '%sum = OpAtomicIAdd %uint %counter %workgroup'

/** Semantics with one bit that asks for a capability, and an order where the bit is for one. */
const bits = `%uniform = OpConstant %uint 0x40
%output = OpConstant %uint 0x1000
%available = OpConstant %uint 0x2104
%visible = OpConstant %uint 0x4102
%volatile = OpConstant %uint 0x8000`

/** Instructions of every world that take semantics, which stand where `$` does. */
const instructions: Readonly<Record<string, string>> = {
  'control-barrier': 'OpControlBarrier %workgroup %workgroup $',
  'memory-barrier': 'OpMemoryBarrier %workgroup $',
  load: '%loaded = OpAtomicLoad %uint %counter %workgroup $',
  store: 'OpAtomicStore %counter %workgroup $ %uint_1',
  exchange: '%exchanged = OpAtomicExchange %uint %counter %workgroup $ %uint_1',
  equal: '%one = OpAtomicCompareExchange %uint %counter %workgroup $ %none %uint_1 %uint_0',
  unequal: '%two = OpAtomicCompareExchange %uint %counter %workgroup %none $ %uint_1 %uint_0',
  increment: '%incremented = OpAtomicIIncrement %uint %counter %workgroup $',
  decrement: '%decremented = OpAtomicIDecrement %uint %counter %workgroup $',
  add: '%sum = OpAtomicIAdd %uint %counter %workgroup $ %uint_1',
  subtract: '%difference = OpAtomicISub %uint %counter %workgroup $ %uint_1',
  'signed-minimum': '%lower = OpAtomicSMin %uint %counter %workgroup $ %uint_1',
  'unsigned-minimum': '%lowest = OpAtomicUMin %uint %counter %workgroup $ %uint_1',
  'signed-maximum': '%higher = OpAtomicSMax %uint %counter %workgroup $ %uint_1',
  'unsigned-maximum': '%highest = OpAtomicUMax %uint %counter %workgroup $ %uint_1',
  and: '%both = OpAtomicAnd %uint %counter %workgroup $ %uint_1',
  or: '%either = OpAtomicOr %uint %counter %workgroup $ %uint_1',
  xor: '%one_of = OpAtomicXor %uint %counter %workgroup $ %uint_1',
}

const instructionsOfKernels: Readonly<Record<string, string>> = {
  'named-barrier': 'OpMemoryNamedBarrier %barrier %workgroup $',
  'test-and-set': '%was_set = OpAtomicFlagTestAndSet %bool %counter %workgroup $',
  clear: 'OpAtomicFlagClear %counter %workgroup $',
}

const instructionsOfFloats: Readonly<Record<string, string>> = {
  'float-add': '%float_sum = OpAtomicFAddEXT %float %real %workgroup $ %float_1',
  'float-minimum': '%float_lower = OpAtomicFMinEXT %float %real %workgroup $ %float_1',
  'float-maximum': '%float_higher = OpAtomicFMaxEXT %float %real %workgroup $ %float_1',
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
  pair(
    'memory-semantics-capability',
    'of-a-shader',
    'what a shader orders needs no capability beside it, and constants that are no semantics have any bit',
    {
      ...shader,
      declarations: `${counter}
${bits}
%every_class = OpConstant %uint 0xbc8
%signed = OpConstant %int 0x942
%output_signed = OpConstant %int 0x1102
%every_bit = OpConstant %uint 0xffc8`,
      body: `%number = OpIAdd %uint %every_bit %volatile
OpControlBarrier %workgroup %workgroup {%every_class | available-by-a-barrier: %available
  | output-by-a-barrier: %output}
OpMemoryBarrier %workgroup {%signed | output-and-more: %output_signed}
${sum} {%uniform | output: %output | available: %available | visible: %visible | volatile: %volatile
  | every-bit: %every_bit} %every_bit`,
    },
  ),
  pair(
    'memory-semantics-capability',
    'every-instruction',
    'every instruction of a shader that orders memory orders that of buffers',
    {
      ...shader,
      declarations: `${counter}
%none = OpConstant %uint 0
%buffers = OpConstant %uint 0x40
%outputs = OpConstant %uint 0x1000`,
      body: linesWith(instructions, '%buffers'),
    },
    eachWith(instructions, '%buffers', '%outputs'),
  ),
  pair(
    'memory-semantics-capability',
    'floats',
    'atomics on floats order memory like all others',
    {
      capabilities: `OpCapability Shader
OpCapability AtomicFloat32AddEXT
OpCapability AtomicFloat32MinMaxEXT`,
      extensions: `OpExtension "SPV_EXT_shader_atomic_float_add"
OpExtension "SPV_EXT_shader_atomic_float_min_max"`,
      entryPoints: 'OpEntryPoint GLCompute %main "main" %real',
      declarations: `%pointer_float = OpTypePointer Workgroup %float
%real = OpVariable %pointer_float Workgroup
%workgroup = OpConstant %uint 2
%buffers = OpConstant %uint 0x40
%outputs = OpConstant %uint 0x1000`,
      body: linesWith(instructionsOfFloats, '%buffers'),
    },
    eachWith(instructionsOfFloats, '%buffers', '%outputs'),
  ),
  pair(
    'memory-semantics-capability',
    'of-a-kernel',
    'every instruction of a kernel that orders memory knows the classes that kernels have',
    {
      ...kernels,
      capabilities: `${kernel.capabilities}\nOpCapability NamedBarrier`,
      declarations: `${counter}
%none = OpConstant %uint 0
%classes = OpConstant %uint 0xb80
%buffers = OpConstant %uint 0x40
%named = OpTypeNamedBarrier`,
      body: `%barrier = OpNamedBarrierInitialize %named %uint_1
${linesWith({ ...instructions, ...instructionsOfKernels }, '%classes')}`,
    },
    eachWith({ ...instructions, ...instructionsOfKernels }, '%classes', '%buffers'),
  ),
  pair(
    'memory-semantics-capability',
    'other-bits-of-a-kernel',
    'a kernel orders nothing that only shaders have',
    {
      ...kernels,
      declarations: `${counter}
${bits}
%none = OpConstantNull %uint
%classes = OpConstant %uint 0xb88`,
      body: `OpMemoryBarrier %workgroup {%classes | uniform-by-a-barrier: %uniform}
${sum} {%none | uniform: %uniform | output: %output | available: %available | visible: %visible
  | volatile: %volatile} %uint_1`,
    },
  ),
  pair(
    'memory-semantics-capability',
    'not-constant',
    'a kernel loads semantics, or has them specialized, and nobody knows their bits',
    {
      ...kernels,
      annotations: 'OpDecorate %specialized SpecId 0',
      declarations: `${counter}
${bits}
%workgroup_only = OpConstant %uint 0x108
%specialized = OpSpecConstant %uint 0x148`,
      body: `%loaded = OpLoad %uint %counter
OpMemoryBarrier %workgroup {%loaded | loaded: %uniform}
OpMemoryBarrier %workgroup %specialized
OpMemoryBarrier %workgroup {%workgroup_only | plain: %uniform}`,
    },
  ),
  pair(
    'memory-semantics-capability',
    'both-worlds',
    'a kernel that is a shader too orders memory of buffers',
    {
      ...kernels,
      capabilities: `${kernel.capabilities}
{OpCapability Shader | without-shader:}`,
      declarations: `${counter}\n%uniform = OpConstant %uint 0x148`,
      body: `OpMemoryBarrier %workgroup %uniform`,
    },
    {},
    { environments: ['spv1.4', 'spv1.6'] },
  ),
  pair(
    'memory-semantics-capability',
    'shader-implied',
    'a capability that implies Shader will do, be it two steps away',
    {
      ...shader,
      capabilities: 'OpCapability TransformFeedback\nOpCapability GeometryPointSize',
      declarations: `${counter}\n%uniform = OpConstant %uint 0x48\n%output = OpConstant %uint 0x1048`,
      body: 'OpMemoryBarrier %workgroup {%uniform | output: %output}',
    },
    {},
    { environments: ['spv1.4', 'spv1.6'] },
  ),
  pair(
    'memory-semantics-capability',
    'atomic-storage',
    'with AtomicStorage atomic counters are ordered, by themselves and among others',
    {
      ...shader,
      capabilities: 'OpCapability Shader\nOpCapability AtomicStorage',
      declarations: `${counter}
%counters = OpConstant %uint 0x400
%many = OpConstant %uint 0xfc8
%output = OpConstant %uint 0x1fc8`,
      body: `OpMemoryBarrier %workgroup {%many | output: %output}
${sum} %counters %uint_1`,
    },
    {},
    { environments: ['spv1.4', 'spv1.6'] },
  ),
  pair(
    'memory-semantics-capability',
    'atomic-storage-implied',
    'operations on atomic counters imply what orders these',
    {
      ...shader,
      capabilities: 'OpCapability Shader\nOpCapability AtomicStorageOps',
      extensions: 'OpExtension "SPV_KHR_shader_atomic_counter_ops"',
      declarations: `${counter}
%counters = OpConstant %uint 0x400
%volatile = OpConstant %uint 0x8400`,
      body: `${sum} %counters %uint_1`,
    },
    '%workgroup {%counters | volatile: %volatile}',
  ),
]

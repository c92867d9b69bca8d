import { pair } from '../pairs/pair.ts'
import { fragment, kernel } from '../pairs/pieces.ts'
import type { Edit } from '../pairs/ways.ts'
import { modifying, shared, wayName } from './atomics.ts'

const constants = `%workgroup = OpConstant %uint 2
%relaxed = OpConstant %uint 0`

const operands = '%workgroup %relaxed'

/** A block `%block` of one word and a variable `%buffer` of it. */
const block = (storageClass: string) => `%block = OpTypeStruct %uint
%pointer_block = OpTypePointer ${storageClass} %block
%pointer_word = OpTypePointer ${storageClass} %uint
%buffer = OpVariable %pointer_block ${storageClass}`

const binding = `OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0`

const wide = {
  declarations: `${constants}
%wide_1 = OpConstant %ulong 1
%wide_0 = OpConstant %ulong 0
%pointer_uint = OpTypePointer Workgroup %uint
%pointer_ulong = OpTypePointer Workgroup %ulong
%natural = OpVariable %pointer_uint Workgroup
%wide = OpVariable %pointer_ulong Workgroup`,
  entryPoints: 'OpEntryPoint GLCompute %main "main" %natural %wide',
}

/** Atomic instructions by name, on a type, through a pointer, with values. */
const everyAtomic = (type: string, pointer: string, one: string, zero: string) => ({
  Load: `%result_Load = OpAtomicLoad ${type} ${pointer} ${operands}`,
  Store: `OpAtomicStore ${pointer} ${operands} ${one}`,
  Exchange: `%result_Exchange = OpAtomicExchange ${type} ${pointer} ${operands} ${one}`,
  CompareExchange: `%compared = OpAtomicCompareExchange ${type} ${pointer} ${operands} %relaxed ${one} ${zero}`,
  IIncrement: `%result_IIncrement = OpAtomicIIncrement ${type} ${pointer} ${operands}`,
  IDecrement: `%result_IDecrement = OpAtomicIDecrement ${type} ${pointer} ${operands}`,
  ...Object.fromEntries(
    modifying.map((op) => [
      op,
      `%result_${op} = OpAtomic${op} ${type} ${pointer} ${operands} ${one}`,
    ]),
  ),
})

const narrowLines = Object.entries(everyAtomic('%uint', '%natural', '%uint_1', '%uint_0'))
const wideLines: Readonly<Record<string, string>> = everyAtomic(
  '%ulong',
  '%wide',
  '%wide_1',
  '%wide_0',
)

const eachWide = Object.fromEntries(
  narrowLines.map(([op, line]): [string, readonly Edit[]] => [
    wayName(op),
    [[line, wideLines[op] ?? '']],
  ]),
)

/** A shader with untyped pointers into a buffer and to variables of its own. */
const untyped = {
  capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %own',
  annotations: `OpDecorate %block Block\n${binding}`,
  declarations: `${constants}
%block = OpTypeStruct %uint
%pointer_buffer = OpTypeUntypedPointerKHR StorageBuffer
%pointer_private = OpTypeUntypedPointerKHR Private
%pointer_local = OpTypeUntypedPointerKHR Function
%buffer = OpUntypedVariableKHR %pointer_buffer StorageBuffer %block
%own = OpUntypedVariableKHR %pointer_private Private %uint`,
}

const untypedWord = '%word = OpUntypedAccessChainKHR %pointer_buffer %block %buffer %uint_0'

/** Pairs of the rules on the memory that atomic instructions are for. */
export const pairs = [
  pair('atomic-storage-class', 'not-private', 'a compute shader counts in Workgroup', {
    entryPoints: 'OpEntryPoint GLCompute %main "main" %counter %own',
    declarations: `${constants}
%pointer_workgroup = OpTypePointer Workgroup %uint
%pointer_private = OpTypePointer Private %uint
%counter = OpVariable %pointer_workgroup Workgroup
%own = OpVariable %pointer_private Private`,
    body: `%loaded = OpAtomicLoad %uint {%counter | load: %own} ${operands}
OpAtomicStore {%counter | store: %own} ${operands} %uint_1
%sum = OpAtomicIAdd %uint {%counter | add: %own} ${operands} %uint_1
%old = OpAtomicCompareExchange %uint {%counter
  | compare-exchange: %own} ${operands} %relaxed %uint_1 %uint_0`,
  }),
  pair(
    'atomic-storage-class',
    'member-of-a-block',
    'a word of a storage buffer, beside the same word as a push constant',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %pushed',
      annotations: `OpDecorate %block Block\n${binding}`,
      declarations: `${constants}
${block('StorageBuffer')}
%pointer_pushed = OpTypePointer PushConstant %block
%pointer_pushed_word = OpTypePointer PushConstant %uint
%pushed = OpVariable %pointer_pushed PushConstant`,
      body: `%pushed_word = OpAccessChain %pointer_pushed_word %pushed %uint_0
%word = OpAccessChain %pointer_word %buffer %uint_0
%loaded = OpAtomicLoad %uint {%word | push-constant: %pushed_word} ${operands}`,
    },
  ),
  pair(
    'atomic-storage-class',
    'not-of-an-interface',
    'a fragment shader counts in a texel, between its input and its output',
    {
      ...fragment,
      entryPoints: 'OpEntryPoint Fragment %main "main" %input %output %image',
      annotations: `OpDecorate %input Flat
OpDecorate %input Location 0
OpDecorate %output Location 0
OpDecorate %image DescriptorSet 0
OpDecorate %image Binding 0`,
      declarations: `${constants}
%image_type = OpTypeImage %uint 2D 0 0 0 2 R32ui
%pointer_image = OpTypePointer UniformConstant %image_type
%pointer_texel = OpTypePointer Image %uint
%pointer_input = OpTypePointer Input %uint
%pointer_output = OpTypePointer Output %uint
%place = OpConstantComposite %uint2 %uint_0 %uint_0
%input = OpVariable %pointer_input Input
%output = OpVariable %pointer_output Output
%image = OpVariable %pointer_image UniformConstant`,
      body: `%texel = OpImageTexelPointer %pointer_texel %image %place %uint_0
%loaded = OpAtomicLoad %uint {%texel | input: %input | output-load: %output} ${operands}
%sum = OpAtomicIAdd %uint {%texel | output: %output} ${operands} %uint_1`,
    },
  ),
  pair(
    'atomic-storage-class',
    'of-a-kernel',
    'CrossWorkgroup, Generic and Function are for the atomics of a kernel',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability GenericPointer`,
      entryPoints: 'OpEntryPoint Kernel %main "main" %global %constant %dimensions',
      annotations: 'OpDecorate %dimensions BuiltIn WorkDim',
      declarations: `${constants}
%pointer_global = OpTypePointer CrossWorkgroup %uint
%pointer_generic = OpTypePointer Generic %uint
%pointer_constant = OpTypePointer UniformConstant %uint
%pointer_input = OpTypePointer Input %uint
%pointer_own = OpTypePointer Function %uint
%global = OpVariable %pointer_global CrossWorkgroup %uint_0
%constant = OpVariable %pointer_constant UniformConstant %uint_1
%dimensions = OpVariable %pointer_input Input`,
      body: `%own = OpVariable %pointer_own Function
%generic = OpPtrCastToGeneric %pointer_generic %global
%a = OpAtomicIAdd %uint %global ${operands} %uint_1
%b = OpAtomicLoad %uint {%own | constant: %constant} ${operands}
%c = OpAtomicLoad %uint {%generic | input: %dimensions} ${operands}`,
    },
  ),
  pair(
    'atomic-storage-class',
    'physical-storage-buffer',
    'an atomic instruction through an address that a push constant holds',
    {
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %pushed',
      annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 8`,
      declarations: `${constants}
%pointer_physical = OpTypePointer PhysicalStorageBuffer %uint
%block = OpTypeStruct %pointer_physical %uint
%pointer_block = OpTypePointer PushConstant %block
%pointer_address = OpTypePointer PushConstant %pointer_physical
%pointer_word = OpTypePointer PushConstant %uint
%pushed = OpVariable %pointer_block PushConstant`,
      body: `%word = OpAccessChain %pointer_word %pushed %uint_1
%place = OpAccessChain %pointer_address %pushed %uint_0
%physical = OpLoad %pointer_physical %place
%loaded = OpAtomicLoad %uint {%physical | push-constant: %word} ${operands}`,
    },
  ),
  pair(
    'atomic-storage-class',
    'atomic-counter',
    'an atomic counter is counted, a private variable is not',
    {
      capabilities: 'OpCapability Shader\nOpCapability AtomicStorage',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %counter %own',
      annotations: 'OpDecorate %counter Binding 0',
      declarations: `${constants}
%pointer_counter = OpTypePointer AtomicCounter %uint
%pointer_own = OpTypePointer Private %uint
%counter = OpVariable %pointer_counter AtomicCounter
%own = OpVariable %pointer_own Private`,
      body: `%old = OpAtomicIIncrement %uint {%counter | increment: %own} ${operands}
%new = OpAtomicIDecrement %uint {%counter | decrement: %own} ${operands}`,
    },
  ),
  pair(
    'atomic-storage-class',
    'untyped',
    'an untyped pointer into a buffer is for atomic instructions, one into Private is not',
    {
      ...untyped,
      body: `${untypedWord}
%loaded = OpAtomicLoad %uint {%word | load: %own} ${operands}
OpAtomicStore {%word | store: %own} ${operands} %uint_1`,
    },
  ),
  pair(
    'atomic-storage-class',
    'unreachable',
    'a block that is never reached keeps to shared memory, too',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %counter %own',
      declarations: `${constants}
%pointer_workgroup = OpTypePointer Workgroup %uint
%pointer_private = OpTypePointer Private %uint
%counter = OpVariable %pointer_workgroup Workgroup
%own = OpVariable %pointer_private Private`,
      body: `OpBranch %exit
%dead = OpLabel
%sum = OpAtomicIAdd %uint {%counter | private: %own} ${operands} %uint_1
OpBranch %exit
%exit = OpLabel`,
    },
  ),
  pair(
    'atomic-uniform',
    'buffer-block',
    'a uniform block of the old kind, which BufferBlock makes writable',
    {
      annotations: `OpDecorate %block {BufferBlock | block: Block}
${binding}`,
      declarations: `${constants}\n${block('Uniform')}`,
      body: `%word = OpAccessChain %pointer_word %buffer %uint_0
%sum = OpAtomicIAdd %uint %word ${operands} %uint_1`,
    },
    {},
    { environments: ['spv1.3'] },
  ),
  pair(
    'atomic-uniform',
    'group-decoration',
    'a group of decorations makes the uniform block one of the old kind',
    {
      annotations: `OpDecorate %group {BufferBlock | block: Block}
%group = OpDecorationGroup
OpGroupDecorate %group %block
${binding}`,
      declarations: `${constants}\n${block('Uniform')}`,
      body: `%word = OpAccessChain %pointer_word %buffer %uint_0
OpAtomicStore %word ${operands} %uint_1`,
    },
    {},
    { environments: ['spv1.0'] },
  ),
  pair(
    'atomic-uniform',
    'beside-a-uniform-block',
    'an atomic instruction in a storage buffer, and a plain load of a uniform block',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %uniform',
      annotations: `OpDecorate %block Block
${binding}
OpDecorate %uniform DescriptorSet 0
OpDecorate %uniform Binding 1`,
      declarations: `${constants}
${block('StorageBuffer')}
%pointer_uniform = OpTypePointer Uniform %block
%pointer_uniform_word = OpTypePointer Uniform %uint
%uniform = OpVariable %pointer_uniform Uniform`,
      body: `%constant_word = OpAccessChain %pointer_uniform_word %uniform %uint_0
%constant = OpLoad %uint %constant_word
%word = OpAccessChain %pointer_word %buffer %uint_0
%loaded = OpAtomicLoad %uint {%word | load: %constant_word} ${operands}
%sum = OpAtomicIAdd %uint {%word | add: %constant_word} ${operands} %constant`,
    },
  ),
  pair(
    'atomic-not-function',
    'local-variable',
    'a shader uses plain loads for its local variables, atomic ones for shared memory',
    {
      ...shared,
      declarations: `${shared.declarations}
%local_uint = OpTypePointer Function %uint
%local_two = OpTypePointer Function %two`,
      body: `%local = OpVariable %local_uint Function %uint_1
%local_record = OpVariable %local_two Function
%member = OpAccessChain %local_uint %local_record %uint_1
%copy = OpCopyObject %local_uint %local
%a = OpAtomicLoad %uint {%natural | load: %local | copy: %copy} ${operands}
OpAtomicStore {%natural | store: %local} ${operands} %uint_1
%b = OpAtomicIAdd %uint {%natural | add: %local | member: %member} ${operands} %uint_1`,
    },
  ),
  pair(
    'atomic-not-function',
    'parameter',
    'a function takes pointers to shared and to local memory',
    {
      ...shared,
      declarations: `${shared.declarations}
%local_uint = OpTypePointer Function %uint
%of_pointers = OpTypeFunction %uint %pointer_uint %local_uint`,
      before: `%add = OpFunction %uint None %of_pointers
%shared_one = OpFunctionParameter %pointer_uint
%local_one = OpFunctionParameter %local_uint
%begin = OpLabel
%summand = OpLoad %uint %local_one
%sum = OpAtomicIAdd %uint {%shared_one | parameter: %local_one} ${operands} %summand
OpReturnValue %sum
OpFunctionEnd`,
      body: `%local = OpVariable %local_uint Function %uint_1
%done = OpFunctionCall %uint %add %natural %local`,
    },
  ),
  pair(
    'atomic-not-function',
    'untyped',
    'an untyped pointer that an atomic instruction takes is into a buffer',
    {
      ...untyped,
      body: `%local = OpUntypedVariableKHR %pointer_local Function %uint
${untypedWord}
%sum = OpAtomicIAdd %uint {%word | local: %local} ${operands} %uint_1`,
    },
  ),
  pair(
    'atomic-64-bit',
    'with-the-capability',
    'Int64Atomics stands where atomic instructions use 64-bit integers',
    {
      ...wide,
      capabilities: `OpCapability Shader
OpCapability Int64
{OpCapability Int64Atomics | without-it:}`,
      body: `OpAtomicStore %wide ${operands} %wide_1
%sum = OpAtomicIIncrement %ulong %wide ${operands}`,
    },
  ),
  pair(
    'atomic-64-bit',
    'without-the-capability',
    '64-bit integers without atomic instructions on them',
    {
      ...wide,
      capabilities: 'OpCapability Shader\nOpCapability Int64',
      body: [...narrowLines.map(([, line]) => line), '%plain = OpLoad %ulong %wide'].join('\n'),
    },
    eachWide,
  ),
]

import { pairOf, tagIn, tagOf } from '../pairs/pair-of.ts'
import { bindingsOf, kernel } from '../pairs/pieces.ts'
import { inFragment, inKernel } from '../pairs/tags.ts'

const inAtomicKernel = tagIn(kernel)`capabilities: ${kernel.capabilities} Int64Atomics`

/** Instructions that read, change and write an integer by another. */
const modifying = ['IAdd', 'ISub', 'SMin', 'UMin', 'SMax', 'UMax', 'And', 'Or', 'Xor']

/** `IAdd` as the name of a way: `i-add`. */
const wayName = (opcode: string) =>
  opcode.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

const operands = '%uint_2 %uint_0'

/** Each of them, with a way of another type, pointer and value. */
const modified = (type: string, pointer: string, value: string) =>
  modifying
    .map((opcode) => {
      const line = `%result_${opcode} = OpAtomic${opcode}`
      return `${line} {%uint %variable_Workgroup_uint ${operands} %uint_1
  | ${wayName(opcode)}: ${type} ${pointer} ${operands} ${value}}`
    })
    .join('\n')

/** A block `%uint_only` of one word and a variable `%buffer` of it. */
const block = (storageClass: string) => `%pointer_block = OpTypePointer ${storageClass} %uint_only
%pointer_word = OpTypePointer ${storageClass} %uint
%buffer = OpVariable %pointer_block ${storageClass}`

const binding = `OpMemberDecorate %uint_only 0 Offset 0
%buffer DescriptorSet 0, Binding 0`

/** Atomic instructions by name, on a type, through a pointer, with values. */
const everyAtomic = (
  type: string,
  pointer: string,
  one: string,
  zero: string,
): Readonly<Record<string, string>> => ({
  Load: `%result_Load = OpAtomicLoad ${type} ${pointer} ${operands}`,
  Store: `OpAtomicStore ${pointer} ${operands} ${one}`,
  Exchange: `%result_Exchange = OpAtomicExchange ${type} ${pointer} ${operands} ${one}`,
  CompareExchange: `%compared = OpAtomicCompareExchange ${type} ${pointer} ${operands} %uint_0 ${one} ${zero}`,
  IIncrement: `%result_IIncrement = OpAtomicIIncrement ${type} ${pointer} ${operands}`,
  IDecrement: `%result_IDecrement = OpAtomicIDecrement ${type} ${pointer} ${operands}`,
  ...Object.fromEntries(
    modifying.map((op) => [
      op,
      `%result_${op} = OpAtomic${op} ${type} ${pointer} ${operands} ${one}`,
    ]),
  ),
})

const wide = everyAtomic('%ulong', '%variable_Workgroup_ulong', '%ulong_1', '%ulong_0')
const narrowOrWide = Object.entries(
  everyAtomic('%uint', '%variable_Workgroup_uint', '%uint_1', '%uint_0'),
).map(([opcode, line]) => `{${line} | ${wayName(opcode)}: ${wide[opcode]}}`)

/** A shader with untyped pointers into a buffer and to variables of its own. */
const inUntyped = tagOf`extensions: OpExtension "SPV_KHR_untyped_pointers"
annotations: %uint_only Block\n${binding}
declarations: %buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %uint_only
%own = OpUntypedVariableKHR %untyped_pointer_Private Private %uint`

const untypedWord =
  '%word = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %uint_only %buffer %uint_0'

/** Pairs of the rules on atomic instructions and on the memory that they are for. */
export const pairs = [
  pairOf`atomic-result-type/load-and-exchange: integers and floats are loaded and exchanged
body: %a = OpAtomicLoad {%float %variable_Workgroup_float | load-vector: %uint2 %variable_Workgroup_uint2 | load-boolean: %bool %variable_Workgroup_bool
  | load-structure: %uint_pair %variable_Workgroup_uint_pair} ${operands}
%b = OpAtomicLoad %int %variable_Workgroup_int ${operands}
%c = OpAtomicExchange %float %variable_Workgroup_float ${operands} %float_1
%d = OpAtomicExchange {%uint %variable_Workgroup_uint ${operands} %uint_1
  | exchange-vector: %uint2 %variable_Workgroup_uint2 ${operands} %uint2_1_1
  | exchange-boolean: %bool %variable_Workgroup_bool ${operands} %true}`,
  pairOf`atomic-result-type/modifying: integers are read, changed and written
body: ${modified('%float', '%variable_Workgroup_float', '%float_1')}`,
  pairOf`atomic-result-type/counting: integers are counted up and down, and exchanged where they compare equal
body: %a = OpAtomicIIncrement {%uint %variable_Workgroup_uint | increment: %float %variable_Workgroup_float
  | increment-vector: %uint2 %variable_Workgroup_uint2} ${operands}
%b = OpAtomicIDecrement {%int %variable_Workgroup_int | decrement: %float %variable_Workgroup_float} ${operands}
%c = OpAtomicCompareExchange {%uint %variable_Workgroup_uint ${operands} %uint_0 %uint_1 %uint_0
  | compare-exchange-float: %float %variable_Workgroup_float ${operands} %uint_0 %float_1 %float_0
  | compare-exchange-vector: %uint2 %variable_Workgroup_uint2 ${operands} %uint_0 %uint2_1_1 %uint2_1_1}`,
  inAtomicKernel`atomic-result-type/compare-exchange-weak in spv1.3
a kernel of version 1.3 exchanges an integer in the weak way
body: %a = OpAtomicCompareExchangeWeak {%uint %variable_Workgroup_uint ${operands} %uint_0 %uint_1 %uint_0
  | float: %float %variable_Workgroup_float ${operands} %uint_0 %float_1 %float_0}`,
  pairOf`atomic-pointer/of-a-shader: every atomic instruction takes a pointer
body: %a = OpAtomicLoad %uint {%variable_Workgroup_uint | load-constant: %uint_1} ${operands}
OpAtomicStore {%variable_Workgroup_uint | store-loaded-value: %a} ${operands} %uint_1
%b = OpAtomicExchange %uint {%variable_Workgroup_uint | exchange-constant: %uint_0} ${operands} %uint_1
%c = OpAtomicCompareExchange %uint {%variable_Workgroup_uint
  | compare-exchange-result: %b} ${operands} %uint_0 %uint_1 %uint_0
%d = OpAtomicIIncrement %uint {%variable_Workgroup_uint | increment-result: %a} ${operands}
%e = OpAtomicXor %uint {%variable_Workgroup_uint | xor-function: %main
  | xor-type: %pointer_Workgroup_uint} ${operands} %uint_1`,
  inAtomicKernel`atomic-pointer/of-a-kernel: flags are pointed to
body: %was_set = OpAtomicFlagTestAndSet %bool {%variable_Workgroup_uint | test-constant: %uint_1} ${operands}
OpAtomicFlagClear {%variable_Workgroup_uint | clear-constant: %uint_1 | clear-result: %was_set} ${operands}`,
  pairOf`atomic-pointee/load-and-exchange: the pointer points to what is loaded and exchanged
body: %a = OpAtomicLoad %uint {%variable_Workgroup_uint | load-other-signedness: %variable_Workgroup_int | load-structure: %variable_Workgroup_uint_pair
  | load-vector: %variable_Workgroup_uint2} ${operands}
%b = OpAtomicExchange %float {%variable_Workgroup_float | exchange: %variable_Workgroup_uint} ${operands} %float_1
%c = OpAtomicCompareExchange %int {%variable_Workgroup_int
  | compare-exchange: %variable_Workgroup_uint} ${operands} %uint_0 %int_1 %int_0
%d = OpAtomicIIncrement %uint {%variable_Workgroup_uint | increment: %variable_Workgroup_float} ${operands}
%e = OpAtomicIDecrement %uint {%variable_Workgroup_uint | decrement: %variable_Workgroup_int} ${operands}`,
  pairOf`atomic-pointee/modifying: the pointer points to what is changed
body: ${modified('%uint', '%variable_Workgroup_int', '%uint_1')}`,
  pairOf`atomic-pointee/member: a member of a structure is reached by a pointer to its type
body: %member = OpAccessChain %pointer_Workgroup_uint %variable_Workgroup_uint_pair %uint_1
%copy = OpCopyObject %pointer_Workgroup_uint %member
%sum = OpAtomicIAdd %uint {%copy | whole: %variable_Workgroup_uint_pair | other-variable: %variable_Workgroup_float} ${operands} %uint_1`,
  pairOf`atomic-value/exchanged: what is exchanged has the type of the result
body: %b = OpAtomicExchange %float %variable_Workgroup_float ${operands} {%float_1 | exchange-integer: %uint_1
  | exchange-vector: %uint2_1_1}
%c = OpAtomicCompareExchange %int %variable_Workgroup_int ${operands} %uint_0 {%int_1
  | compare-exchange-signedness: %uint_1 | compare-exchange-boolean: %true} %int_0`,
  pairOf`atomic-value/modifying
the second integer has the type of the result, also where an instruction has a signedness
body: ${modified('%uint', '%variable_Workgroup_uint', '%int_1')}`,
  inAtomicKernel`atomic-value/width: a kernel adds 64-bit integers
body: %sum = OpAtomicIAdd %ulong %variable_Workgroup_ulong ${operands} %ulong_1
changed: %uint_0 {%ulong_1 | narrow: %uint_1 | float: %float_1}`,
  pairOf`atomic-comparator/of-a-shader: what is compared has the type of the result
body: %a = OpAtomicCompareExchange %uint %variable_Workgroup_uint ${operands} %uint_0 %uint_1 {%uint_0 | signed: %int_0
  | float: %float_0}
%b = OpAtomicCompareExchange %int %variable_Workgroup_int ${operands} %uint_0 %int_1 {%int_0 | unsigned: %uint_0
  | vector: %uint2_1_1}`,
  pairOf`atomic-store-pointee/of-a-shader: integers and floats are stored
body: OpAtomicStore %variable_Workgroup_float ${operands} %float_1
OpAtomicStore {%variable_Workgroup_int ${operands} %int_1 | vector: %variable_Workgroup_uint2 ${operands} %uint2_1_1
  | boolean: %variable_Workgroup_bool ${operands} %true | structure: %variable_Workgroup_uint_pair ${operands} %uint_pair_1_1}`,
  pairOf`atomic-store-value/of-a-shader: what is stored has the type that the pointer points to
body: OpAtomicStore %variable_Workgroup_float ${operands} %float_1
OpAtomicStore %variable_Workgroup_uint ${operands} %uint_1
changed: %uint_0 {%uint_1 | signed-integer: %int_1 | float-in-integer: %float_1}
changed: %uint_0 {%float_1 | integer-in-float: %uint_1 | vector-in-float: %uint2_1_1}`,
  inAtomicKernel`atomic-flag-pointee/of-a-kernel: a flag is a 32-bit integer
body: %was_set = OpAtomicFlagTestAndSet %bool {%variable_Workgroup_uint | test-wide: %variable_Workgroup_ulong | test-narrow: %variable_Workgroup_ushort
  | test-float: %variable_Workgroup_float} ${operands}
OpAtomicFlagClear {%variable_Workgroup_uint | clear-wide: %variable_Workgroup_ulong | clear-narrow: %variable_Workgroup_ushort
  | clear-vector: %variable_Workgroup_uint2} ${operands}`,
  inAtomicKernel`atomic-flag-result/of-a-kernel: testing a flag results in a Boolean
body: %was_set = OpAtomicFlagTestAndSet {%bool | integer: %uint | vector-of-booleans: %bool2
  | float: %float} %variable_Workgroup_uint ${operands}`,
  pairOf`atomic-storage-class/not-private: a compute shader counts in Workgroup
body: %loaded = OpAtomicLoad %uint {%variable_Workgroup_uint | load: %variable_Private_uint} ${operands}
OpAtomicStore {%variable_Workgroup_uint | store: %variable_Private_uint} ${operands} %uint_1
%sum = OpAtomicIAdd %uint {%variable_Workgroup_uint | add: %variable_Private_uint} ${operands} %uint_1
%old = OpAtomicCompareExchange %uint {%variable_Workgroup_uint
  | compare-exchange: %variable_Private_uint} ${operands} %uint_0 %uint_1 %uint_0`,
  pairOf`atomic-storage-class/member-of-a-block: a word of a storage buffer, beside the same word as a push constant
annotations: %uint_only Block
${binding}
declarations: ${block('StorageBuffer')}
body: %pushed_word = OpAccessChain %pointer_PushConstant_uint %variable_PushConstant_uint_only %uint_0
%word = OpAccessChain %pointer_word %buffer %uint_0
%loaded = OpAtomicLoad %uint {%word | push-constant: %pushed_word} ${operands}`,
  inFragment`atomic-storage-class/not-of-an-interface
a fragment shader counts in a texel, between its input and its output
annotations: %variable_Input_uint_at_0 Flat
%image DescriptorSet 0, Binding 0
declarations: %image = OpVariable %pointer_UniformConstant_image_uint_2D_0_0_0_2_R32ui UniformConstant
body: %texel = OpImageTexelPointer %pointer_Image_uint %image %uint2_0_0 %uint_0
%loaded = OpAtomicLoad %uint {%texel | input: %variable_Input_uint_at_0 | output-load: %variable_Output_uint_at_0} ${operands}
%sum = OpAtomicIAdd %uint {%texel | output: %variable_Output_uint_at_0} ${operands} %uint_1`,
  inKernel`atomic-storage-class/of-a-kernel: CrossWorkgroup, Generic and Function are for the atomics of a kernel
capabilities: ${kernel.capabilities} GenericPointer
annotations: %variable_Input_uint BuiltIn WorkDim
declarations: %global = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_0
%constant = OpVariable %pointer_UniformConstant_uint UniformConstant %uint_1
body: %generic = OpPtrCastToGeneric %pointer_Generic_uint %global
%a = OpAtomicIAdd %uint %global ${operands} %uint_1
%b = OpAtomicLoad %uint {%variable_Function_uint | constant: %constant} ${operands}
%c = OpAtomicLoad %uint {%generic | input: %variable_Input_uint} ${operands}`,
  pairOf`atomic-storage-class/physical-storage-buffer
an atomic instruction through an address that a push constant holds
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
declarations: %pushed = OpVariable %pointer_PushConstant_block_pointer_PhysicalStorageBuffer_uint_and_uint PushConstant
body: %word = OpAccessChain %pointer_PushConstant_uint %pushed %uint_1
%place = OpAccessChain %pointer_PushConstant_pointer_PhysicalStorageBuffer_uint %pushed %uint_0
%physical = OpLoad %pointer_PhysicalStorageBuffer_uint %place
%loaded = OpAtomicLoad %uint {%physical | push-constant: %word} ${operands}`,
  pairOf`atomic-storage-class/atomic-counter: an atomic counter is counted, a private variable is not
capabilities: Shader AtomicStorage
annotations: %variable_AtomicCounter_uint Binding 0
body: %old = OpAtomicIIncrement %uint {%variable_AtomicCounter_uint | increment: %variable_Private_uint} ${operands}
%new = OpAtomicIDecrement %uint {%variable_AtomicCounter_uint | decrement: %variable_Private_uint} ${operands}`,
  inUntyped`atomic-storage-class/untyped
an untyped pointer into a buffer is for atomic instructions, one into Private is not
body: ${untypedWord}
%loaded = OpAtomicLoad %uint {%word | load: %own} ${operands}
OpAtomicStore {%word | store: %own} ${operands} %uint_1`,
  pairOf`atomic-uniform/buffer-block in spv1.3: a uniform block of the old kind, which BufferBlock makes writable
annotations: %uint_only {BufferBlock | block: Block}
${binding}
declarations: ${block('Uniform')}
body: %word = OpAccessChain %pointer_word %buffer %uint_0
%sum = OpAtomicIAdd %uint %word ${operands} %uint_1`,
  pairOf`atomic-uniform/group-decoration in spv1.0: a group of decorations makes the uniform block one of the old kind
annotations: %group = [{BufferBlock | block: Block}] %uint_only
${binding}
declarations: ${block('Uniform')}
body: %word = OpAccessChain %pointer_word %buffer %uint_0
OpAtomicStore %word ${operands} %uint_1`,
  pairOf`atomic-uniform/beside-a-uniform-block
an atomic instruction in a storage buffer, and a plain load of a uniform block
annotations: %uint_only Block
${binding}
declarations: ${block('StorageBuffer')}
body: %constant_word = OpAccessChain %pointer_Uniform_uint %variable_Uniform_uint_only_bound_1 %uint_0
%constant = OpLoad %uint %constant_word
%word = OpAccessChain %pointer_word %buffer %uint_0
%loaded = OpAtomicLoad %uint {%word | load: %constant_word} ${operands}
%sum = OpAtomicIAdd %uint {%word | add: %constant_word} ${operands} %constant`,
  pairOf`atomic-not-function/local-variable
a shader uses plain loads for its local variables, atomic ones for shared memory
body: %local = OpVariable %pointer_Function_uint Function %uint_1
%member = OpAccessChain %pointer_Function_uint %variable_Function_uint_pair %uint_1
%copy = OpCopyObject %pointer_Function_uint %local
%a = OpAtomicLoad %uint {%variable_Workgroup_uint | load: %local | copy: %copy} ${operands}
OpAtomicStore {%variable_Workgroup_uint | store: %local} ${operands} %uint_1
%b = OpAtomicIAdd %uint {%variable_Workgroup_uint | add: %local | member: %member} ${operands} %uint_1`,
  pairOf`atomic-not-function/parameter: a function takes pointers to shared and to local memory
before: %uint %add(%pointer_Workgroup_uint %shared_one, %pointer_Function_uint %local_one)
%summand = OpLoad %uint %local_one
%sum = OpAtomicIAdd %uint {%shared_one | parameter: %local_one} ${operands} %summand
OpReturnValue %sum
body: %local = OpVariable %pointer_Function_uint Function %uint_1
%done = OpFunctionCall %uint %add %variable_Workgroup_uint %local`,
  inUntyped`atomic-not-function/untyped: an untyped pointer that an atomic instruction takes is into a buffer
body: %local = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
${untypedWord}
%sum = OpAtomicIAdd %uint {%word | local: %local} ${operands} %uint_1`,
  pairOf`atomic-64-bit/with-the-capability: Int64Atomics stands where atomic instructions use 64-bit integers
capabilities: Shader Int64 {Int64Atomics | without-it:}
body: OpAtomicStore %variable_Workgroup_ulong ${operands} %ulong_1
%sum = OpAtomicIIncrement %ulong %variable_Workgroup_ulong ${operands}`,
  pairOf`atomic-64-bit/without-the-capability: 64-bit integers without atomic instructions on them
body: ${narrowOrWide.join('\n')}
%plain = OpLoad %ulong %variable_Workgroup_ulong`,
  pairOf`atomic-uniform/two-blocks in spv1.0, spv1.3
a block of the old kind is accessed atomically, another one is read
annotations: ${bindingsOf(['variable_Uniform_uint_only', 'variable_Uniform_block_uint'])}
%uint_only BufferBlock, 0 Offset 0
body: %word = OpAccessChain %pointer_Uniform_uint %variable_Uniform_uint_only %uint_0
%constant_word = OpInBoundsAccessChain %pointer_Uniform_uint %variable_Uniform_block_uint %uint_0
%copy = OpCopyObject %pointer_Uniform_uint %constant_word
%constant = OpLoad %uint %constant_word
%loaded = OpAtomicLoad %uint {%word | load: %constant_word} %uint_1 %uint_0
%sum = OpAtomicIAdd %uint {%word | add: %copy} %uint_1 %uint_0 %constant`,
]

import { pairIn, pairOf, piecesOf, tagIn } from '../pairs/pair-of.ts'
import { bindingOf, kernel } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

const physical = piecesOf`memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450`
const buffer = piecesOf`annotations: %pointer_StorageBuffer_uint ArrayStride 4
${bindingOf('buffer')}
declarations: %buffer = OpVariable %pointer_StorageBuffer_block_stride4_uint_runtime_array StorageBuffer`

const elements = `%first = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_0 %uint_1
%second = OpInBoundsAccessChain %pointer_StorageBuffer_uint %buffer %uint_0 %uint_2`

const physicalAddresses = piecesOf`capabilities: Shader PhysicalStorageBufferAddresses Int64
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
annotations: %word_only Block, 0 Offset 0
declarations: %to_four = OpTypePointer PhysicalStorageBuffer %stride4_uint_array4
%word = OpTypePointer PhysicalStorageBuffer %uint
before: %void %with_word(%word %there)
OpStore %there %uint_1 Aligned 4
%void %with_private(%pointer_Private_uint %here)
OpStore %here %uint_1`

const inKernelPointers = tagIn(kernel)`
main: %void %main(%pointer_CrossWorkgroup_uint %first, %pointer_CrossWorkgroup_uint %second, %second_pointer_CrossWorkgroup_uint %twin, %pointer_CrossWorkgroup_float %real, %pointer_Workgroup_uint %shared)
body: %same = OpPtrEqual %bool %variable_Function_uint %variable_Function_uint
%equal = OpPtrEqual %bool %first %second
%unequal = OpPtrNotEqual %bool %first %second
%distance = OpPtrDiff %uint %first %second`

const kernelSummary = 'physical pointers of a kernel are compared and subtracted, in Function too'
const inGeneric = tagIn(kernel)`capabilities: ${kernel.capabilities} GenericPointer
before: %void %helper(%pointer_CrossWorkgroup_uint %global, %pointer_Workgroup_uint %shared)
%begin: %local = OpVariable %pointer_Function_uint Function
%anywhere = OpPtrCastToGeneric %pointer_Generic_uint %local`

const inBufferElements = tagIn(buffer)`body: ${elements}`

/** Pairs of the rules on logical and physical pointers. */
export const pairs = [
  pairIn(physical)`variable-holds-logical-pointer/without-variable-pointers
variables hold numbers and pointers into physical storage
entryPoints: GLCompute %main %variable %variable_Private_content %variable_Private_uint
annotations: %variable AliasedPointer
declarations: %variable = OpVariable %pointer_Private_pointer_PhysicalStorageBuffer_uint Private
%content = {OpTypeArray %uint4 %uint_3 | pointer-in-an-array: OpTypeArray %pointer_Private_uint %uint_3
  | pointer-in-a-structure: OpTypeStruct %uint %pointer_Private_uint}
{| private-pointer:
%to_logical = OpTypePointer Private %pointer_Private_uint
%extra = OpVariable %to_logical Private}
{| in-a-function: %to_logical = OpTypePointer Function %pointer_Private_uint}
body: {| in-a-function: %extra = OpVariable %to_logical Function}
%value = OpLoad %uint %variable_Private_uint
OpStore %variable_Function_uint %value`,
  pairIn(buffer)`variable-holds-logical-pointer/with-variable-pointers
variables in Private and Function hold pointers into a buffer
capabilities: Shader VariablePointers
+declarations: %array = OpTypeArray %pointer_StorageBuffer_uint %uint_2
{| workgroup:
%wrong_pointer = OpTypePointer Workgroup %pointer_StorageBuffer_uint
%wrong = OpVariable %wrong_pointer Workgroup
| array-in-workgroup:
%wrong_pointer = OpTypePointer Workgroup %array
%wrong = OpVariable %wrong_pointer Workgroup
| structure-in-output:
%wrong_pointer = OpTypePointer Output %structure_uint_and_pointer_StorageBuffer_uint
%wrong = OpVariable %wrong_pointer Output}
body: %local = OpVariable %pointer_Function_structure_uint_and_pointer_StorageBuffer_uint Function
${elements}
OpStore %variable_Private_pointer_StorageBuffer_uint %first
%held = OpLoad %pointer_StorageBuffer_uint %variable_Private_pointer_StorageBuffer_uint
OpStore %held %uint_1`,
  inBufferElements`logical-pointer-operand/shader
pointers into a buffer are loaded and stored through, copied and used by atomics
imports: %extended = OpExtInstImport "GLSL.std.450"
+body: %copy = OpCopyObject %pointer_StorageBuffer_uint %second
%fraction = OpExtInst %float %extended Frexp %float_1 %variable_Function_int
%length = OpArrayLength %uint %buffer 0
%old = OpAtomicIAdd %uint %copy %uint_1 %uint_0 %uint_1
OpCopyMemory %first %second
%value = {OpLoad %uint %first | equal: OpPtrEqual %bool %first %second
  | not-equal: OpPtrNotEqual %bool %first %second | bits: OpBitcast %uint2 %first
  | bits-of-a-variable: OpBitcast %uint2 %buffer}`,
  inBufferElements`logical-pointer-operand/addresses-in-a-logical-module
the capability Addresses alone makes no pointer physical
capabilities: Shader Addresses
+body: {OpCopyMemory %first %second | difference: %value = OpPtrDiff %int %first %second
  | sized-copy: OpCopyMemorySized %first %second %uint_4}`,
  inKernel`logical-pointer-operand/kernel: a kernel with logical pointers stores through a variable
capabilities: Kernel
memoryModel: OpMemoryModel Logical OpenCL
body: {| lifetime-start: OpLifetimeStart %variable_Function_uint 0}
OpStore %variable_Function_uint %uint_1
{| lifetime-stop: OpLifetimeStop %variable_Function_uint 0}`,
  pairOf`logical-pointer-operand/beside-physical-pointers
pointers into physical storage are cast, selected and converted, others are not
${physical}${buffer}
body: ${elements}
%there = OpConvertUToPtr %pointer_PhysicalStorageBuffer_uint %ulong_64
%selected = OpSelect %pointer_PhysicalStorageBuffer_uint %true %there %there
%number = OpConvertPtrToU %ulong %selected
%bits = {OpBitcast %uint2 %selected | bits-of-a-logical-pointer: OpBitcast %uint2 %first
  | equality-of-logical-pointers: OpPtrEqual %bool %first %second}`,
  inBufferElements`logical-pointer-result/shader: pointers come from variables, parameters, access chains and copies
+declarations: {| null: %null = OpConstantNull %pointer_Private_uint}
{| call: %returns_pointer = OpTypeFunction %pointer_Private_uint}
before: {| call:
%pointer_Private_uint %never() as %returns_pointer
%never_begin: OpUnreachable
OpFunctionEnd}
%void %helper(%pointer_Private_uint %parameter)
%begin: OpStore %parameter %uint_1
+body: %copy = {OpCopyObject %pointer_Private_uint %variable_Private_uint | bits: OpBitcast %pointer_Private_uint %uint2_1_2}
{| call: %returned = OpFunctionCall %pointer_Private_uint %never}
%called = OpFunctionCall %void %helper %variable_Private_uint`,
  pairOf`logical-pointer-result/beside-physical-pointers
pointers into physical storage are made from bits, chosen and loaded
${physical}${buffer}
declarations: ${buffer.declarations}
{| logical-null: %null = OpConstantNull %pointer_StorageBuffer_uint}
before: %pointer_PhysicalStorageBuffer_uint %helper()
%made = OpConvertUToPtr %pointer_PhysicalStorageBuffer_uint %ulong_64
OpReturnValue %made
annotations: ${buffer.annotations}
%variable_Function_pointer_PhysicalStorageBuffer_uint AliasedPointer
body: %returned = OpFunctionCall %pointer_PhysicalStorageBuffer_uint %helper
OpStore %variable_Function_pointer_PhysicalStorageBuffer_uint %returned
%loaded = OpLoad %pointer_PhysicalStorageBuffer_uint %variable_Function_pointer_PhysicalStorageBuffer_uint
%selected = OpSelect %pointer_PhysicalStorageBuffer_uint %true %returned %loaded
%cast = OpBitcast {%pointer_PhysicalStorageBuffer_uint | logical-from-bits: %pointer_StorageBuffer_uint} %uint2_64_0`,
  pairOf`logical-pointer-index/signed: signed indexes are not negative, unsigned and special ones may have any bits
declarations: %computed = OpSpecConstantOp %int SNegate %int_1
body: %a = OpAccessChain %pointer_Private_uint %variable_Private_uint4_array8 %uint_0xffffffff %uint_0
%b = OpAccessChain %pointer_Private_uint %variable_Private_uint4_array8 %spec_int_minus_1 %uint_1
%c = OpInBoundsAccessChain %pointer_Private_uint %variable_Private_uint4_array8 %computed %uint_1
%d = OpAccessChain %pointer_Private_uint %variable_Private_uint4_array8 {%int_1 | below-zero: %int_minus_1 | least: %int_minus_2147483648
  | of-64-bits: %long_minus_1 | of-16-bits: %short_minus_1} %uint_2
%e = OpInBoundsAccessChain %pointer_Private_uint %variable_Private_uint4_array8 %uint_2 {%int_2 | in-bounds-second: %int_minus_1}`,
  pairOf`logical-pointer-index/in-a-function: a run-time index may be negative, a constant index into a parameter is not
before: %uint %helper(%pointer_Private_uint4_array8 %parameter)
%run_time = OpCopyObject %int %int_minus_1
%unclear = OpAccessChain %pointer_Private_uint %parameter %run_time %int_0
%element = OpAccessChain %pointer_Private_uint %parameter {%int_2 | element: %int_minus_1} {%int_1
  | component: %int_minus_1}
%value = OpLoad %uint %element
OpReturnValue %value
body: %called = OpFunctionCall %uint %helper %variable_Private_uint4_array8`,
  pairIn(physicalAddresses)`call-pointer-storage-class/physical
pointers into physical storage are arguments as they are no logical ones
+before: %void %with_buffer(%pointer_StorageBuffer_word_only %holder)
body: %made = OpConvertUToPtr %word %ulong_64
%call_word = OpFunctionCall %void %with_word %made
%call_private = OpFunctionCall %void {%with_private %variable_Private_uint | storage-buffer: %with_buffer %variable_StorageBuffer_word_only_bound_0}`,
  pairIn(physicalAddresses)`call-pointer-object/physical
physical pointers are arguments wherever they come from
body: %made = OpConvertUToPtr %to_four %ulong_64
%there_second = OpAccessChain %word %made %uint_1
%here_second = OpAccessChain %pointer_Private_uint %variable_Private_uint_array3 %uint_1
%call_word = OpFunctionCall %void %with_word %there_second
%call_private = OpFunctionCall %void %with_private {%variable_Private_uint | element: %here_second}`,
  pairIn(physicalAddresses)`logical-pointer-index/physical
a constant index into what a physical pointer points to may be negative
body: %made = OpConvertUToPtr %to_four %ulong_64
%earlier = OpAccessChain %word %made %int_minus_1
%second = OpAccessChain %pointer_Private_uint %variable_Private_uint_array3 {%int_1 | logical: %int_minus_1}`,
  pairIn(physicalAddresses)`pointer-stored-storage-class/physical
physical pointers are stored to and loaded from a storage buffer
capabilities: ${physicalAddresses.capabilities} VariablePointers
+before: %void %helper(%pointer_Workgroup_word %physical_holder, %pointer_Workgroup_pointer_Workgroup_uint %logical_holder, %pointer_Workgroup_uint %logical)
%begin: %made = OpConvertUToPtr %word %ulong_64
{OpStore %physical_holder %made | logical-stored: OpStore %logical_holder %logical
  | logical-loaded: %wrong = OpLoad %pointer_Workgroup_uint %logical_holder}
body: %in_buffer = OpAccessChain %pointer_StorageBuffer_word %variable_StorageBuffer_word_only_bound_0 %uint_0
%loaded = OpLoad %word %in_buffer
OpStore %in_buffer %loaded`,
  inKernelPointers`pointer-comparison-operand/kernel: ${kernelSummary}
changed: OpPtrEqual %bool {%first %second | equal: %uint_1 %uint_1}
changed: OpPtrDiff %uint {%first %second | difference: %uint_2 %uint_1}`,
  inKernelPointers`pointer-comparison-type/kernel: ${kernelSummary}
changed: OpPtrEqual %bool %first {%second | equal-twin-types: %twin | equal-other-pointee: %real}
changed: OpPtrNotEqual %bool {%first | unequal-other-storage-class: %shared} %second
changed: OpPtrDiff %uint {%first %second | difference-of-twin-types: %twin %first}`,
  inKernelPointers`pointer-comparison-result/kernel: ${kernelSummary}
changed: OpPtrEqual {%bool | equal-number: %uint} %first %second
changed: OpPtrNotEqual {%bool | unequal-float: %float} %first %second`,
  inKernelPointers`pointer-difference-result/kernel: ${kernelSummary}
changed: OpPtrDiff {%uint | float: %float | vector: %uint2} %first %second`,
  inKernel`lifetime-size/pointers in spv1.0, spv1.6
lifetimes begin and end, with a size where the pointer does not tell it
body: %nothing = OpBitcast %pointer_Function_void %variable_Function_uint
OpLifetimeStart %nothing 4
OpLifetimeStop %nothing 4
OpLifetimeStart %variable_Function_uint {0 | started: 4}
OpLifetimeStop %variable_Function_uint {0 | stopped: 1}`,
  inKernel`size-of-result/concrete in spv1.1, spv1.6: sizes are 32-bit integers
body: %size = OpSizeOf {%uint | short: %ushort | long: %ulong | float: %float | vector: %uint2 | boolean: %bool
  | pointer: %pointer_Function_uint} %variable_Function_uint`,
  inKernel`size-of-pointer/concrete in spv1.1, spv1.6
sizes of numbers, vectors, pointers, arrays and structures are asked for
body: %size_of_vector = OpSizeOf %uint %variable_Function_float4
%size_of_array = OpSizeOf %uint %variable_Function_uints
%size_of_pointer = OpSizeOf %uint %variable_Function_pointer_Function_uint
%size_of_structure = OpSizeOf %uint %variable_Function_structure_ushort_and_float2_and_pointer_Function_uint
%size = OpSizeOf %uint {%variable_Function_uint | boolean: %variable_Function_bool | booleans: %variable_Function_bool2 | structure-with-a-boolean: %variable_Function_structure_uint_and_bool
  | event: %variable_Function_event}
%size_of_another = OpSizeOf %uint {%variable_Function_uint | constant: %uint_1 | undefined-vector: %a_uint2}`,
  inGeneric`pointer-semantics-result/generic in spv1.0, spv1.6: memory semantics are a 32-bit integer
+before: %semantics = OpGenericPtrMemSemantics {%uint | short: %ushort | long: %ulong | float: %float | vector: %uint2
  | boolean: %bool} %anywhere`,
  inGeneric`pointer-semantics-pointer/generic in spv1.0, spv1.6: memory semantics are asked of a pointer into Generic
+before: %semantics = OpGenericPtrMemSemantics %uint {%anywhere | function: %local | cross-workgroup: %global
  | workgroup: %shared | number: %uint_1}`,
]

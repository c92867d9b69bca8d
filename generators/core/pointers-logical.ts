import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel } from '../pairs/pieces.ts'

const physical = {
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}

const buffer = {
  entryPoints: 'GLCompute %main %buffer',
  annotations: `%pointer_StorageBuffer_uint ArrayStride 4
${bindingOf('buffer')}`,
  declarations: `%pointer = OpTypePointer StorageBuffer %block_stride4_uint_runtime_array
%buffer = OpVariable %pointer StorageBuffer`,
}

const elements = `%first = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_0 %uint_1
%second = OpInBoundsAccessChain %pointer_StorageBuffer_uint %buffer %uint_0 %uint_2`

const signedArray = {
  declarations: `%least = OpConstant %int -2147483648`,
}

/** Pairs of the rules on logical pointers without variable pointers. */
export const pairs = [
  pairOf`variable-holds-logical-pointer/without-variable-pointers
variables hold numbers and pointers into physical storage
${physical}
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
  pairOf`variable-holds-logical-pointer/with-variable-pointers
variables in Private and Function hold pointers into a buffer
${buffer}
entryPoints: GLCompute %main %buffer %variable_Private_pointer_StorageBuffer_uint %variable_Private_array %variable_Workgroup_uint
capabilities: Shader VariablePointers
+declarations: %array = OpTypeArray %pointer_StorageBuffer_uint %uint_2
%function_structure = OpTypePointer Function %structure_uint_and_pointer_StorageBuffer_uint
{| workgroup:
%wrong_pointer = OpTypePointer Workgroup %pointer_StorageBuffer_uint
%wrong = OpVariable %wrong_pointer Workgroup
| array-in-workgroup:
%wrong_pointer = OpTypePointer Workgroup %array
%wrong = OpVariable %wrong_pointer Workgroup
| structure-in-output:
%wrong_pointer = OpTypePointer Output %structure_uint_and_pointer_StorageBuffer_uint
%wrong = OpVariable %wrong_pointer Output}
body: %local = OpVariable %function_structure Function
${elements}
OpStore %variable_Private_pointer_StorageBuffer_uint %first
%held = OpLoad %pointer_StorageBuffer_uint %variable_Private_pointer_StorageBuffer_uint
OpStore %held %uint_1`,
  pairOf`logical-pointer-operand/shader
pointers into a buffer are loaded and stored through, copied and used by atomics
${buffer}
imports: %extended = OpExtInstImport "GLSL.std.450"
body: ${elements}
%copy = OpCopyObject %pointer_StorageBuffer_uint %second
%fraction = OpExtInst %float %extended Frexp %float_1 %variable_Function_int
%length = OpArrayLength %uint %buffer 0
%old = OpAtomicIAdd %uint %copy %uint_1 %uint_0 %uint_1
OpCopyMemory %first %second
%value = {OpLoad %uint %first | equal: OpPtrEqual %bool %first %second
  | not-equal: OpPtrNotEqual %bool %first %second | bits: OpBitcast %uint2 %first
  | bits-of-a-variable: OpBitcast %uint2 %buffer}`,
  pairOf`logical-pointer-operand/addresses-in-a-logical-module
the capability Addresses alone makes no pointer physical
${buffer}
capabilities: Shader Addresses
body: ${elements}
{OpCopyMemory %first %second | difference: %value = OpPtrDiff %int %first %second
  | sized-copy: OpCopyMemorySized %first %second %uint_4}`,
  pairOf`logical-pointer-operand/kernel
a kernel with logical pointers stores through a variable
${kernel}
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
  pairOf`logical-pointer-result/shader
pointers come from variables, parameters, access chains and copies
${buffer}
entryPoints: GLCompute %main %buffer %variable_Private_uint
+declarations: {| null: %null = OpConstantNull %pointer_Private_uint}
{| call: %returns_pointer = OpTypeFunction %pointer_Private_uint}
before: {| call:
%never = OpFunction %pointer_Private_uint None %returns_pointer
%never_begin: OpUnreachable
OpFunctionEnd}
%helper = OpFunction %void None %signature_void_of_pointer_Private_uint
%parameter = OpFunctionParameter %pointer_Private_uint
%begin: OpStore %parameter %uint_1
OpReturn
OpFunctionEnd
body: ${elements}
%copy = {OpCopyObject %pointer_Private_uint %variable_Private_uint | bits: OpBitcast %pointer_Private_uint %uint2_1_2}
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
  pairOf`logical-pointer-index/signed
signed indexes are not negative, unsigned and special ones may have any bits
${signedArray}
+declarations: %computed = OpSpecConstantOp %int SNegate %int_1
body: %a = OpAccessChain %pointer_Private_uint %variable_Private_uint4_array8 %uint_0xffffffff %uint_0
%b = OpAccessChain %pointer_Private_uint %variable_Private_uint4_array8 %spec_int_minus_1 %uint_1
%c = OpInBoundsAccessChain %pointer_Private_uint %variable_Private_uint4_array8 %computed %uint_1
%d = OpAccessChain %pointer_Private_uint %variable_Private_uint4_array8 {%int_1 | below-zero: %int_minus_1 | least: %least
  | of-64-bits: %long_minus_1 | of-16-bits: %short_minus_1} %uint_2
%e = OpInBoundsAccessChain %pointer_Private_uint %variable_Private_uint4_array8 %uint_2 {%int_2 | in-bounds-second: %int_minus_1}`,
  pairOf`logical-pointer-index/in-a-function
a run-time index may be negative, a constant index into a parameter is not
${signedArray}
before: %uint %helper(%pointer_Private_uint4_array8 %parameter)
%run_time = OpCopyObject %int %int_minus_1
%unclear = OpAccessChain %pointer_Private_uint %parameter %run_time %int_0
%element = OpAccessChain %pointer_Private_uint %parameter {%int_2 | element: %int_minus_1} {%int_1
  | component: %int_minus_1}
%value = OpLoad %uint %element
OpReturnValue %value
body: %called = OpFunctionCall %uint %helper %variable_Private_uint4_array8`,
]

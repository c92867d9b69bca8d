import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel } from '../pairs/pieces.ts'

const physical = {
  capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}

const buffer = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %elements ArrayStride 4
OpDecorate %element_pointer ArrayStride 4
${bindingOf('buffer')}`,
  declarations: `%elements = OpTypeRuntimeArray %uint
%block = OpTypeStruct %elements
%pointer = OpTypePointer StorageBuffer %block
%element_pointer = OpTypePointer StorageBuffer %uint
%buffer = OpVariable %pointer StorageBuffer`,
}

const elements = `%first = OpAccessChain %element_pointer %buffer %uint_0 %uint_1
%second = OpInBoundsAccessChain %element_pointer %buffer %uint_0 %uint_2`

const signedArray = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %variable',
  declarations: `%array = OpTypeArray %uint4 %uint_8
%to_array = OpTypePointer Private %array
%to_uint = OpTypePointer Private %uint
%below_zero = OpConstant %int -1
%least = OpConstant %int -2147483648
%variable = OpVariable %to_array Private`,
}

/** Pairs of the rules on logical pointers without variable pointers. */
export const pairs = [
  pairOf`variable-holds-logical-pointer/without-variable-pointers
variables hold numbers and pointers into physical storage
${physical}
entryPoints: OpEntryPoint GLCompute %main "main" %variable %other %target
annotations: OpDecorate %variable AliasedPointer
declarations: %word = OpTypePointer PhysicalStorageBuffer %uint
%private_uint = OpTypePointer Private %uint
%holder = OpTypePointer Private %word
%variable = OpVariable %holder Private
%content = {OpTypeArray %uint4 %uint_3 | pointer-in-an-array: OpTypeArray %private_uint %uint_3
  | pointer-in-a-structure: OpTypeStruct %uint %private_uint}
%to_content = OpTypePointer Private %content
%other = OpVariable %to_content Private
{| private-pointer:
%to_logical = OpTypePointer Private %private_uint
%extra = OpVariable %to_logical Private}
%target = OpVariable %private_uint Private
{| in-a-function: %to_logical = OpTypePointer Function %private_uint}
%function_uint = OpTypePointer Function %uint
body: %local = OpVariable %function_uint Function
{| in-a-function: %extra = OpVariable %to_logical Function}
%value = OpLoad %uint %target
OpStore %local %value`,
  pairOf`variable-holds-logical-pointer/with-variable-pointers
variables in Private and Function hold pointers into a buffer
${buffer}
entryPoints: OpEntryPoint GLCompute %main "main" %buffer %holder %holders %shared
capabilities: OpCapability Shader
OpCapability VariablePointers
declarations: ${buffer.declarations}
%array = OpTypeArray %element_pointer %uint_2
%structure = OpTypeStruct %uint %element_pointer
%private_pointer = OpTypePointer Private %element_pointer
%private_array = OpTypePointer Private %array
%function_structure = OpTypePointer Function %structure
%shared_uint = OpTypePointer Workgroup %uint
%shared = OpVariable %shared_uint Workgroup
%holder = OpVariable %private_pointer Private
{| workgroup:
%wrong_pointer = OpTypePointer Workgroup %element_pointer
%wrong = OpVariable %wrong_pointer Workgroup
| array-in-workgroup:
%wrong_pointer = OpTypePointer Workgroup %array
%wrong = OpVariable %wrong_pointer Workgroup
| structure-in-output:
%wrong_pointer = OpTypePointer Output %structure
%wrong = OpVariable %wrong_pointer Output}
%holders = OpVariable %private_array Private
body: %local = OpVariable %function_structure Function
${elements}
OpStore %holder %first
%held = OpLoad %element_pointer %holder
OpStore %held %uint_1`,
  pairOf`logical-pointer-operand/shader
pointers into a buffer are loaded and stored through, copied and used by atomics
${buffer}
imports: %extended = OpExtInstImport "GLSL.std.450"
declarations: ${buffer.declarations}
%function_int = OpTypePointer Function %int
body: %exponent = OpVariable %function_int Function
${elements}
%copy = OpCopyObject %element_pointer %second
%fraction = OpExtInst %float %extended Frexp %float_1 %exponent
%length = OpArrayLength %uint %buffer 0
%old = OpAtomicIAdd %uint %copy %uint_1 %uint_0 %uint_1
OpCopyMemory %first %second
%value = {OpLoad %uint %first | equal: OpPtrEqual %bool %first %second
  | not-equal: OpPtrNotEqual %bool %first %second | bits: OpBitcast %uint2 %first
  | bits-of-a-variable: OpBitcast %uint2 %buffer}`,
  pairOf`logical-pointer-operand/addresses-in-a-logical-module
the capability Addresses alone makes no pointer physical
${buffer}
capabilities: OpCapability Shader
OpCapability Addresses
body: ${elements}
{OpCopyMemory %first %second | difference: %value = OpPtrDiff %int %first %second
  | sized-copy: OpCopyMemorySized %first %second %uint_4}`,
  pairOf`logical-pointer-operand/kernel
a kernel with logical pointers stores through a variable
${kernel}
capabilities: OpCapability Kernel
memoryModel: OpMemoryModel Logical OpenCL
declarations: %function_uint = OpTypePointer Function %uint
body: %local = OpVariable %function_uint Function
{| lifetime-start: OpLifetimeStart %local 0}
OpStore %local %uint_1
{| lifetime-stop: OpLifetimeStop %local 0}`,
  pairOf`logical-pointer-operand/beside-physical-pointers
pointers into physical storage are cast, selected and converted, others are not
${physical}${buffer}
capabilities: ${physical.capabilities}
OpCapability Int64
declarations: ${buffer.declarations}
%word = OpTypePointer PhysicalStorageBuffer %uint
%address = OpConstant %ulong 64
body: ${elements}
%there = OpConvertUToPtr %word %address
%selected = OpSelect %word %true %there %there
%number = OpConvertPtrToU %ulong %selected
%bits = {OpBitcast %uint2 %selected | bits-of-a-logical-pointer: OpBitcast %uint2 %first
  | equality-of-logical-pointers: OpPtrEqual %bool %first %second}`,
  pairOf`logical-pointer-result/shader
pointers come from variables, parameters, access chains and copies
${buffer}
entryPoints: OpEntryPoint GLCompute %main "main" %buffer %own
declarations: ${buffer.declarations}
%private_uint = OpTypePointer Private %uint
%words = OpConstantComposite %uint2 %uint_1 %uint_2
{| null: %null = OpConstantNull %private_uint}
%own = OpVariable %private_uint Private
{| call: %returns_pointer = OpTypeFunction %private_uint}
%takes_pointer = OpTypeFunction %void %private_uint
before: {| call:
%never = OpFunction %private_uint None %returns_pointer
%never_begin = OpLabel
OpUnreachable
OpFunctionEnd}
%helper = OpFunction %void None %takes_pointer
%parameter = OpFunctionParameter %private_uint
%begin = OpLabel
OpStore %parameter %uint_1
OpReturn
OpFunctionEnd
body: ${elements}
%copy = {OpCopyObject %private_uint %own | bits: OpBitcast %private_uint %words}
{| call: %returned = OpFunctionCall %private_uint %never}
%called = OpFunctionCall %void %helper %own`,
  pairOf`logical-pointer-result/beside-physical-pointers
pointers into physical storage are made from bits, chosen and loaded
${physical}${buffer}
capabilities: ${physical.capabilities}
OpCapability Int64
declarations: ${buffer.declarations}
%word = OpTypePointer PhysicalStorageBuffer %uint
{| logical-null: %null = OpConstantNull %element_pointer}
%holder = OpTypePointer Function %word
%words = OpConstantComposite %uint2 %uint_64 %uint_0
%address = OpConstant %ulong 64
%returns_pointer = OpTypeFunction %word
before: %helper = OpFunction %word None %returns_pointer
%begin = OpLabel
%made = OpConvertUToPtr %word %address
OpReturnValue %made
OpFunctionEnd
annotations: ${buffer.annotations}
OpDecorate %local AliasedPointer
body: %local = OpVariable %holder Function
%returned = OpFunctionCall %word %helper
OpStore %local %returned
%loaded = OpLoad %word %local
%selected = OpSelect %word %true %returned %loaded
%cast = OpBitcast {%word | logical-from-bits: %element_pointer} %words`,
  pairOf`logical-pointer-index/signed
signed indexes are not negative, unsigned and special ones may have any bits
${signedArray}
capabilities: OpCapability Shader
OpCapability Int64
OpCapability Int16
declarations: ${signedArray.declarations}
%short = OpTypeInt 16 1
%wide = OpConstant %long -1
%narrow = OpConstant %short -1
%greatest = OpConstant %uint 0xffffffff
%special = OpSpecConstant %int -1
%computed = OpSpecConstantOp %int SNegate %int_1
body: %a = OpAccessChain %to_uint %variable %greatest %uint_0
%b = OpAccessChain %to_uint %variable %special %uint_1
%c = OpInBoundsAccessChain %to_uint %variable %computed %uint_1
%d = OpAccessChain %to_uint %variable {%int_1 | below-zero: %below_zero | least: %least
  | of-64-bits: %wide | of-16-bits: %narrow} %uint_2
%e = OpInBoundsAccessChain %to_uint %variable %uint_2 {%int_2 | in-bounds-second: %below_zero}`,
  pairOf`logical-pointer-index/in-a-function
a run-time index may be negative, a constant index into a parameter is not
${signedArray}
declarations: ${signedArray.declarations}
%takes_array = OpTypeFunction %uint %to_array
before: %helper = OpFunction %uint None %takes_array
%parameter = OpFunctionParameter %to_array
%begin = OpLabel
%run_time = OpCopyObject %int %below_zero
%unclear = OpAccessChain %to_uint %parameter %run_time %int_0
%element = OpAccessChain %to_uint %parameter {%int_2 | element: %below_zero} {%int_1
  | component: %below_zero}
%value = OpLoad %uint %element
OpReturnValue %value
OpFunctionEnd
body: %called = OpFunctionCall %uint %helper %variable`,
]

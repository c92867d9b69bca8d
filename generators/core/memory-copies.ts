import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, kernel } from '../pairs/pieces.ts'

const numbers = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %from %to',
  declarations: `%private_uint = OpTypePointer Private %uint
%shared_uint = OpTypePointer Workgroup %uint
%from = OpVariable %private_uint Private
%to = OpVariable %shared_uint Workgroup`,
}

const globalUints = {
  ...kernel,
  declarations: `%global_uint = OpTypePointer CrossWorkgroup %uint
%takes_pointers = OpTypeFunction %void %global_uint %global_uint`,
  main: `%main = OpFunction %void None %takes_pointers
%to = OpFunctionParameter %global_uint
%from = OpFunctionParameter %global_uint
%entry = OpLabel`,
}

/** A shader whose pointers are physical, so that it may copy by size and have signed integers. */
const physicalShader = {
  capabilities: 'OpCapability Shader\nOpCapability Addresses',
  memoryModel: 'OpMemoryModel Physical64 GLSL450',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %from %to',
  declarations: `%shared_uint4 = OpTypePointer Workgroup %uint4
%from = OpVariable %shared_uint4 Workgroup
%to = OpVariable %shared_uint4 Workgroup`,
}

const untypedExtension = 'OpExtension "SPV_KHR_untyped_pointers"'

/** Pairs of the rules on copies, their memory operands apart. */
export const pairs = [
  pairOf`copy-memory-pointers/between-variables
a number is copied from one variable to another of another storage class
${numbers}
body: %value = OpLoad %uint %from
OpCopyMemory {%to | to-a-value: %value | to-a-constant: %uint_1 | to-a-type: %shared_uint} {%from
  | from-a-value: %value | from-a-constant: %uint_1}`,
  pairOf`copy-memory-type/numbers
both pointers are to unsigned integers, in different storage classes
${numbers}
declarations: ${numbers.declarations}
%private_int = OpTypePointer Private %int
%private_uint2 = OpTypePointer Private %uint2
%private_float = OpTypePointer Private %float
%signed = OpVariable %private_int Private
%vector = OpVariable %private_uint2 Private
%real = OpVariable %private_float Private
entryPoints: ${numbers.entryPoints} %signed %vector %real
body: OpCopyMemory {%to | to-signed: %signed} {%from | from-signed: %signed | from-float: %real
  | from-vector: %vector}`,
  pairOf`copy-memory-type/structures
a structure is copied to a structure of the very type
entryPoints: OpEntryPoint GLCompute %main "main" %from %twin_from %array_from
declarations: %structure = OpTypeStruct %uint %uint
%twin = OpTypeStruct %uint %uint
%array = OpTypeArray %uint %uint_2
%to_structure = OpTypePointer Function %structure
%private_structure = OpTypePointer Private %structure
%private_twin = OpTypePointer Private %twin
%private_array = OpTypePointer Private %array
%from = OpVariable %private_structure Private
%twin_from = OpVariable %private_twin Private
%array_from = OpVariable %private_array Private
body: %to = OpVariable %to_structure Function
OpCopyMemory %to {%from | twin: %twin_from | array: %array_from}`,
  pairOf`copy-memory-type/beside-untyped
one of the pointers may be untyped; two typed ones are to one type
capabilities: OpCapability Shader
OpCapability UntypedPointersKHR
extensions: ${untypedExtension}
entryPoints: OpEntryPoint GLCompute %main "main" %untyped_buffer %vector %other %real
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingOf('untyped_buffer')}
declarations: %block = OpTypeStruct %uint4
%untyped = OpTypeUntypedPointerKHR StorageBuffer
%private_vector = OpTypePointer Private %uint4
%private_real = OpTypePointer Private %float4
%untyped_buffer = OpUntypedVariableKHR %untyped StorageBuffer %block
%vector = OpVariable %private_vector Private
%other = OpVariable %private_vector Private
%real = OpVariable %private_real Private
body: OpCopyMemory %real %untyped_buffer
OpCopyMemory %untyped_buffer %vector
OpCopyMemory %other %vector`,
  pairOf`copy-memory-not-void/kernel
pointers to void are cast before a number is copied through them
${kernel}
declarations: %global_void = OpTypePointer CrossWorkgroup %void
%global_uint = OpTypePointer CrossWorkgroup %uint
%takes_pointers = OpTypeFunction %void %global_void %global_void
main: %main = OpFunction %void None %takes_pointers
%to = OpFunctionParameter %global_void
%from = OpFunctionParameter %global_void
%entry = OpLabel
body: %cast_to = OpBitcast %global_uint %to
%cast_from = OpBitcast %global_uint %from
OpCopyMemory {%cast_to %cast_from | not-cast: %to %from}`,
  pairOf`copy-memory-fixed-size/beside-a-run-time-array
arrays of fixed size are copied, run-time arrays by element
entryPoints: OpEntryPoint GLCompute %main "main" %from %to
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpMemberDecorate %nested 0 Offset 0
OpMemberDecorate %nested 1 Offset 4
OpDecorate %elements ArrayStride 4
OpDecorate %fixed ArrayStride 4
${bindingsOf(['from', 'to'])}
declarations: %elements = OpTypeRuntimeArray %uint
%fixed = OpTypeArray %uint %uint_4
%nested = OpTypeStruct %uint %elements
%block = OpTypeStruct %fixed %nested
%to_block = OpTypePointer StorageBuffer %block
%to_fixed = OpTypePointer StorageBuffer %fixed
%to_nested = OpTypePointer StorageBuffer %nested
%to_elements = OpTypePointer StorageBuffer %elements
%from = OpVariable %to_block StorageBuffer
%to = OpVariable %to_block StorageBuffer
body: %fixed_from = OpAccessChain %to_fixed %from %uint_0
%fixed_to = OpAccessChain %to_fixed %to %uint_0
%nested_from = OpAccessChain %to_nested %from %uint_1
%nested_to = OpAccessChain %to_nested %to %uint_1
%all_from = OpAccessChain %to_elements %nested_from %uint_1
%all_to = OpAccessChain %to_elements %nested_to %uint_1
OpCopyMemory {%fixed_to %fixed_from | array: %all_to %all_from | structure: %nested_to %nested_from
  | structure-in-a-structure: %to %from}`,
  pairOf`copy-sized-pointers/kernel
bytes are copied between two pointers
${globalUints}
body: %value = OpLoad %uint %from
OpCopyMemorySized {%to | to-a-value: %value | to-a-constant: %uint_4} {%from | from-a-value: %value
  | from-a-constant: %uint_4} %uint_4`,
  pairOf`copy-sized-size-type/constants
the sizes are integers of any width and sign
${physicalShader}
capabilities: ${physicalShader.capabilities}
OpCapability Int64
declarations: ${physicalShader.declarations}
%four_wide = OpConstant %ulong 4
%four_signed = OpConstant %int 4
%four_real = OpConstant %float 4
%fours = OpConstantComposite %uint2 %uint_4 %uint_4
body: OpCopyMemorySized %to %from %four_wide
OpCopyMemorySized %to %from %four_signed
OpCopyMemorySized %to %from {%uint_4 | float: %four_real | vector: %fours | boolean: %true}`,
  pairOf`copy-sized-size-type/run-time-values
the size is a component of a loaded vector
${physicalShader}
body: %vector = OpLoad %uint4 %from
%size = OpCompositeExtract %uint %vector 3
%real = OpConvertUToF %float %size
OpCopyMemorySized %to %from {%size | whole-vector: %vector | float: %real | pointer: %from}`,
  pairOf`copy-sized-size-not-zero/constants
the size is 0 as a specialization constant and as a run-time value, else a positive number
${globalUints}
capabilities: ${kernel.capabilities}
OpCapability Int64
declarations: ${globalUints.declarations}
%special = OpSpecConstant %uint 0
%null = OpConstantNull %uint
%wide_null = OpConstantNull %ulong
%wide_zero = OpConstant %ulong 0
%wide_one = OpConstant %ulong 0x100000000
body: %copy = OpCopyObject %uint %uint_0
OpCopyMemorySized %to %from %special
OpCopyMemorySized %to %from %copy
OpCopyMemorySized %to %from %wide_one
OpCopyMemorySized %to %from {%uint_1 | zero: %uint_0 | null: %null | wide-zero: %wide_zero
  | wide-null: %wide_null}`,
  pairOf`copy-sized-size-not-negative/constants
a sign bit is no matter in an unsigned size or in a specialization constant
${physicalShader}
capabilities: ${physicalShader.capabilities}
OpCapability Int64
OpCapability Int16
declarations: ${physicalShader.declarations}
%short = OpTypeInt 16 1
%great = OpConstant %uint 0x80000000
%special = OpSpecConstant %int -4
%greatest = OpConstant %int 0x7ffffffc
%below_zero = OpConstant %int -1
%least = OpConstant %int -2147483648
%wide = OpConstant %long -4
%narrow = OpConstant %short -4
body: OpCopyMemorySized %to %from %great
OpCopyMemorySized %to %from %special
OpCopyMemorySized %to %from {%greatest | below-zero: %below_zero | least: %least | of-64-bits: %wide
  | of-16-bits: %narrow}`,
]

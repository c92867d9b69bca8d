import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, kernel } from '../pairs/pieces.ts'

const globalUints = {
  ...kernel,
  declarations: `%takes_pointers = OpTypeFunction %void %pointer_CrossWorkgroup_uint %pointer_CrossWorkgroup_uint`,
  main: `%main = OpFunction %void None %takes_pointers
%variable_Workgroup_uint = OpFunctionParameter %pointer_CrossWorkgroup_uint
%variable_Private_uint = OpFunctionParameter %pointer_CrossWorkgroup_uint
%entry:`,
}

/** A shader whose pointers are physical, so that it may copy by size and have signed integers. */
const physicalShader = {
  memoryModel: 'OpMemoryModel Physical64 GLSL450',
  entryPoints: 'GLCompute %main %variable_Private_uint %variable_Workgroup_uint',
  declarations: `%variable_Private_uint = OpVariable %pointer_Workgroup_uint4 Workgroup
%variable_Workgroup_uint = OpVariable %pointer_Workgroup_uint4 Workgroup`,
}

/** Pairs of the rules on copies, their memory operands apart. */
export const pairs = [
  pairOf`copy-memory-pointers/between-variables
a number is copied from one variable to another of another storage class
body: %value = OpLoad %uint %variable_Private_uint
OpCopyMemory {%variable_Workgroup_uint | to-a-value: %value | to-a-constant: %uint_1 | to-a-type: %pointer_Workgroup_uint} {%variable_Private_uint
  | from-a-value: %value | from-a-constant: %uint_1}`,
  pairOf`copy-memory-type/numbers
both pointers are to unsigned integers, in different storage classes
body: OpCopyMemory {%variable_Workgroup_uint | to-signed: %variable_Private_int} {%variable_Private_uint | from-signed: %variable_Private_int | from-float: %variable_Private_float
  | from-vector: %variable_Private_uint2}`,
  pairOf`copy-memory-type/structures
a structure is copied to a structure of the very type
body: OpCopyMemory %variable_Function_uint_pair {%variable_Private_uint_pair | twin: %variable_Private_second_uint_pair | array: %variable_Private_uints}`,
  pairOf`copy-memory-type/beside-untyped
one of the pointers may be untyped; two typed ones are to one type
extensions: OpExtension "SPV_KHR_untyped_pointers"
annotations: ${bindingOf('untyped_buffer')}
declarations: %untyped_buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block_uint4
body: OpCopyMemory %variable_Private_float4 %untyped_buffer
OpCopyMemory %untyped_buffer %variable_Private_uint4
OpCopyMemory %second_variable_Private_uint4 %variable_Private_uint4`,
  pairOf`copy-memory-not-void/kernel
pointers to void are cast before a number is copied through them
${kernel}
declarations: %takes_pointers = OpTypeFunction %void %pointer_CrossWorkgroup_void %pointer_CrossWorkgroup_void
main: %main = OpFunction %void None %takes_pointers
%to = OpFunctionParameter %pointer_CrossWorkgroup_void
%from = OpFunctionParameter %pointer_CrossWorkgroup_void
%entry:
body: %cast_to = OpBitcast %pointer_CrossWorkgroup_uint %to
%cast_from = OpBitcast %pointer_CrossWorkgroup_uint %from
OpCopyMemory {%cast_to %cast_from | not-cast: %to %from}`,
  pairOf`copy-memory-fixed-size/beside-a-run-time-array
arrays of fixed size are copied, run-time arrays by element
annotations: %block Block, 0 Offset 0, 1 Offset 16
%nested 0 Offset 0, 1 Offset 4
${bindingsOf(['variable_StorageBuffer_block', 'second_variable_StorageBuffer_block'])}
declarations: %nested = OpTypeStruct %uint %stride4_uint_runtime_array
%block = OpTypeStruct %stride4_uint_array4 %nested
body: %fixed_from = OpAccessChain %pointer_StorageBuffer_stride4_uint_array4 %variable_StorageBuffer_block %uint_0
%fixed_to = OpAccessChain %pointer_StorageBuffer_stride4_uint_array4 %second_variable_StorageBuffer_block %uint_0
%nested_from = OpAccessChain %pointer_StorageBuffer_nested %variable_StorageBuffer_block %uint_1
%nested_to = OpAccessChain %pointer_StorageBuffer_nested %second_variable_StorageBuffer_block %uint_1
%all_from = OpAccessChain %pointer_StorageBuffer_stride4_uint_runtime_array %nested_from %uint_1
%all_to = OpAccessChain %pointer_StorageBuffer_stride4_uint_runtime_array %nested_to %uint_1
OpCopyMemory {%fixed_to %fixed_from | array: %all_to %all_from | structure: %nested_to %nested_from
  | structure-in-a-structure: %second_variable_StorageBuffer_block %variable_StorageBuffer_block}`,
  pairOf`copy-sized-pointers/kernel
bytes are copied between two pointers
${globalUints}
body: %value = OpLoad %uint %variable_Private_uint
OpCopyMemorySized {%variable_Workgroup_uint | to-a-value: %value | to-a-constant: %uint_4} {%variable_Private_uint | from-a-value: %value
  | from-a-constant: %uint_4} %uint_4`,
  pairOf`copy-sized-size-type/constants
the sizes are integers of any width and sign
${physicalShader}
body: OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint %ulong_4
OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint %int_4
OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint {%uint_4 | float: %float_4 | vector: %uint2_4_4 | boolean: %true}`,
  pairOf`copy-sized-size-type/run-time-values
the size is a component of a loaded vector
${physicalShader}
body: %vector = OpLoad %uint4 %variable_Private_uint
%size = OpCompositeExtract %uint %vector 3
%real = OpConvertUToF %float %size
OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint {%size | whole-vector: %vector | float: %real | pointer: %variable_Private_uint}`,
  pairOf`copy-sized-size-not-zero/constants
the size is 0 as a specialization constant and as a run-time value, else a positive number
${globalUints}
body: %copy = OpCopyObject %uint %uint_0
OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint %spec_uint_0
OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint %copy
OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint %ulong_0x100000000
OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint {%uint_1 | zero: %uint_0 | null: %null_uint | wide-zero: %ulong_0
  | wide-null: %null_ulong}`,
  pairOf`copy-sized-size-not-negative/constants
a sign bit is no matter in an unsigned size or in a specialization constant
${physicalShader}
body: OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint %uint_0x80000000
OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint %spec_int_minus_4
OpCopyMemorySized %variable_Workgroup_uint %variable_Private_uint {%int_0x7ffffffc | below-zero: %int_minus_1 | least: %int_minus_2147483648 | of-64-bits: %long_minus_4
  | of-16-bits: %short_minus_4}`,
]

import { pairOf } from '../pairs/pair-of.ts'
import { cooperativeMatrices, kernel, wide } from '../pairs/pieces.ts'

const pointers = {
  ...kernel,
  capabilities: `${kernel.capabilities} GenericPointer Vector16 Int64 Int16 Int8 Float64`,
  declarations: `%in_function = OpTypePointer Function %uint`,
}

const physical = {
  capabilities: `Shader Int64 Float64 PhysicalStorageBufferAddresses`,
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  declarations: `%pointer = OpTypePointer PhysicalStorageBuffer %uint`,
}

const cooperative = {
  ...cooperativeMatrices,
  declarations: `%floats_matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
%halves_matrix = OpTypeCooperativeMatrixKHR %half %uint_3 %uint_8 %uint_8 %uint_2
%uints_matrix = OpTypeCooperativeMatrixKHR %uint %uint_3 %uint_8 %uint_8 %uint_2
%ints_matrix = OpTypeCooperativeMatrixKHR %int %uint_3 %uint_8 %uint_8 %uint_2
%ushorts_matrix = OpTypeCooperativeMatrixKHR %ushort %uint_3 %uint_8 %uint_8 %uint_2`,
}

/** Pairs of the rules on OpBitcast, and on conversions of cooperative matrices. */
export const pairs = [
  pairOf`bitcast-result/numbers
numbers and vectors of them are seen as other ones
${wide}
body: %integer = OpBitcast {%uint | structure: %uint_only} %a_float
%vector = OpBitcast {%ushort4 | array: %uints | structure-of-two: %uint_pair} %a_ulong
%float_vector = OpBitcast {%float4 | matrix: %float2x2} %a_uint4`,
  pairOf`bitcast-operand/numbers
numbers and vectors of them are seen as other ones
${wide}
body: %float_number = OpBitcast %float {%a_int | structure: %a_uint_only}
%integer = OpBitcast %ulong {%a_uint2 | array: %a_uints | structure-of-two: %a_float_pair}
%integers = OpBitcast %int4 {%a_float4 | matrix: %a_float2x2}`,
  pairOf`bitcast-differs/other-signedness
the same number of bits is seen as another type
${wide}
body: %signed = OpBitcast %int {%a_uint | integer: %a_int}
%float_vector = OpBitcast %float2 {%a_uint2 | vector: %a_float2}
%wide_float = OpBitcast %double {%a_long | wide-float: %a_double}`,
  pairOf`bitcast-differs/twin-pointers
two pointer types with the same operands are two types
${physical}
body: %cast = OpBitcast {%pointer_PhysicalStorageBuffer_uint | same: %pointer} %a_pointer`,
  pairOf`bitcast-differs/specialized
a kernel sees a specialization constant as a float
${kernel}
declarations: %cast = OpSpecConstantOp {%float | same: %uint} Bitcast %spec_uint`,
  pairOf`bitcast-pointer-scalar/in-a-kernel in spv1.4
pointers are seen as integers and as other pointers
${pointers}
body: %integer = OpBitcast {%ulong | vector: %uint2 | float: %double} %a_pointer_Workgroup_uint
%from_integer = OpBitcast %in_function {%a_ulong | from-vector: %a_uint2 | from-float: %a_double}
%other = OpBitcast %pointer_Workgroup_float %a_pointer_Workgroup_uint`,
  pairOf`bitcast-pointer-scalar/with-physical-storage-buffers in spv1.3
the extension lets pointers be seen as vectors of integers
${physical}
extensions: OpExtension "SPV_KHR_physical_storage_buffer"
OpExtension "SPV_KHR_storage_buffer_storage_class"
body: %vector = OpBitcast {%uint2 | float: %double} %a_pointer
%from_vector = OpBitcast %pointer {%a_uint2 | from-float: %a_double}`,
  pairOf`bitcast-pointer-vector/in-a-shader in spv1.5
pointers are seen as integers and as vectors of integers
${physical}
body: %vector = OpBitcast {%uint2 | float: %double} %a_pointer
%from_vector = OpBitcast %pointer {%a_int2 | from-float: %a_double}
%integer = OpBitcast %long %a_pointer`,
  pairOf`bitcast-pointer-vector/in-a-kernel in spv1.6
vectors of integers are seen as pointers of all storage classes
${pointers}
body: %vector = OpBitcast {%uint2 | float: %double} %a_pointer_Generic_uint
%from_vector = OpBitcast %in_function {%a_uint2 | from-float: %a_double}`,
  pairOf`bitcast-pointer-storage-class/same-class
pointers are seen as others into the same storage class
${pointers}
body: %cast = OpBitcast {%pointer_Workgroup_float | to-generic: %pointer_Generic_uint} {%a_pointer_Workgroup_uint
  | function: %a_in_function | cross-workgroup: %a_pointer_CrossWorkgroup_uint | generic: %a_pointer_Generic_uint}`,
  pairOf`bitcast-pointer-words/two-words in spv1.6
pointers are seen as vectors of 32-bit integers
${pointers}
body: %words = OpBitcast {%uint2 | halves: %ushort4 | octets: %uchar8} %a_pointer_Workgroup_uint
%from_words = OpBitcast %pointer_Workgroup_uint {%a_uint2 | from-halves: %a_ushort4 | from-octets: %a_uchar8}`,
  pairOf`bitcast-width/equal-widths
as many components are as wide
${wide}
body: %scalar = OpBitcast %uint %a_float
%vector = OpBitcast %ulong2 %a_double2
changed: %scalar = OpBitcast %uint {%a_float | wider-scalar: %a_double | narrower-scalar: %a_half | wider-sign: %a_long}
changed: %vector = OpBitcast {%ulong2 %a_double2 | narrower-vector: %ulong2 %a_float2 | halved-vector: %half2 %a_double2}`,
  pairOf`bitcast-bits/equal-bits
more components are as much narrower
body: %narrowed = OpBitcast %uint2 %a_ulong
%widened = OpBitcast %double %a_ushort4
%halves = OpBitcast %half4 %a_uint2
changed: %narrowed = OpBitcast {%uint2 %a_ulong | from-same-width: %uint2 %a_float | longer-result: %uint3 %a_ulong}
changed: %widened = OpBitcast %double {%a_ushort4 | shorter-operand: %a_ushort2}
changed: %halves = OpBitcast {%half4 %a_uint2 | wider-result: %float4 %a_uint2 | narrower-operand: %half4 %a_ushort2}`,
  pairOf`bitcast-bits/of-a-pointer
a pointer of 64 bits is seen as two words
${physical}
body: %words = OpBitcast %uint2 %a_pointer`,

  pairOf`conversion-result/cooperative-matrices
cooperative matrices are converted component by component
${cooperative}
body: %unsigned = OpConvertFToU %uints_matrix %a_floats_matrix
%signed = OpConvertFToS %ints_matrix %a_floats_matrix
%from_signed = OpConvertSToF %floats_matrix %a_ints_matrix
%longer = OpUConvert %uints_matrix %a_ushorts_matrix`,
  pairOf`conversion-operand/cooperative-matrices
the components of converted cooperative matrices are of the right kind
${cooperative}
body: %unsigned = OpConvertFToU %uints_matrix %a_floats_matrix
%from_signed = OpConvertSToF %floats_matrix %a_ints_matrix
%shorter = OpFConvert %halves_matrix %a_floats_matrix`,
  pairOf`conversion-width/cooperative-matrices
conversions of width change the components of a cooperative matrix
${cooperative}
body: %shorter = OpFConvert %halves_matrix %a_floats_matrix
%longer = OpSConvert %uints_matrix %a_ushorts_matrix`,
  pairOf`conversion-operand/where-nobody-comes
rules hold in blocks that are not reached and functions that are not called too
before: %void %uncalled()
%unsigned = OpConvertFToU %uint {%a_float | in-a-function: %a_int}
body: OpReturn
%unreached: %fraction = OpConvertSToF %float {%a_int | in-a-block: %a_int2}`,
  pairOf`bitcast-differs/cooperative-matrices
a cooperative matrix of integers is seen as one of integers of the other signedness
${cooperative}
body: %cast = OpBitcast {%ints_matrix | same: %uints_matrix} %a_uints_matrix`,
]

import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import { kernelLibrary } from './types.ts'

/** Pairs of the rules on vectors, matrices, arrays, structures, pointers and function types. */
export const pairs = [
  pairOf`array-element-type/of-a-kernel
arrays of a structure, of another array and of pointers
${kernelLibrary}
declarations: %structures = OpTypeArray %structure_uint_and_float %uint_4
%arrays = OpTypeArray %structures %uint_4
%pointers = OpTypeArray {%pointer_CrossWorkgroup_structure_uint_and_float | void: %void | function: %signature | constant: %uint_4} %uint_4`,
  pairOf`array-element-type/run-time-array
a run-time array of structures and one of images
capabilities: Shader RuntimeDescriptorArray
declarations: %images = OpTypeRuntimeArray %image_float_2D_0_0_0_1_Unknown
%structures = OpTypeRuntimeArray {%structure_uint_and_float | void: %void | function: %signature
  | constant: %uint_1}`,
  pairOf`array-length-is-constant/every-kind-of-constant
lengths are constants, specialized ones and computed ones, of any integer type
annotations: %spec_int_4 SpecId 0
declarations: %computed = OpSpecConstantOp %int IAdd %spec_int_4 %int_1
%a = OpTypeArray %float {%uint_4 | float: %float_1 | boolean: %true | vector: %uint2_2_2
  | type: %uint | undefined-value: %a_uint}
%b = OpTypeArray %float %int_2
%c = OpTypeArray %float %ulong_4
%d = OpTypeArray %float {%spec_int_4 | specialized-float: %spec_float_4}
%e = OpTypeArray %float %computed`,
  pairOf`array-length-positive/boundaries
lengths of 1, and of what looks negative but is unsigned
declarations: %a = OpTypeArray %float {%uint_1 | zero: %uint_0 | null: %null_uint}
%b = OpTypeArray %float %uint_4294967295
%c = OpTypeArray %float {%int_1 | negative: %int_minus_1 | least: %int_minus_2147483648}
%d = OpTypeArray %float {%ulong_4294967296 | wide-zero: %ulong_0 | wide-negative: %long_minus_4294967295}`,
  pairOf`array-length-positive/specialized-zero
a length whose default is 0 can still be specialized
annotations: %spec_uint_0 SpecId 0
declarations: %computed = OpSpecConstantOp %uint IMul %spec_uint_0 %uint_4
%plain = OpConstant %uint {16 | zero: 0}
%a = OpTypeArray %float %spec_uint_0
%b = OpTypeArray %float %computed
%c = OpTypeArray %float %plain`,
  pairOf`structure-member-type/members
a structure of numbers, arrays, pointers and structures, and one of nothing
${kernelLibrary}
declarations: %empty = OpTypeStruct {| only-void: %void}
%inner = OpTypeStruct {%float | first-void: %void} %float_array4
%outer = OpTypeStruct {%bool | constant: %uint_4} {%inner | function: %signature} {%pointer_CrossWorkgroup_float
  | last-void: %void}`,
  pairOf`structure-member-type/announced-pointer
a list whose member is a pointer that is announced and declared later
${kernelLibrary}
declarations: OpTypeForwardPointer %pointer_CrossWorkgroup_list CrossWorkgroup
%list = OpTypeStruct {%uint | void: %void} %pointer_CrossWorkgroup_list`,
  pairOf`pointer-type/types-of-a-kernel
pointers to scalars, structures and pointers
${kernelLibrary}
imports: %set = OpExtInstImport "OpenCL.std"
debug: %string = OpString "a.cl"
declarations: %second = OpTypePointer CrossWorkgroup %pointer_CrossWorkgroup_float_only
%variable = OpVariable %second CrossWorkgroup
%third = OpTypePointer Function {%uint | constant: %uint_1 | undefined-value: %a_uint
  | variable: %variable | import: %set | string: %string}`,
  pairOf`function-return-type/values-and-nothing
functions that return nothing, a scalar, a matrix and a structure
declarations: %a = OpTypeFunction %bool
%c = OpTypeFunction {%structure_float_and_float2 | function: %signature | function-with-parameter: %signature_float4x4_of_float
  | constant: %uint_1}`,
  pairOf`function-return-type/pointer-of-a-kernel
a function returns a physical pointer
${kernel}
declarations: %finder = OpTypeFunction {%pointer_CrossWorkgroup_float | function: %signature | variable: %variable_CrossWorkgroup_float} %pointer_CrossWorkgroup_float`,
  pairOf`function-type-parameter/any-place
parameters that are scalars, aggregates and pointers
declarations: %function = OpTypeFunction %void {%float | first-void: %void} {%float_only
  | constant: %uint_1} {%pointer_Function_float_only | last-void: %void | function: %signature}`,
  pairOf`function-type-parameter/only-parameter
a function of one parameter, which in C would be void
${kernelLibrary}
declarations: %function = OpTypeFunction %uint {%uint | void: %void}`,

  pairOf`vector-component-type/scalars
vectors of integers, floats and Booleans
declarations: %pointer_float = OpTypePointer Private %float
%integers = OpTypeVector {%int | vector: %bool3 | array: %second_floats | structure: %float_only
  | image: %image_float_2D_0_0_0_1_Unknown | void: %void | constant: %uint_2} 3
{| matrix: %v = OpTypeVector %float3x2 2}`,
  pairOf`vector-component-type/in-a-kernel
a vector of integers beside a physical pointer, which is as wide as they are
${kernelLibrary}
declarations: %vector = OpTypeVector {%ulong | pointer: %pointer_CrossWorkgroup_uint} 4`,
  pairOf`vector-component-count/two-to-four
a shader has vectors of 2, 3 and 4 components
declarations: %two = OpTypeVector %bool {2 | one: 1}
%three = OpTypeVector %int {3 | zero: 0 | sixteen: 16}
%four = OpTypeVector %float {4 | five: 5 | eight: 8}`,
  pairOf`vector-component-count/eight-and-sixteen
Vector16 adds vectors of 8 and 16 components
${kernelLibrary}
capabilities: ${kernelLibrary.capabilities} {Vector16 | without-vector16:}
declarations: %eight = OpTypeVector %uint {8 | one: 1 | seven: 7}
%sixteen = OpTypeVector %float {16 | seventeen: 17 | thirty-two: 32}`,
  pairOf`vector-component-count/long-vectors
LongVectorEXT adds every other number of components
capabilities: Shader LongVectorEXT
extensions: OpExtension "SPV_EXT_long_vector"
declarations: %one = OpTypeVector %uint {1 | none: 0}
%seven = OpTypeVector %float 7`,
  pairOf`matrix-column-type/vectors-of-floats
a matrix has vectors of floats as columns
declarations: %matrix = OpTypeMatrix {%float3 | integers: %int3 | naturals: %uint3 | booleans: %bool3
  | float: %float | array: %float_array3 | structure: %float_three | matrix: %float3x3} 2`,
  pairOf`matrix-column-type/other-widths
columns of 16-bit and 64-bit floats
declarations: %narrow_matrix = OpTypeMatrix {%half2 | half: %half} 2
%wide_matrix = OpTypeMatrix {%double4 | integers: %ulong4} 4`,
  pairOf`matrix-column-count/two-to-four
matrices of 2, 3 and 4 columns
declarations: %two = OpTypeMatrix %float4 {2 | one: 1}
%three = OpTypeMatrix %float2 {3 | zero: 0}
%four = OpTypeMatrix %float3 {4 | five: 5}`,
  pairOf`matrix-column-count/beside-long-vectors-of-kernels
Vector16 makes vectors longer, and not matrices wider
${kernel}
capabilities: ${kernel.capabilities} Matrix Vector16
declarations: %long_vector = OpTypeVector %float 8
%matrix = OpTypeMatrix %float4 {4 | eight: 8 | sixteen: 16}`,
]

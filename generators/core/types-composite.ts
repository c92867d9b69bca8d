import { pairOf } from '../pairs/pair-of.ts'
import { kernel, library } from '../pairs/pieces.ts'
import { kernelLibrary } from './types.ts'

/** Pairs of the rules on vectors, matrices, arrays, structures, pointers and function types. */
export const pairs = [
  pairOf`array-element-type/of-a-kernel
arrays of a structure, of another array and of pointers
${kernelLibrary}
declarations: %procedure = OpTypeFunction %void
%structure = OpTypeStruct %uint %float
%pointer = OpTypePointer CrossWorkgroup %structure
%structures = OpTypeArray %structure %uint_4
%arrays = OpTypeArray %structures %uint_4
%pointers = OpTypeArray {%pointer | void: %void | function: %procedure | constant: %uint_4} %uint_4`,
  pairOf`array-element-type/run-time-array
a run-time array of structures and one of images
${library}
capabilities: ${library.capabilities}
OpCapability RuntimeDescriptorArray
declarations: %procedure = OpTypeFunction %void
%structure = OpTypeStruct %uint %float
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%images = OpTypeRuntimeArray %image
%structures = OpTypeRuntimeArray {%structure | void: %void | function: %procedure
  | constant: %uint_1}`,
  pairOf`array-length-is-constant/every-kind-of-constant
lengths are constants, specialized ones and computed ones, of any integer type
${library}
capabilities: ${library.capabilities}
OpCapability Int64
annotations: OpDecorate %specialized SpecId 0
declarations: %wide_4 = OpConstant %ulong 4
%composite = OpConstantComposite %uint2 %uint_2 %uint_2
%undefined = OpUndef %uint
%specialized = OpSpecConstant %int 4
%specialized_float = OpSpecConstant %float 4
%computed = OpSpecConstantOp %int IAdd %specialized %int_1
%a = OpTypeArray %float {%uint_4 | float: %float_1 | boolean: %true | vector: %composite
  | type: %uint | undefined-value: %undefined}
%b = OpTypeArray %float %int_2
%c = OpTypeArray %float %wide_4
%d = OpTypeArray %float {%specialized | specialized-float: %specialized_float}
%e = OpTypeArray %float %computed`,
  pairOf`array-length-positive/boundaries
lengths of 1, and of what looks negative but is unsigned
${library}
capabilities: ${library.capabilities}
OpCapability Int64
declarations: %all_bits = OpConstant %uint 4294967295
%negative = OpConstant %int -1
%least = OpConstant %int -2147483648
%wide_0 = OpConstant %ulong 0
%wide_high = OpConstant %ulong 4294967296
%wide_negative = OpConstant %long -4294967295
%nothing = OpConstantNull %uint
%a = OpTypeArray %float {%uint_1 | zero: %uint_0 | null: %nothing}
%b = OpTypeArray %float %all_bits
%c = OpTypeArray %float {%int_1 | negative: %negative | least: %least}
%d = OpTypeArray %float {%wide_high | wide-zero: %wide_0 | wide-negative: %wide_negative}`,
  pairOf`array-length-positive/specialized-zero
a length whose default is 0 can still be specialized
${library}
annotations: OpDecorate %specialized SpecId 0
declarations: %specialized = OpSpecConstant %uint 0
%computed = OpSpecConstantOp %uint IMul %specialized %uint_4
%plain = OpConstant %uint {16 | zero: 0}
%a = OpTypeArray %float %specialized
%b = OpTypeArray %float %computed
%c = OpTypeArray %float %plain`,
  pairOf`structure-member-type/members
a structure of numbers, arrays, pointers and structures, and one of nothing
${kernelLibrary}
declarations: %procedure = OpTypeFunction %void
%empty = OpTypeStruct {| only-void: %void}
%array = OpTypeArray %float %uint_4
%pointer = OpTypePointer CrossWorkgroup %float
%inner = OpTypeStruct {%float | first-void: %void} %array
%outer = OpTypeStruct {%bool | constant: %uint_4} {%inner | function: %procedure} {%pointer
  | last-void: %void}`,
  pairOf`structure-member-type/announced-pointer
a list whose member is a pointer that is announced and declared later
${kernelLibrary}
declarations: OpTypeForwardPointer %next CrossWorkgroup
%list = OpTypeStruct {%uint | void: %void} %next
%next = OpTypePointer CrossWorkgroup %list`,
  pairOf`pointer-type/types-of-a-kernel
pointers to scalars, structures and pointers
${kernelLibrary}
imports: %set = OpExtInstImport "OpenCL.std"
debug: %string = OpString "a.cl"
declarations: %structure = OpTypeStruct %float
%undefined = OpUndef %uint
%first = OpTypePointer CrossWorkgroup %structure
%second = OpTypePointer CrossWorkgroup %first
%variable = OpVariable %second CrossWorkgroup
%third = OpTypePointer Function {%uint | constant: %uint_1 | undefined-value: %undefined
  | variable: %variable | import: %set | string: %string}`,
  pairOf`function-return-type/values-and-nothing
functions that return nothing, a scalar, a matrix and a structure
${library}
declarations: %procedure = OpTypeFunction %void
%structure = OpTypeStruct %float %float2
%a = OpTypeFunction %bool
%b = OpTypeFunction %float4x4 %float
%c = OpTypeFunction {%structure | function: %procedure | function-with-parameter: %b
  | constant: %uint_1}`,
  pairOf`function-return-type/pointer-of-a-kernel
a function returns a physical pointer
${kernel}
declarations: %pointer = OpTypePointer CrossWorkgroup %float
%variable = OpVariable %pointer CrossWorkgroup
%finder = OpTypeFunction {%pointer | function: %signature | variable: %variable} %pointer
entryPoints: OpEntryPoint Kernel %main "main" %variable`,
  pairOf`function-type-parameter/any-place
parameters that are scalars, aggregates and pointers
${library}
declarations: %procedure = OpTypeFunction %void
%structure = OpTypeStruct %float
%pointer = OpTypePointer Function %structure
%function = OpTypeFunction %void {%float | first-void: %void} {%structure
  | constant: %uint_1} {%pointer | last-void: %void | function: %procedure}`,
  pairOf`function-type-parameter/only-parameter
a function of one parameter, which in C would be void
${kernelLibrary}
declarations: %function = OpTypeFunction %uint {%uint | void: %void}`,

  pairOf`vector-component-type/scalars
vectors of integers, floats and Booleans
${library}
declarations: %array = OpTypeArray %float %uint_2
%structure = OpTypeStruct %float
%pointer_float = OpTypePointer Private %float
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%booleans = OpTypeVector %bool 3
%integers = OpTypeVector {%int | vector: %booleans | array: %array | structure: %structure
  | image: %image | void: %void | constant: %uint_2} 3
%floats = OpTypeVector %float 3
%matrix = OpTypeMatrix %floats 2
{| matrix: %v = OpTypeVector %matrix 2}`,
  pairOf`vector-component-type/in-a-kernel
a vector of integers beside a physical pointer, which is as wide as they are
${kernelLibrary}
capabilities: ${kernelLibrary.capabilities}
OpCapability Int64
declarations: %pointer_uint = OpTypePointer CrossWorkgroup %uint
%vector = OpTypeVector {%ulong | pointer: %pointer_uint} 4`,
  pairOf`vector-component-count/two-to-four
a shader has vectors of 2, 3 and 4 components
${library}
declarations: %two = OpTypeVector %bool {2 | one: 1}
%three = OpTypeVector %int {3 | zero: 0 | sixteen: 16}
%four = OpTypeVector %float {4 | five: 5 | eight: 8}`,
  pairOf`vector-component-count/eight-and-sixteen
Vector16 adds vectors of 8 and 16 components
${kernelLibrary}
capabilities: ${kernelLibrary.capabilities}
{OpCapability Vector16 | without-vector16:}
declarations: %eight = OpTypeVector %uint {8 | one: 1 | seven: 7}
%sixteen = OpTypeVector %float {16 | seventeen: 17 | thirty-two: 32}`,
  pairOf`vector-component-count/long-vectors
LongVectorEXT adds every other number of components
${library}
capabilities: ${library.capabilities}
OpCapability LongVectorEXT
extensions: OpExtension "SPV_EXT_long_vector"
declarations: %one = OpTypeVector %uint {1 | none: 0}
%seven = OpTypeVector %float 7`,
  pairOf`matrix-column-type/vectors-of-floats
a matrix has vectors of floats as columns
${library}
declarations: %column = OpTypeVector %float 3
%integers = OpTypeVector %int 3
%naturals = OpTypeVector %uint 3
%booleans = OpTypeVector %bool 3
%array = OpTypeArray %float %uint_3
%structure = OpTypeStruct %float %float %float
%square = OpTypeMatrix %column 3
%matrix = OpTypeMatrix {%column | integers: %integers | naturals: %naturals | booleans: %booleans
  | float: %float | array: %array | structure: %structure | matrix: %square} 2`,
  pairOf`matrix-column-type/other-widths
columns of 16-bit and 64-bit floats
${library}
capabilities: ${library.capabilities}
OpCapability Float16
OpCapability Float64
OpCapability Int64
declarations: %narrow = OpTypeVector %half 2
%wide = OpTypeVector %double 4
%integers = OpTypeVector %ulong 4
%narrow_matrix = OpTypeMatrix {%narrow | half: %half} 2
%wide_matrix = OpTypeMatrix {%wide | integers: %integers} 4`,
  pairOf`matrix-column-count/two-to-four
matrices of 2, 3 and 4 columns
${library}
declarations: %two = OpTypeMatrix %float4 {2 | one: 1}
%three = OpTypeMatrix %float2 {3 | zero: 0}
%four = OpTypeMatrix %float3 {4 | five: 5}`,
  pairOf`matrix-column-count/beside-long-vectors-of-kernels
Vector16 makes vectors longer, and not matrices wider
${kernel}
capabilities: ${kernel.capabilities}
OpCapability Matrix
OpCapability Vector16
declarations: %long_vector = OpTypeVector %float 8
%matrix = OpTypeMatrix %float4 {4 | eight: 8 | sixteen: 16}`,
]

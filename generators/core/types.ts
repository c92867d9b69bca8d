import { pairIn, pairOf, piecesIn, tagIn } from '../pairs/pair-of.ts'
import { fragment, kernel, library } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

/** Declarations for kernels, without an entry point. */
export const kernelLibrary = piecesIn(library)`capabilities: ${kernel.capabilities} Linkage
memoryModel: OpMemoryModel Physical64 OpenCL`

const inBuffers = tagIn(kernel)`capabilities: ${kernel.capabilities}\nOpCapability Float16Buffer
declarations: %number = OpTypeFloat 16
%global = OpVariable %pointer_CrossWorkgroup_float CrossWorkgroup`

const subpass = piecesIn(fragment)`
annotations: %variable_UniformConstant_image_bound_0 InputAttachmentIndex 0`

const inAttached = tagIn(
  subpass,
)`declarations: %image = OpTypeImage %float SubpassData 0 0 0 2 Unknown`
const inKernelLibrary = pairIn(kernelLibrary)

/** Pairs of the rules on types: which are there twice, and how each is made. */
export const pairs = [
  pairOf`result-type-is-type/of-an-undefined-value
an instruction without a demand of its own names a type as its result type
imports: %set = OpExtInstImport "GLSL.std.450"
debug: %string = OpString "a.comp"
body: %value = OpUndef {%uint | constant: %uint_1 | specialization-constant: %spec_uint_7
  | string: %string | import: %set | function: %main}`,
  pairOf`result-type-is-type/outside-functions
an undefined value among the declarations names a type as its result type
annotations: %group RelaxedPrecision
%group = OpDecorationGroup
declarations: %value = OpUndef {%float | decoration-group: %group}
%other = OpUndef {%float2 | undefined-value: %value}`,
  pairOf`type-unique/scalars-and-their-kin
types that differ in an operand, and aggregates and pointers that differ in nothing
capabilities: Shader Int64
declarations: %truth = OpTypeBool
%signed = OpTypeInt 32 1
%wide = OpTypeInt 64 0
%columns = OpTypeMatrix %float2 3
%rows = OpTypeMatrix %float3 2
%array = OpTypeArray %float %uint_4
%same_array = OpTypeArray %float %uint_4
%endless = OpTypeRuntimeArray %float
%same_endless = OpTypeRuntimeArray %float
%structure = OpTypeStruct %float %float2
%same_structure = OpTypeStruct %float %float2
%takes_one = OpTypeFunction %void %pointer_Function_float
%takes_other = {OpTypeFunction %void %second_pointer_Function_float | void: OpTypeVoid | boolean: OpTypeBool
  | integer: OpTypeInt 64 0 | float: OpTypeFloat 32 | vector: OpTypeVector %float 2
  | matrix: OpTypeMatrix %float3 2 | function: OpTypeFunction %void %pointer_Function_float}`,
  pairOf`type-unique/images: image types that differ in one operand each, and a sampler
declarations: %depth = OpTypeImage %float 2D {1 | image: 0} 0 0 1 Unknown
%storage = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%other_storage = OpTypeImage %float 2D 0 0 0 2 {Rgba8 | storage-image: Rgba32f}
%sampled = OpTypeSampledImage %image_float_2D_0_0_0_1_Unknown
%sampled_depth = OpTypeSampledImage {%depth | sampled-image: %image_float_2D_0_0_0_1_Unknown}
%sampler = OpTypeSampler
{| sampler: %more = OpTypeSampler}`,
  inKernelLibrary`type-unique/of-kernels
events and image types of kernels, told apart by an access qualifier at the end
capabilities: ${kernelLibrary.capabilities} ImageBasic
declarations: %event = OpTypeEvent
{| event: %same = OpTypeEvent}
%read = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%write = OpTypeImage %void 2D 0 0 0 0 Unknown {WriteOnly | image: ReadOnly}
%unqualified = OpTypeImage %void 2D 0 0 0 0 Unknown`,
  pairOf`int-width/widths-of-capabilities: every width of an integer comes from a capability, 32 apart
capabilities: Shader {Int8 | without-int8:} {Int16 | without-int16:} {Int64 | without-int64:}
declarations: %byte = OpTypeInt {8 | one: 1} 0
%short = OpTypeInt {16 | twenty-four: 24} 1
%word = OpTypeInt 32 1
%wide = OpTypeInt {64 | one-hundred-twenty-eight: 128} 0`,
  pairOf`int-width/implied-capability: a capability that implies Int64 enables 64 bits, and no others
capabilities: Shader Int64Atomics
declarations: %wide = OpTypeInt {64 | sixteen: 16 | eight: 8 | zero: 0 | thirty-three: 33} 1`,
  pairOf`int-width/of-a-storage-buffer: a capability of 16-bit storage enables an integer type of 16 bits
capabilities: Shader StorageBuffer16BitAccess
declarations: %short = OpTypeInt {16 | eight: 8 | sixty-four: 64} 0`,
  pairOf`int-signedness/zero-and-one: one integer type of each signedness
declarations: %unsigned = OpTypeInt 32 {0 | high-bit: 2147483648}
%signed = OpTypeInt 32 {1 | two: 2 | all-bits: 4294967295}`,
  inKernel`kernel-signedness/every-width: integers of a kernel have no signedness
capabilities: ${kernel.capabilities} Int8 Int16 Int64
declarations: %byte = OpTypeInt 8 {0 | eight: 1}
%short = OpTypeInt 16 {0 | sixteen: 1}
%word = OpTypeInt 32 {0 | thirty-two: 1}
%wide = OpTypeInt 64 {0 | sixty-four: 1}`,
  inKernelLibrary`kernel-signedness/implied-kernel
a module that declares Kernel by implication only has integers without signedness
capabilities: Vector16 Addresses Linkage
declarations: %word = OpTypeInt 32 {0 | signed: 1}
%sixteen = OpTypeVector %word 16`,
  pairOf`float-width/widths-of-capabilities: every width of a floating-point type comes from a capability, 32 apart
capabilities: Shader {Float16 | without-float16:} {Float64 | without-float64:}
declarations: %narrow = OpTypeFloat {16 | eight: 8}
%number = OpTypeFloat 32
%wide = OpTypeFloat {64 | eighty: 80 | one-hundred-twenty-eight: 128}`,
  pairOf`float-width/integers-do-not-count: capabilities of integers enable no floating-point type
capabilities: Shader Int16 Int64
declarations: %number = OpTypeFloat {32 | sixteen: 16 | sixty-four: 64 | zero: 0 | twenty-four: 24}`,
  inKernelLibrary`float-width/pointer-of-a-kernel: Float16Buffer enables a 16-bit float to point to
capabilities: ${kernelLibrary.capabilities} {Float16Buffer | without-float16-buffer:}
declarations: %narrow = OpTypeFloat {16 | sixty-four: 64}
%pointer_narrow = OpTypePointer CrossWorkgroup %narrow`,
  inKernelLibrary`array-element-type/of-a-kernel: arrays of a structure, of another array and of pointers
declarations: %structures = OpTypeArray %structure_uint_and_float %uint_4
%arrays = OpTypeArray %structures %uint_4
%pointers = OpTypeArray {%pointer_CrossWorkgroup_structure_uint_and_float | void: %void | function: %signature | constant: %uint_4} %uint_4`,
  pairOf`array-element-type/run-time-array: a run-time array of structures and one of images
capabilities: Shader RuntimeDescriptorArray
declarations: %images = OpTypeRuntimeArray %image_float_2D_0_0_0_1_Unknown
%structures = OpTypeRuntimeArray {%structure_uint_and_float | void: %void | function: %signature | constant: %uint_1}`,
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
  pairOf`array-length-positive/boundaries: lengths of 1, and of what looks negative but is unsigned
declarations: %a = OpTypeArray %float {%uint_1 | zero: %uint_0 | null: %null_uint}
%b = OpTypeArray %float %uint_4294967295
%c = OpTypeArray %float {%int_1 | negative: %int_minus_1 | least: %int_minus_2147483648}
%d = OpTypeArray %float {%ulong_4294967296 | wide-zero: %ulong_0 | wide-negative: %long_minus_4294967295}`,
  pairOf`array-length-positive/specialized-zero: a length whose default is 0 can still be specialized
annotations: %spec_uint_0 SpecId 0
declarations: %computed = OpSpecConstantOp %uint IMul %spec_uint_0 %uint_4
%plain = OpConstant %uint {16 | zero: 0}
%a = OpTypeArray %float %spec_uint_0
%b = OpTypeArray %float %computed
%c = OpTypeArray %float %plain`,
  inKernelLibrary`structure-member-type/members
a structure of numbers, arrays, pointers and structures, and one of nothing
declarations: %empty = OpTypeStruct {| only-void: %void}
%inner = OpTypeStruct {%float | first-void: %void} %float_array4
%outer = OpTypeStruct {%bool | constant: %uint_4} {%inner | function: %signature} {%pointer_CrossWorkgroup_float
  | last-void: %void}`,
  inKernelLibrary`structure-member-type/announced-pointer
a list whose member is a pointer that is announced and declared later
declarations: OpTypeForwardPointer %next CrossWorkgroup
%list = OpTypeStruct {%uint | void: %void} %next
%next = OpTypePointer CrossWorkgroup %list`,
  inKernelLibrary`pointer-type/types-of-a-kernel: pointers to scalars, structures and pointers
imports: %set = OpExtInstImport "OpenCL.std"
debug: %string = OpString "a.cl"
declarations: %variable = OpVariable %pointer_CrossWorkgroup_pointer_CrossWorkgroup_float_only CrossWorkgroup
%third = OpTypePointer Function {%uint | constant: %uint_1 | undefined-value: %a_uint
  | variable: %variable | import: %set | string: %string}`,
  pairOf`function-return-type/values-and-nothing: functions that return nothing, a scalar, a matrix and a structure
declarations: %a = OpTypeFunction %bool
%c = OpTypeFunction {%structure_float_and_float2 | function: %signature | function-with-parameter: %signature_float4x4_of_float
  | constant: %uint_1}`,
  inKernel`function-return-type/pointer-of-a-kernel: a function returns a physical pointer
declarations: %finder = OpTypeFunction {%pointer_CrossWorkgroup_float | function: %signature | variable: %variable_CrossWorkgroup_float} %pointer_CrossWorkgroup_float`,
  pairOf`function-type-parameter/any-place: parameters that are scalars, aggregates and pointers
declarations: %function = OpTypeFunction %void {%float | first-void: %void} {%float_only
  | constant: %uint_1} {%pointer_Function_float_only | last-void: %void | function: %signature}`,
  inKernelLibrary`function-type-parameter/only-parameter: a function of one parameter, which in C would be void
declarations: %function = OpTypeFunction %uint {%uint | void: %void}`,

  pairOf`vector-component-type/scalars: vectors of integers, floats and Booleans
declarations: %pointer_float = OpTypePointer Private %float
%integers = OpTypeVector {%int | vector: %bool3 | array: %second_floats | structure: %float_only
  | image: %image_float_2D_0_0_0_1_Unknown | void: %void | constant: %uint_2} 3
{| matrix: %v = OpTypeVector %float3x2 2}`,
  inKernelLibrary`vector-component-type/in-a-kernel
a vector of integers beside a physical pointer, which is as wide as they are
declarations: %vector = OpTypeVector {%ulong | pointer: %pointer_CrossWorkgroup_uint} 4`,
  pairOf`vector-component-count/two-to-four: a shader has vectors of 2, 3 and 4 components
declarations: %two = OpTypeVector %bool {2 | one: 1}
%three = OpTypeVector %int {3 | zero: 0 | sixteen: 16}
%four = OpTypeVector %float {4 | five: 5 | eight: 8}`,
  inKernelLibrary`vector-component-count/eight-and-sixteen: Vector16 adds vectors of 8 and 16 components
capabilities: ${kernelLibrary.capabilities} {Vector16 | without-vector16:}
declarations: %eight = OpTypeVector %uint {8 | one: 1 | seven: 7}
%sixteen = OpTypeVector %float {16 | seventeen: 17 | thirty-two: 32}`,
  pairOf`vector-component-count/long-vectors: LongVectorEXT adds every other number of components
capabilities: Shader LongVectorEXT
declarations: %one = OpTypeVector %uint {1 | none: 0}
%seven = OpTypeVector %float 7`,
  pairOf`matrix-column-type/vectors-of-floats: a matrix has vectors of floats as columns
declarations: %matrix = OpTypeMatrix {%float3 | integers: %int3 | naturals: %uint3 | booleans: %bool3
  | float: %float | array: %float_array3 | structure: %float_three | matrix: %float3x3} 2`,
  pairOf`matrix-column-type/other-widths: columns of 16-bit and 64-bit floats
declarations: %narrow_matrix = OpTypeMatrix {%half2 | half: %half} 2
%wide_matrix = OpTypeMatrix {%double4 | integers: %ulong4} 4`,
  pairOf`matrix-column-count/two-to-four: matrices of 2, 3 and 4 columns
declarations: %two = OpTypeMatrix %float4 {2 | one: 1}
%three = OpTypeMatrix %float2 {3 | zero: 0}
%four = OpTypeMatrix %float3 {4 | five: 5}`,
  inKernel`matrix-column-count/beside-long-vectors-of-kernels: Vector16 makes vectors longer, and not matrices wider
capabilities: ${kernel.capabilities} Matrix Vector16
declarations: %long_vector = OpTypeVector %float 8
%matrix = OpTypeMatrix %float4 {4 | eight: 8 | sixteen: 16}`,
  inBuffers`float16-buffer-use/types: a kernel points to numbers of 16 bits and has none
+declarations: {| vector: %vector = OpTypeVector %number 2 | array: %array = OpTypeArray %number %uint_2
| structure: %structure = OpTypeStruct %number %uint | constant: %constant = OpConstantNull %number}
body: %pointer = OpLoad %pointer_CrossWorkgroup_number %variable_CrossWorkgroup_pointer_CrossWorkgroup_number
OpStore %variable_CrossWorkgroup_pointer_CrossWorkgroup_number %pointer`,
  inBuffers`float16-buffer-use/instructions: a kernel hands on pointers to numbers of 16 bits, and not the numbers
body: %pointer = OpLoad %pointer_CrossWorkgroup_number %variable_CrossWorkgroup_pointer_CrossWorkgroup_number
{| loaded: %value = OpLoad %number %pointer | copied: OpCopyMemory %pointer %null_pointer_CrossWorkgroup_number
| sized: OpCopyMemorySized %pointer %null_pointer_CrossWorkgroup_number %ulong_2}
%single = OpLoad %float %global`,
  pairOf`image-sampled-type/numbers: images of floats and of both kinds of integers
declarations: %integers = OpTypeImage %int 2D 0 0 0 1 Unknown
%image = OpTypeImage {%uint | boolean: %bool | vector: %float4 | structure: %float_only
  | array: %float_array4 | pointer: %pointer_Private_float | image: %image_float_2D_0_0_0_1_Unknown | constant: %uint_4} 2D 0 0 0 1 Unknown`,
  inKernelLibrary`image-sampled-type/void-in-a-kernel: an image of a kernel has the sampled type void
capabilities: ${kernelLibrary.capabilities} ImageBasic
declarations: %image = OpTypeImage {%void | vector: %float4 | boolean: %bool} 2D 0 0 0 0 Unknown ReadOnly`,
  pairOf`image-depth/zero-to-two: images without, with and with unsaid depth
declarations: %color = OpTypeImage %float 2D 0 0 0 1 Unknown
%depth = OpTypeImage %float 2D 1 0 0 1 Unknown
%either = OpTypeImage %float 2D {2 | three: 3 | all-bits: 4294967295} 0 0 1 Unknown`,
  pairOf`image-arrayed/zero-and-one: an image and an array of images in one
declarations: %single = OpTypeImage %float 2D 0 0 0 1 Unknown
%layers = OpTypeImage %float 2D 0 {1 | two: 2 | high-bit: 2147483649} 0 1 Unknown`,
  pairOf`image-multisampled/zero-and-one: an image with one sample and one with more
declarations: %single = OpTypeImage %float 2D 0 0 0 1 Unknown
%samples = OpTypeImage %float 2D 0 0 {1 | two: 2 | four: 4} 1 Unknown`,
  pairOf`image-sampled/zero-to-two: an image of each way to access it
declarations: %unsaid = OpTypeImage %float 2D 0 0 0 0 Rgba32f
%sampled = OpTypeImage %float 2D 0 0 0 1 Rgba32f
%storage = OpTypeImage %float 2D 0 0 0 {2 | three: 3 | all-bits: 4294967295} Rgba32f`,
  inAttached`image-subpass-data/input-attachment: an input attachment of a fragment shader
changed: 0 0 0 {2 | sampled-1: 1 | sampled-0: 0} {Unknown | rgba32f: Rgba32f | rgba8: Rgba8}`,
  inAttached`image-subpass-data/other-dimensions: a 2D image may have what an input attachment may not
+declarations: %storage = OpTypeImage %float {2D | format: SubpassData} 0 0 0 2 Rgba32f
%more = OpTypeImage %int {2D | sampled: SubpassData} 0 0 0 1 Unknown`,
  pairOf`sampled-image-image-type/image: a sampled image is made of an image type
declarations: %pointer_image = OpTypePointer UniformConstant %image_float_2D_0_0_0_1_Unknown
%sampled = OpTypeSampledImage {%image_float_2D_0_0_0_1_Unknown | sampler: %sampler | sampled-image: %sampled_image_float_Cube_0_0_0_1_Unknown
  | pointer: %pointer_image | array: %image_float_2D_0_0_0_1_Unknown_array4 | structure: %image_float_2D_0_0_0_1_Unknown_only | scalar: %float}`,
  inAttached`sampled-image-not-subpass/beside-an-input-attachment
an input attachment and a sampled image of another dimension
+declarations: %sampled = OpTypeSampledImage {%image_float_2D_0_0_0_1_Unknown | subpass: %image}`,
  pairOf`sampled-image-not-buffer/beside-a-texel-buffer: a texel buffer, and a sampled image of one dimension
declarations: %line = OpTypeImage {%float 1D | other-dimension: %int Buffer} 0 0 0 1 Unknown
%sampled = OpTypeSampledImage {%line | buffer: %image_float_Buffer_0_0_0_1_Unknown}`,
]

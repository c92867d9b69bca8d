import { pairOf } from '../pairs/pair-of.ts'
import { kernel, library } from '../pairs/pieces.ts'

/** Declarations for kernels, without an entry point. */
export const kernelLibrary = {
  ...library,
  capabilities: `${kernel.capabilities} Linkage`,
  memoryModel: 'OpMemoryModel Physical64 OpenCL',
}

/** Pairs of the rules on types: which are there twice, and how scalars, vectors and matrices are made. */
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
  pairOf`type-unique/images
image types that differ in one operand each, and a sampler
declarations: %depth = OpTypeImage %float 2D {1 | image: 0} 0 0 1 Unknown
%storage = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%other_storage = OpTypeImage %float 2D 0 0 0 2 {Rgba8 | storage-image: Rgba32f}
%sampled = OpTypeSampledImage %image_float_2D_0_0_0_1_Unknown
%sampled_depth = OpTypeSampledImage {%depth | sampled-image: %image_float_2D_0_0_0_1_Unknown}
{| sampler: %more = OpTypeSampler}`,
  pairOf`type-unique/of-kernels
events and image types of kernels, told apart by an access qualifier at the end
${kernelLibrary}
capabilities: ${kernelLibrary.capabilities} ImageBasic
declarations: %event = OpTypeEvent
{| event: %same = OpTypeEvent}
%read = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%write = OpTypeImage %void 2D 0 0 0 0 Unknown {WriteOnly | image: ReadOnly}
%unqualified = OpTypeImage %void 2D 0 0 0 0 Unknown`,
  pairOf`int-width/widths-of-capabilities
every width of an integer comes from a capability, 32 apart
capabilities: Shader {Int8 | without-int8:} {Int16 | without-int16:} {Int64 | without-int64:}
declarations: %byte = OpTypeInt {8 | one: 1} 0
%short = OpTypeInt {16 | twenty-four: 24} 1
%word = OpTypeInt 32 1
%wide = OpTypeInt {64 | one-hundred-twenty-eight: 128} 0`,
  pairOf`int-width/implied-capability
a capability that implies Int64 enables 64 bits, and no others
capabilities: Shader Int64Atomics
declarations: %wide = OpTypeInt {64 | sixteen: 16 | eight: 8 | zero: 0 | thirty-three: 33} 1`,
  pairOf`int-width/of-a-storage-buffer
a capability of 16-bit storage enables an integer type of 16 bits
capabilities: Shader StorageBuffer16BitAccess
entryPoints: OpEntryPoint GLCompute %main "main" %variable_StorageBuffer_block_short_bound_0
declarations: %short = OpTypeInt {16 | eight: 8 | sixty-four: 64} 0`,
  pairOf`int-signedness/zero-and-one
one integer type of each signedness
declarations: %unsigned = OpTypeInt 32 {0 | high-bit: 2147483648}
%signed = OpTypeInt 32 {1 | two: 2 | all-bits: 4294967295}`,
  pairOf`kernel-signedness/every-width
integers of a kernel have no signedness
${kernel}
capabilities: ${kernel.capabilities} Int8 Int16 Int64
declarations: %byte = OpTypeInt 8 {0 | eight: 1}
%short = OpTypeInt 16 {0 | sixteen: 1}
%word = OpTypeInt 32 {0 | thirty-two: 1}
%wide = OpTypeInt 64 {0 | sixty-four: 1}`,
  pairOf`kernel-signedness/implied-kernel
a module that declares Kernel by implication only has integers without signedness
${kernelLibrary}
capabilities: Vector16 Addresses Linkage
declarations: %word = OpTypeInt 32 {0 | signed: 1}
%sixteen = OpTypeVector %word 16`,
  pairOf`float-width/widths-of-capabilities
every width of a floating-point type comes from a capability, 32 apart
capabilities: Shader {Float16 | without-float16:} {Float64 | without-float64:}
declarations: %narrow = OpTypeFloat {16 | eight: 8}
%number = OpTypeFloat 32
%wide = OpTypeFloat {64 | eighty: 80 | one-hundred-twenty-eight: 128}`,
  pairOf`float-width/integers-do-not-count
capabilities of integers enable no floating-point type
capabilities: Shader Int16 Int64
declarations: %number = OpTypeFloat {32 | sixteen: 16 | sixty-four: 64 | zero: 0 | twenty-four: 24}`,
  pairOf`float-width/pointer-of-a-kernel
Float16Buffer enables a 16-bit float to point to
${kernelLibrary}
capabilities: ${kernelLibrary.capabilities} {Float16Buffer | without-float16-buffer:}
declarations: %narrow = OpTypeFloat {16 | sixty-four: 64}
%pointer_narrow = OpTypePointer CrossWorkgroup %narrow`,
]

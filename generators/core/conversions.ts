import { pairOf, tagIn, tagOf } from '../pairs/pair-of.ts'
import { cooperativeMatrices, kernel, wide } from '../pairs/pieces.ts'
import { inKernel, inWide } from '../pairs/tags.ts'
import {
  asManyAs,
  bits,
  factWith,
  like,
  notAsWideAs,
  scalarOrVector,
  unsigned,
} from '../signatures/facts.ts'
import { componentOf, sameType } from '../signatures/shape.ts'
import { joined, type Signature, signaturesOf, slot } from '../signatures/signature.ts'

const integers = slot('conversion-result', scalarOrVector('integer'))
const unsignedIntegers = slot('conversion-result', scalarOrVector('integer'), unsigned)
const floats = slot('conversion-result', scalarOrVector('float'))
const fromIntegers = slot('conversion-operand', scalarOrVector('integer'), asManyAs('result'))
const fromFloats = slot('conversion-operand', scalarOrVector('float'), asManyAs('result'))
const otherWidth = slot('conversion-width', notAsWideAs('result'))

const otherComponents = slot(
  'conversion-width',
  factWith(
    'result',
    (_, name) => `have another component type than ${name}`,
    (own, result) => {
      const [one, other] = [componentOf(own), componentOf(result)]
      return one === undefined || other === undefined ? undefined : !sameType(one, other)
    },
  ),
)

const inPointers = tagIn(kernel)`
capabilities: ${kernel.capabilities} GenericPointer Vector16 Int64 Int16 Int8 Float64
declarations: %in_function = OpTypePointer Function %uint`

const inPhysical = tagOf`memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
declarations: %pointer = OpTypePointer PhysicalStorageBuffer %uint`

const inCooperative = tagIn(cooperativeMatrices)`
declarations: %floats_matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
%halves_matrix = OpTypeCooperativeMatrixKHR %half %uint_3 %uint_8 %uint_8 %uint_2
%uints_matrix = OpTypeCooperativeMatrixKHR %uint %uint_3 %uint_8 %uint_8 %uint_2
%ints_matrix = OpTypeCooperativeMatrixKHR %int %uint_3 %uint_8 %uint_8 %uint_2
%ushorts_matrix = OpTypeCooperativeMatrixKHR %ushort %uint_3 %uint_8 %uint_8 %uint_2`

/** A kernel with pointers into many storage classes. */
const inConvertedPointers = tagIn(kernel)`declarations: %in_generic = OpTypePointer Generic %uint
%in_workgroup = OpTypePointer Workgroup %uint
%in_function = OpTypePointer Function %uint
%other_in_generic = OpTypePointer Generic %second_uint_only
%one_in_workgroup = OpTypePointer Workgroup %uint_only`

/** A shader with pointers into physical storage buffers. */
const inPhysicalConversions = tagOf`capabilities: ${wide.capabilities} PhysicalStorageBufferAddresses
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
declarations: %pointer = OpTypePointer PhysicalStorageBuffer %uint`

/** Numerical conversions (3.3.11). */
export const signatures: readonly Signature[] = [
  ...signaturesOf({ constant: 'kernel' })`
float-to-unsigned: OpConvertFToU ${unsignedIntegers} ${fromFloats}
float-to-signed: OpConvertFToS ${integers} ${fromFloats}
integer-to-float: OpConvertSToF OpConvertUToF ${floats} ${fromIntegers}`,
  ...signaturesOf({ constant: 'always', constantSince: 4 })`
unsigned-width: OpUConvert ${unsignedIntegers} ${joined(fromIntegers, otherWidth)}`,
  ...signaturesOf({ constant: 'always' })`
signed-width: OpSConvert ${integers} ${joined(fromIntegers, otherWidth)}
float-width: OpFConvert ${floats} ${joined(fromFloats, otherComponents)}`,
  ...signaturesOf()`
saturating-conversion: OpSatConvertSToU OpSatConvertUToS ${integers} ${fromIntegers}`,
  ...signaturesOf({ constant: 'always' })`
quantization: OpQuantizeToF16 ${slot('quantize-type', scalarOrVector('float'), bits(32))}
  ${slot('quantize-operand', like('result'))}`,
]

/** Pairs of the rules on OpBitcast, and on conversions of cooperative matrices and pointers. */
export const pairs = [
  inWide`bitcast-result/numbers: numbers and vectors of them are seen as other ones
body: %integer = OpBitcast {%uint | structure: %uint_only} %a_float
%vector = OpBitcast {%ushort4 | array: %uints | structure-of-two: %uint_pair} %a_ulong
%float_vector = OpBitcast {%float4 | matrix: %float2x2} %a_uint4`,
  inWide`bitcast-operand/numbers: numbers and vectors of them are seen as other ones
body: %float_number = OpBitcast %float {%a_int | structure: %a_uint_only}
%integer = OpBitcast %ulong {%a_uint2 | array: %a_uints | structure-of-two: %a_float_pair}
%integers = OpBitcast %int4 {%a_float4 | matrix: %a_float2x2}`,
  inWide`bitcast-differs/other-signedness: the same number of bits is seen as another type
body: %signed = OpBitcast %int {%a_uint | integer: %a_int}
%float_vector = OpBitcast %float2 {%a_uint2 | vector: %a_float2}
%wide_float = OpBitcast %double {%a_long | wide-float: %a_double}`,
  inPhysical`bitcast-differs/twin-pointers: two pointer types with the same operands are two types
body: %cast = OpBitcast {%pointer_PhysicalStorageBuffer_uint | same: %pointer} %a_pointer`,
  inKernel`bitcast-differs/specialized: a kernel sees a specialization constant as a float
declarations: %cast = OpSpecConstantOp {%float | same: %uint} Bitcast %spec_uint`,
  inPointers`bitcast-pointer-scalar/in-a-kernel in spv1.4: pointers are seen as integers and as other pointers
body: %integer = OpBitcast {%ulong | vector: %uint2 | float: %double} %a_pointer_Workgroup_uint
%from_integer = OpBitcast %in_function {%a_ulong | from-vector: %a_uint2 | from-float: %a_double}
%other = OpBitcast %pointer_Workgroup_float %a_pointer_Workgroup_uint`,
  inPhysical`bitcast-pointer-scalar/with-physical-storage-buffers in spv1.3
the extension lets pointers be seen as vectors of integers
extensions: OpExtension "SPV_KHR_physical_storage_buffer"
OpExtension "SPV_KHR_storage_buffer_storage_class"
body: %vector = OpBitcast {%uint2 | float: %double} %a_pointer
%from_vector = OpBitcast %pointer {%a_uint2 | from-float: %a_double}`,
  inPhysical`bitcast-pointer-vector/in-a-shader in spv1.5: pointers are seen as integers and as vectors of integers
body: %vector = OpBitcast {%uint2 | float: %double} %a_pointer
%from_vector = OpBitcast %pointer {%a_int2 | from-float: %a_double}
%integer = OpBitcast %long %a_pointer`,
  inPointers`bitcast-pointer-vector/in-a-kernel in spv1.6
vectors of integers are seen as pointers of all storage classes
body: %vector = OpBitcast {%uint2 | float: %double} %a_pointer_Generic_uint
%from_vector = OpBitcast %in_function {%a_uint2 | from-float: %a_double}`,
  inPointers`bitcast-pointer-storage-class/same-class: pointers are seen as others into the same storage class
body: %cast = OpBitcast {%pointer_Workgroup_float | to-generic: %pointer_Generic_uint} {%a_pointer_Workgroup_uint
  | function: %a_in_function | cross-workgroup: %a_pointer_CrossWorkgroup_uint | generic: %a_pointer_Generic_uint}`,
  inPointers`bitcast-pointer-words/two-words in spv1.6: pointers are seen as vectors of 32-bit integers
body: %words = OpBitcast {%uint2 | halves: %ushort4 | octets: %uchar8} %a_pointer_Workgroup_uint
%from_words = OpBitcast %pointer_Workgroup_uint {%a_uint2 | from-halves: %a_ushort4 | from-octets: %a_uchar8}`,
  pairOf`bitcast-width/equal-widths: as many components are as wide
body: %scalar = OpBitcast %uint {%a_float | wider-scalar: %a_double | narrower-scalar: %a_half | wider-sign: %a_long}
%vector = OpBitcast {%ulong2 %a_double2 | narrower-vector: %ulong2 %a_float2 | halved-vector: %half2 %a_double2}`,
  pairOf`bitcast-bits/equal-bits: more components are as much narrower
body: %narrowed = OpBitcast {%uint2 %a_ulong | from-same-width: %uint2 %a_float | longer-result: %uint3 %a_ulong}
%widened = OpBitcast %double {%a_ushort4 | shorter-operand: %a_ushort2}
%halves = OpBitcast {%half4 %a_uint2 | wider-result: %float4 %a_uint2 | narrower-operand: %half4 %a_ushort2}`,
  inPhysical`bitcast-bits/of-a-pointer: a pointer of 64 bits is seen as two words
body: %words = OpBitcast %uint2 %a_pointer`,

  inCooperative`conversion-result/cooperative-matrices: cooperative matrices are converted component by component
body: %unsigned = OpConvertFToU %uints_matrix %a_floats_matrix
%signed = OpConvertFToS %ints_matrix %a_floats_matrix
%from_signed = OpConvertSToF %floats_matrix %a_ints_matrix
%longer = OpUConvert %uints_matrix %a_ushorts_matrix`,
  inCooperative`conversion-operand/cooperative-matrices
the components of converted cooperative matrices are of the right kind
body: %unsigned = OpConvertFToU %uints_matrix %a_floats_matrix
%from_signed = OpConvertSToF %floats_matrix %a_ints_matrix
%shorter = OpFConvert %halves_matrix %a_floats_matrix`,
  inCooperative`conversion-width/cooperative-matrices
conversions of width change the components of a cooperative matrix
body: %shorter = OpFConvert %halves_matrix %a_floats_matrix
%longer = OpSConvert %uints_matrix %a_ushorts_matrix`,
  pairOf`conversion-operand/where-nobody-comes
rules hold in blocks that are not reached and functions that are not called too
before: %void %uncalled()
%unsigned = OpConvertFToU %uint {%a_float | in-a-function: %a_int}
body: OpReturn
%unreached: %fraction = OpConvertSToF %float {%a_int | in-a-block: %a_int2}`,
  inCooperative`bitcast-differs/cooperative-matrices
a cooperative matrix of integers is seen as one of integers of the other signedness
body: %cast = OpBitcast {%ints_matrix | same: %uints_matrix} %a_uints_matrix`,
  inPhysicalConversions`convert-pointer-to-integer/to-unsigned: a pointer becomes an unsigned integer of any width
body: %whole = OpConvertPtrToU {%ulong | signed: %long | float: %double | vector: %uint2} %a_pointer
%cut = OpConvertPtrToU {%uint | signed-cut: %int | pointer: %pointer} %a_pointer`,
  inPhysicalConversions`convert-pointer-to-integer-operand/from-a-pointer: a physical pointer becomes an integer
body: %integer = OpConvertPtrToU %ulong {%a_pointer | integer: %a_ulong | vector: %a_uint2
  | structure-that-holds-a-pointer: %a_pointer_only}`,
  inConvertedPointers`convert-pointer-to-integer-operand/in-a-kernel
with physical addressing pointers of all storage classes are physical
body: %shared = OpConvertPtrToU %ulong {%a_in_workgroup | integer: %a_uint}
%local = OpConvertPtrToU %uint {%a_in_function | float: %a_float}`,
  inPhysicalConversions`convert-integer-to-pointer/to-a-pointer: an integer becomes a physical pointer
body: %converted = OpConvertUToPtr {%pointer | integer: %uint | vector: %uint2
  | structure-that-holds-a-pointer: %pointer_only} %a_ulong`,
  inPhysicalConversions`convert-integer-to-pointer-operand/from-unsigned: unsigned integers of any width become pointers
body: %whole = OpConvertUToPtr %pointer {%a_ulong | signed: %a_long | float: %a_double | vector: %a_uint2
  | pointer: %a_pointer}
%half_pointer = OpConvertUToPtr %pointer {%a_uint | signed-half: %a_int}`,
  inConvertedPointers`cast-to-generic-result/into-generic: a cast to Generic results in a pointer into it
body: %cast = OpPtrCastToGeneric {%in_generic | same-class: %in_workgroup
  | other-class: %pointer_CrossWorkgroup_uint | integer: %ulong} %a_in_workgroup`,
  inConvertedPointers`cast-to-generic-operand/from-three-classes
pointers into Workgroup, CrossWorkgroup and Function are cast to Generic
body: %shared = OpPtrCastToGeneric %in_generic {%a_in_workgroup | generic: %a_in_generic}
%global = OpPtrCastToGeneric %in_generic {%a_pointer_CrossWorkgroup_uint | constant: %a_pointer_UniformConstant_uint}
%local = OpPtrCastToGeneric %in_generic {%a_in_function | input: %a_pointer_Input_uint | integer: %a_ulong}`,
  inConvertedPointers`cast-from-generic-result/into-three-classes
casts from Generic result in pointers into Workgroup, CrossWorkgroup and Function
body: %shared = OpGenericCastToPtr {%in_workgroup | generic: %in_generic} %a_in_generic
%global = OpGenericCastToPtr {%pointer_CrossWorkgroup_uint | constant: %pointer_UniformConstant_uint} %a_in_generic
%local = OpGenericCastToPtr {%in_function | input: %pointer_Input_uint | integer: %ulong} %a_in_generic`,
  inConvertedPointers`cast-from-generic-operand/from-generic: a cast from Generic takes a pointer into it
body: %cast = OpGenericCastToPtr %in_workgroup {%a_in_generic | same-class: %a_in_workgroup
  | other-class: %a_in_function | integer: %a_ulong}`,
  inConvertedPointers`cast-explicit-result/into-storage
the result points into the storage class that the last operand names
body: %shared = OpGenericCastToPtrExplicit {%in_workgroup
  | other-class: %in_function} %a_in_generic {Workgroup | other-storage: CrossWorkgroup}
%local = OpGenericCastToPtrExplicit {%in_function | generic: %in_generic | integer: %ulong} %a_in_generic Function`,
  inConvertedPointers`cast-explicit-operand/from-generic: an explicit cast takes a pointer into Generic
body: %cast = OpGenericCastToPtrExplicit %in_workgroup {%a_in_generic | same-class: %a_in_workgroup
  | other-class: %a_in_function} Workgroup`,
  inConvertedPointers`cast-explicit-storage/three-classes: Storage is Workgroup, CrossWorkgroup or Function
body: %shared = OpGenericCastToPtrExplicit {%in_workgroup %a_in_generic Workgroup
  | generic: %in_generic %a_in_generic Generic}
%global = OpGenericCastToPtrExplicit {%pointer_CrossWorkgroup_uint %a_in_generic CrossWorkgroup
  | constant: %pointer_UniformConstant_uint %a_in_generic UniformConstant}
%local = OpGenericCastToPtrExplicit {%in_function %a_in_generic Function
  | input: %pointer_Input_uint %a_in_generic Input}`,
  inConvertedPointers`cast-pointee/same-type: casts between storage classes keep what is pointed to
body: %generic = OpPtrCastToGeneric {%in_generic | to-generic-float: %pointer_Generic_float} {%a_in_workgroup
  | from-vector: %a_pointer_Function_uint2}
%shared = OpGenericCastToPtr {%in_workgroup | to-float: %pointer_Workgroup_float} {%a_in_generic
  | from-generic-float: %a_pointer_Generic_float}
%local = OpGenericCastToPtrExplicit {%in_function | explicit-to-vector: %pointer_Function_uint2} {%a_in_generic
  | explicit-from-float: %a_pointer_Generic_float} Function`,
  inConvertedPointers`cast-pointee/twin-structures: two structure types with the same members are two types
body: %generic = OpPtrCastToGeneric {%pointer_Generic_uint_only | to-generic: %other_in_generic} %a_one_in_workgroup
%shared = OpGenericCastToPtr %one_in_workgroup {%a_pointer_Generic_uint_only | from-generic: %a_other_in_generic}`,
]

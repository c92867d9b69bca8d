import { pairOf } from '../pairs/pair-of.ts'
import { kernel, wide } from '../pairs/pieces.ts'

/** A kernel with pointers into many storage classes. */
const pointers = {
  ...kernel,
  capabilities: `${kernel.capabilities} GenericPointer Vector16 Int64 Int16 Int8 Float64`,
  declarations: `%in_generic = OpTypePointer Generic %uint
%in_workgroup = OpTypePointer Workgroup %uint
%in_function = OpTypePointer Function %uint
%other_in_generic = OpTypePointer Generic %second_uint_only
%one_in_workgroup = OpTypePointer Workgroup %uint_only`,
}

/** A shader with pointers into physical storage buffers. */
const physical = {
  capabilities: `${wide.capabilities} PhysicalStorageBufferAddresses`,
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  declarations: `%pointer = OpTypePointer PhysicalStorageBuffer %uint`,
}

/** Pairs of the rules on conversions of pointers. */
export const pairs = [
  pairOf`convert-pointer-to-integer/to-unsigned
a pointer becomes an unsigned integer of any width
${physical}
body: %whole = OpConvertPtrToU {%ulong | signed: %long | float: %double | vector: %uint2} %a_pointer
%cut = OpConvertPtrToU {%uint | signed-cut: %int | pointer: %pointer} %a_pointer`,
  pairOf`convert-pointer-to-integer-operand/from-a-pointer
a physical pointer becomes an integer
${physical}
body: %integer = OpConvertPtrToU %ulong {%a_pointer | integer: %a_ulong | vector: %a_uint2
  | structure-that-holds-a-pointer: %a_pointer_only}`,
  pairOf`convert-pointer-to-integer-operand/in-a-kernel
with physical addressing pointers of all storage classes are physical
${pointers}
body: %shared = OpConvertPtrToU %ulong {%a_in_workgroup | integer: %a_uint}
%local = OpConvertPtrToU %uint {%a_in_function | float: %a_float}`,
  pairOf`convert-integer-to-pointer/to-a-pointer
an integer becomes a physical pointer
${physical}
body: %converted = OpConvertUToPtr {%pointer | integer: %uint | vector: %uint2
  | structure-that-holds-a-pointer: %pointer_only} %a_ulong`,
  pairOf`convert-integer-to-pointer-operand/from-unsigned
unsigned integers of any width become pointers
${physical}
body: %whole = OpConvertUToPtr %pointer {%a_ulong | signed: %a_long | float: %a_double | vector: %a_uint2
  | pointer: %a_pointer}
%half_pointer = OpConvertUToPtr %pointer {%a_uint | signed-half: %a_int}`,
  pairOf`cast-to-generic-result/into-generic
a cast to Generic results in a pointer into it
${pointers}
body: %cast = OpPtrCastToGeneric {%in_generic | same-class: %in_workgroup
  | other-class: %pointer_CrossWorkgroup_uint | integer: %ulong} %a_in_workgroup`,
  pairOf`cast-to-generic-operand/from-three-classes
pointers into Workgroup, CrossWorkgroup and Function are cast to Generic
${pointers}
body: %shared = OpPtrCastToGeneric %in_generic {%a_in_workgroup | generic: %a_in_generic}
%global = OpPtrCastToGeneric %in_generic {%a_pointer_CrossWorkgroup_uint | constant: %a_pointer_UniformConstant_uint}
%local = OpPtrCastToGeneric %in_generic {%a_in_function | input: %a_pointer_Input_uint | integer: %a_ulong}`,
  pairOf`cast-from-generic-result/into-three-classes
casts from Generic result in pointers into Workgroup, CrossWorkgroup and Function
${pointers}
body: %shared = OpGenericCastToPtr {%in_workgroup | generic: %in_generic} %a_in_generic
%global = OpGenericCastToPtr {%pointer_CrossWorkgroup_uint | constant: %pointer_UniformConstant_uint} %a_in_generic
%local = OpGenericCastToPtr {%in_function | input: %pointer_Input_uint | integer: %ulong} %a_in_generic`,
  pairOf`cast-from-generic-operand/from-generic
a cast from Generic takes a pointer into it
${pointers}
body: %cast = OpGenericCastToPtr %in_workgroup {%a_in_generic | same-class: %a_in_workgroup
  | other-class: %a_in_function | integer: %a_ulong}`,
  pairOf`cast-explicit-result/into-storage
the result points into the storage class that the last operand names
${pointers}
body: %shared = OpGenericCastToPtrExplicit {%in_workgroup
  | other-class: %in_function} %a_in_generic {Workgroup | other-storage: CrossWorkgroup}
%local = OpGenericCastToPtrExplicit {%in_function | generic: %in_generic
  | integer: %ulong} %a_in_generic Function`,
  pairOf`cast-explicit-operand/from-generic
an explicit cast takes a pointer into Generic
${pointers}
body: %cast = OpGenericCastToPtrExplicit %in_workgroup {%a_in_generic | same-class: %a_in_workgroup
  | other-class: %a_in_function} Workgroup`,
  pairOf`cast-explicit-storage/three-classes
Storage is Workgroup, CrossWorkgroup or Function
${pointers}
body: %shared = OpGenericCastToPtrExplicit {%in_workgroup %a_in_generic Workgroup
  | generic: %in_generic %a_in_generic Generic}
%global = OpGenericCastToPtrExplicit {%pointer_CrossWorkgroup_uint %a_in_generic CrossWorkgroup
  | constant: %pointer_UniformConstant_uint %a_in_generic UniformConstant}
%local = OpGenericCastToPtrExplicit {%in_function %a_in_generic Function
  | input: %pointer_Input_uint %a_in_generic Input}`,
  pairOf`cast-pointee/same-type
casts between storage classes keep what is pointed to
${pointers}
body: %generic = OpPtrCastToGeneric {%in_generic | to-generic-float: %pointer_Generic_float} {%a_in_workgroup
  | from-vector: %a_pointer_Function_uint2}
%shared = OpGenericCastToPtr {%in_workgroup | to-float: %pointer_Workgroup_float} {%a_in_generic
  | from-generic-float: %a_pointer_Generic_float}
%local = OpGenericCastToPtrExplicit {%in_function
  | explicit-to-vector: %pointer_Function_uint2} {%a_in_generic
  | explicit-from-float: %a_pointer_Generic_float} Function`,
  pairOf`cast-pointee/twin-structures
two structure types with the same members are two types
${pointers}
body: %generic = OpPtrCastToGeneric {%pointer_Generic_uint_only | to-generic: %other_in_generic} %a_one_in_workgroup
%shared = OpGenericCastToPtr %one_in_workgroup {%a_pointer_Generic_uint_only
  | from-generic: %a_other_in_generic}`,
]

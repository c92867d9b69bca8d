import { linePair } from '../pairs/line-pair.ts'
import { kernel, wide } from '../pairs/pieces.ts'

/** A kernel with pointers into many storage classes. */
const pointers = {
  ...kernel,
  capabilities: `${kernel.capabilities}
OpCapability GenericPointer
OpCapability Vector16
OpCapability Int64
OpCapability Int16
OpCapability Int8
OpCapability Float64`,
  declarations: `%in_generic = OpTypePointer Generic %uint
%in_cross_workgroup = OpTypePointer CrossWorkgroup %uint
%in_workgroup = OpTypePointer Workgroup %uint
%in_function = OpTypePointer Function %uint
%in_constant = OpTypePointer UniformConstant %uint
%in_input = OpTypePointer Input %uint
%float_in_generic = OpTypePointer Generic %float
%float_in_workgroup = OpTypePointer Workgroup %float
%vector_in_function = OpTypePointer Function %uint2
%one = OpTypeStruct %uint
%other = OpTypeStruct %uint
%one_in_generic = OpTypePointer Generic %one
%other_in_generic = OpTypePointer Generic %other
%one_in_workgroup = OpTypePointer Workgroup %one`,
}

/** A shader with pointers into physical storage buffers. */
const physical = {
  capabilities: `${wide.capabilities}\nOpCapability PhysicalStorageBufferAddresses`,
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  declarations: `%pointer = OpTypePointer PhysicalStorageBuffer %uint
%holder = OpTypeStruct %pointer`,
}

/** Pairs of the rules on conversions of pointers. */
export const pairs = [
  linePair(
    'convert-pointer-to-integer',
    'to-unsigned',
    'a pointer becomes an unsigned integer of any width',
    {
      ...physical,
      body: `%whole = OpConvertPtrToU %ulong %a_pointer
%cut = OpConvertPtrToU %uint %a_pointer`,
    },
    {
      signed: '%whole = OpConvertPtrToU %long %a_pointer',
      float: '%whole = OpConvertPtrToU %double %a_pointer',
      vector: '%whole = OpConvertPtrToU %uint2 %a_pointer',
      'signed-cut': '%cut = OpConvertPtrToU %int %a_pointer',
      pointer: '%cut = OpConvertPtrToU %pointer %a_pointer',
    },
  ),
  linePair(
    'convert-pointer-to-integer-operand',
    'from-a-pointer',
    'a physical pointer becomes an integer',
    { ...physical, body: '%integer = OpConvertPtrToU %ulong %a_pointer' },
    {
      integer: '%integer = OpConvertPtrToU %ulong %a_ulong',
      vector: '%integer = OpConvertPtrToU %ulong %a_uint2',
      'structure-that-holds-a-pointer': '%integer = OpConvertPtrToU %ulong %a_holder',
    },
  ),
  linePair(
    'convert-pointer-to-integer-operand',
    'in-a-kernel',
    'with physical addressing pointers of all storage classes are physical',
    {
      ...pointers,
      body: `%shared = OpConvertPtrToU %ulong %a_in_workgroup
%local = OpConvertPtrToU %uint %a_in_function`,
    },
    {
      integer: '%shared = OpConvertPtrToU %ulong %a_uint',
      float: '%local = OpConvertPtrToU %uint %a_float',
    },
  ),
  linePair(
    'convert-integer-to-pointer',
    'to-a-pointer',
    'an integer becomes a physical pointer',
    { ...physical, body: '%converted = OpConvertUToPtr %pointer %a_ulong' },
    {
      integer: '%converted = OpConvertUToPtr %uint %a_ulong',
      vector: '%converted = OpConvertUToPtr %uint2 %a_ulong',
      'structure-that-holds-a-pointer': '%converted = OpConvertUToPtr %holder %a_ulong',
    },
  ),
  linePair(
    'convert-integer-to-pointer-operand',
    'from-unsigned',
    'unsigned integers of any width become pointers',
    {
      ...physical,
      body: `%whole = OpConvertUToPtr %pointer %a_ulong
%half_pointer = OpConvertUToPtr %pointer %a_uint`,
    },
    {
      signed: '%whole = OpConvertUToPtr %pointer %a_long',
      float: '%whole = OpConvertUToPtr %pointer %a_double',
      vector: '%whole = OpConvertUToPtr %pointer %a_uint2',
      pointer: '%whole = OpConvertUToPtr %pointer %a_pointer',
      'signed-half': '%half_pointer = OpConvertUToPtr %pointer %a_int',
    },
  ),
  linePair(
    'cast-to-generic-result',
    'into-generic',
    'a cast to Generic results in a pointer into it',
    { ...pointers, body: '%cast = OpPtrCastToGeneric %in_generic %a_in_workgroup' },
    {
      'same-class': '%cast = OpPtrCastToGeneric %in_workgroup %a_in_workgroup',
      'other-class': '%cast = OpPtrCastToGeneric %in_cross_workgroup %a_in_workgroup',
      integer: '%cast = OpPtrCastToGeneric %ulong %a_in_workgroup',
    },
  ),
  linePair(
    'cast-to-generic-operand',
    'from-three-classes',
    'pointers into Workgroup, CrossWorkgroup and Function are cast to Generic',
    {
      ...pointers,
      body: `%shared = OpPtrCastToGeneric %in_generic %a_in_workgroup
%global = OpPtrCastToGeneric %in_generic %a_in_cross_workgroup
%local = OpPtrCastToGeneric %in_generic %a_in_function`,
    },
    {
      generic: '%shared = OpPtrCastToGeneric %in_generic %a_in_generic',
      constant: '%global = OpPtrCastToGeneric %in_generic %a_in_constant',
      input: '%local = OpPtrCastToGeneric %in_generic %a_in_input',
      integer: '%local = OpPtrCastToGeneric %in_generic %a_ulong',
    },
  ),
  linePair(
    'cast-from-generic-result',
    'into-three-classes',
    'casts from Generic result in pointers into Workgroup, CrossWorkgroup and Function',
    {
      ...pointers,
      body: `%shared = OpGenericCastToPtr %in_workgroup %a_in_generic
%global = OpGenericCastToPtr %in_cross_workgroup %a_in_generic
%local = OpGenericCastToPtr %in_function %a_in_generic`,
    },
    {
      generic: '%shared = OpGenericCastToPtr %in_generic %a_in_generic',
      constant: '%global = OpGenericCastToPtr %in_constant %a_in_generic',
      input: '%local = OpGenericCastToPtr %in_input %a_in_generic',
      integer: '%local = OpGenericCastToPtr %ulong %a_in_generic',
    },
  ),
  linePair(
    'cast-from-generic-operand',
    'from-generic',
    'a cast from Generic takes a pointer into it',
    {
      ...pointers,
      body: '%cast = OpGenericCastToPtr %in_workgroup %a_in_generic',
    },
    {
      'same-class': '%cast = OpGenericCastToPtr %in_workgroup %a_in_workgroup',
      'other-class': '%cast = OpGenericCastToPtr %in_workgroup %a_in_function',
      integer: '%cast = OpGenericCastToPtr %in_workgroup %a_ulong',
    },
  ),
  linePair(
    'cast-explicit-result',
    'into-storage',
    'the result points into the storage class that the last operand names',
    {
      ...pointers,
      body: `%shared = OpGenericCastToPtrExplicit %in_workgroup %a_in_generic Workgroup
%local = OpGenericCastToPtrExplicit %in_function %a_in_generic Function`,
    },
    {
      'other-storage':
        '%shared = OpGenericCastToPtrExplicit %in_workgroup %a_in_generic CrossWorkgroup',
      'other-class': '%shared = OpGenericCastToPtrExplicit %in_function %a_in_generic Workgroup',
      generic: '%local = OpGenericCastToPtrExplicit %in_generic %a_in_generic Function',
      integer: '%local = OpGenericCastToPtrExplicit %ulong %a_in_generic Function',
    },
  ),
  linePair(
    'cast-explicit-operand',
    'from-generic',
    'an explicit cast takes a pointer into Generic',
    {
      ...pointers,
      body: '%cast = OpGenericCastToPtrExplicit %in_workgroup %a_in_generic Workgroup',
    },
    {
      'same-class': '%cast = OpGenericCastToPtrExplicit %in_workgroup %a_in_workgroup Workgroup',
      'other-class': '%cast = OpGenericCastToPtrExplicit %in_workgroup %a_in_function Workgroup',
    },
  ),
  linePair(
    'cast-explicit-storage',
    'three-classes',
    'Storage is Workgroup, CrossWorkgroup or Function',
    {
      ...pointers,
      body: `%shared = OpGenericCastToPtrExplicit %in_workgroup %a_in_generic Workgroup
%global = OpGenericCastToPtrExplicit %in_cross_workgroup %a_in_generic CrossWorkgroup
%local = OpGenericCastToPtrExplicit %in_function %a_in_generic Function`,
    },
    {
      generic: '%shared = OpGenericCastToPtrExplicit %in_generic %a_in_generic Generic',
      constant: '%global = OpGenericCastToPtrExplicit %in_constant %a_in_generic UniformConstant',
      input: '%local = OpGenericCastToPtrExplicit %in_input %a_in_generic Input',
    },
  ),
  linePair(
    'cast-pointee',
    'same-type',
    'casts between storage classes keep what is pointed to',
    {
      ...pointers,
      body: `%generic = OpPtrCastToGeneric %in_generic %a_in_workgroup
%shared = OpGenericCastToPtr %in_workgroup %a_in_generic
%local = OpGenericCastToPtrExplicit %in_function %a_in_generic Function`,
    },
    {
      'to-generic-float': '%generic = OpPtrCastToGeneric %float_in_generic %a_in_workgroup',
      'from-vector': '%generic = OpPtrCastToGeneric %in_generic %a_vector_in_function',
      'from-generic-float': '%shared = OpGenericCastToPtr %in_workgroup %a_float_in_generic',
      'to-float': '%shared = OpGenericCastToPtr %float_in_workgroup %a_in_generic',
      'explicit-from-float':
        '%local = OpGenericCastToPtrExplicit %in_function %a_float_in_generic Function',
      'explicit-to-vector':
        '%local = OpGenericCastToPtrExplicit %vector_in_function %a_in_generic Function',
    },
  ),
  linePair(
    'cast-pointee',
    'twin-structures',
    'two structure types with the same members are two types',
    {
      ...pointers,
      body: `%generic = OpPtrCastToGeneric %one_in_generic %a_one_in_workgroup
%shared = OpGenericCastToPtr %one_in_workgroup %a_one_in_generic`,
    },
    {
      'to-generic': '%generic = OpPtrCastToGeneric %other_in_generic %a_one_in_workgroup',
      'from-generic': '%shared = OpGenericCastToPtr %one_in_workgroup %a_other_in_generic',
    },
  ),
]

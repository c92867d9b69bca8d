import { linePair } from '../pairs/line-pair.ts'
import { kernel, wide } from '../pairs/pieces.ts'

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
%float_in_workgroup = OpTypePointer Workgroup %float`,
}

const physical = {
  capabilities: `OpCapability Shader
OpCapability Int64
OpCapability Float64
OpCapability PhysicalStorageBufferAddresses`,
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  declarations: `%pointer = OpTypePointer PhysicalStorageBuffer %uint
%twin = OpTypePointer PhysicalStorageBuffer %uint`,
}

/** Pairs of the rules on OpBitcast. */
export const pairs = [
  linePair(
    'bitcast-result',
    'numbers',
    'numbers and vectors of them are seen as other ones',
    {
      ...wide,
      body: `%integer = OpBitcast %uint %a_float
%vector = OpBitcast %ushort4 %a_ulong
%float_vector = OpBitcast %float4 %a_uint4`,
    },
    {
      structure: '%integer = OpBitcast %uint_only %a_float',
      array: '%vector = OpBitcast %uints %a_ulong',
      'structure-of-two': '%vector = OpBitcast %uint_pair %a_ulong',
      matrix: '%float_vector = OpBitcast %float2x2 %a_uint4',
    },
  ),
  linePair(
    'bitcast-operand',
    'numbers',
    'numbers and vectors of them are seen as other ones',
    {
      ...wide,
      body: `%float_number = OpBitcast %float %a_int
%integer = OpBitcast %ulong %a_uint2
%integers = OpBitcast %int4 %a_float4`,
    },
    {
      structure: '%float_number = OpBitcast %float %a_uint_only',
      array: '%integer = OpBitcast %ulong %a_uints',
      'structure-of-two': '%integer = OpBitcast %ulong %a_float_pair',
      matrix: '%integers = OpBitcast %int4 %a_float2x2',
    },
  ),
  linePair(
    'bitcast-differs',
    'other-signedness',
    'the same number of bits is seen as another type',
    {
      ...wide,
      body: `%signed = OpBitcast %int %a_uint
%float_vector = OpBitcast %float2 %a_uint2
%wide_float = OpBitcast %double %a_long`,
    },
    {
      integer: '%signed = OpBitcast %int %a_int',
      vector: '%float_vector = OpBitcast %float2 %a_float2',
      'wide-float': '%wide_float = OpBitcast %double %a_double',
    },
  ),
  linePair(
    'bitcast-differs',
    'twin-pointers',
    'two pointer types with the same operands are two types',
    { ...physical, body: '%cast = OpBitcast %twin %a_pointer' },
    { same: '%cast = OpBitcast %pointer %a_pointer' },
  ),
  linePair(
    'bitcast-differs',
    'specialized',
    'a kernel sees a specialization constant as a float',
    {
      ...kernel,
      declarations: `%specialized = OpSpecConstant %uint 1
%cast = OpSpecConstantOp %float Bitcast %specialized`,
    },
    { same: '%cast = OpSpecConstantOp %uint Bitcast %specialized' },
  ),
  linePair(
    'bitcast-pointer-scalar',
    'in-a-kernel',
    'pointers are seen as integers and as other pointers',
    {
      ...pointers,
      body: `%integer = OpBitcast %ulong %a_in_workgroup
%from_integer = OpBitcast %in_function %a_ulong
%other = OpBitcast %float_in_workgroup %a_in_workgroup`,
    },
    {
      vector: '%integer = OpBitcast %uint2 %a_in_workgroup',
      float: '%integer = OpBitcast %double %a_in_workgroup',
      'from-vector': '%from_integer = OpBitcast %in_function %a_uint2',
      'from-float': '%from_integer = OpBitcast %in_function %a_double',
    },
    { environments: ['spv1.4'] },
  ),
  linePair(
    'bitcast-pointer-scalar',
    'with-physical-storage-buffers',
    'the extension lets pointers be seen as vectors of integers',
    {
      ...physical,
      extensions: `OpExtension "SPV_KHR_physical_storage_buffer"
OpExtension "SPV_KHR_storage_buffer_storage_class"`,
      body: `%vector = OpBitcast %uint2 %a_pointer
%from_vector = OpBitcast %pointer %a_uint2`,
    },
    {
      float: '%vector = OpBitcast %double %a_pointer',
      'from-float': '%from_vector = OpBitcast %pointer %a_double',
    },
    { environments: ['spv1.3'] },
  ),
  linePair(
    'bitcast-pointer-vector',
    'in-a-shader',
    'pointers are seen as integers and as vectors of integers',
    {
      ...physical,
      body: `%vector = OpBitcast %uint2 %a_pointer
%from_vector = OpBitcast %pointer %a_int2
%integer = OpBitcast %long %a_pointer`,
    },
    {
      float: '%vector = OpBitcast %double %a_pointer',
      'from-float': '%from_vector = OpBitcast %pointer %a_double',
    },
    { environments: ['spv1.5'] },
  ),
  linePair(
    'bitcast-pointer-vector',
    'in-a-kernel',
    'vectors of integers are seen as pointers of all storage classes',
    {
      ...pointers,
      body: `%vector = OpBitcast %uint2 %a_in_generic
%from_vector = OpBitcast %in_function %a_uint2`,
    },
    {
      float: '%vector = OpBitcast %double %a_in_generic',
      'from-float': '%from_vector = OpBitcast %in_function %a_double',
    },
  ),
  linePair(
    'bitcast-pointer-storage-class',
    'same-class',
    'pointers are seen as others into the same storage class',
    { ...pointers, body: '%cast = OpBitcast %float_in_workgroup %a_in_workgroup' },
    {
      function: '%cast = OpBitcast %float_in_workgroup %a_in_function',
      'cross-workgroup': '%cast = OpBitcast %float_in_workgroup %a_in_cross_workgroup',
      generic: '%cast = OpBitcast %float_in_workgroup %a_in_generic',
      'to-generic': '%cast = OpBitcast %in_generic %a_in_workgroup',
    },
  ),
  linePair(
    'bitcast-pointer-words',
    'two-words',
    'pointers are seen as vectors of 32-bit integers',
    {
      ...pointers,
      body: `%words = OpBitcast %uint2 %a_in_workgroup
%from_words = OpBitcast %in_workgroup %a_uint2`,
    },
    {
      halves: '%words = OpBitcast %ushort4 %a_in_workgroup',
      octets: '%words = OpBitcast %uchar8 %a_in_workgroup',
      'from-halves': '%from_words = OpBitcast %in_workgroup %a_ushort4',
      'from-octets': '%from_words = OpBitcast %in_workgroup %a_uchar8',
    },
  ),
  linePair(
    'bitcast-width',
    'equal-widths',
    'as many components are as wide',
    {
      ...wide,
      body: `%scalar = OpBitcast %uint %a_float
%vector = OpBitcast %ulong2 %a_double2`,
    },
    {
      'wider-scalar': '%scalar = OpBitcast %uint %a_double',
      'narrower-scalar': '%scalar = OpBitcast %uint %a_half',
      'wider-sign': '%scalar = OpBitcast %uint %a_long',
      'narrower-vector': '%vector = OpBitcast %ulong2 %a_float2',
      'halved-vector': '%vector = OpBitcast %half2 %a_double2',
    },
  ),
  linePair(
    'bitcast-bits',
    'equal-bits',
    'more components are as much narrower',
    {
      ...wide,
      body: `%narrowed = OpBitcast %uint2 %a_ulong
%widened = OpBitcast %double %a_ushort4
%halves = OpBitcast %half4 %a_uint2`,
    },
    {
      'from-same-width': '%narrowed = OpBitcast %uint2 %a_float',
      'longer-result': '%narrowed = OpBitcast %uint3 %a_ulong',
      'shorter-operand': '%widened = OpBitcast %double %a_ushort2',
      'wider-result': '%halves = OpBitcast %float4 %a_uint2',
      'narrower-operand': '%halves = OpBitcast %half4 %a_ushort2',
    },
  ),
  linePair(
    'bitcast-bits',
    'of-a-pointer',
    'a pointer of 64 bits is seen as two words',
    { ...physical, body: '%words = OpBitcast %uint2 %a_pointer' },
    {},
  ),
]

import { linePair } from '../pairs/line-pair.ts'
import { wide } from '../pairs/pieces.ts'

/** Pairs of the rules on shifts and bit fields. */
export const pairs = [
  linePair(
    'shift-base',
    'as-wide-as-the-result',
    'what is shifted is as wide as the result, whatever the signedness',
    {
      ...wide,
      body: `%left = OpShiftLeftLogical %uint2 %a_int2 %a_uint2
%right = OpShiftRightLogical %int %a_uint %a_ulong
%signed = OpShiftRightArithmetic %long %a_ulong %a_uint`,
    },
    {
      'float-left': '%left = OpShiftLeftLogical %uint2 %a_float2 %a_uint2',
      'wider-left': '%left = OpShiftLeftLogical %uint2 %a_long2 %a_uint2',
      'narrower-right': '%right = OpShiftRightLogical %int %a_ushort %a_ulong',

      'boolean-right': '%right = OpShiftRightLogical %int %a_bool %a_ulong',
      'narrower-signed': '%signed = OpShiftRightArithmetic %long %a_uint %a_uint',
      'float-signed': '%signed = OpShiftRightArithmetic %long %a_double %a_uint',
    },
  ),
  linePair(
    'shift-amount',
    'of-any-width',
    'Shift is as wide and as signed as it pleases',
    {
      ...wide,
      body: `%left = OpShiftLeftLogical %uint2 %a_uint2 %a_long2
%right = OpShiftRightLogical %int %a_uint %a_short
%signed = OpShiftRightArithmetic %int3 %a_int3 %a_uint3`,
    },
    {
      'scalar-left': '%left = OpShiftLeftLogical %uint2 %a_uint2 %a_uint',
      'longer-left': '%left = OpShiftLeftLogical %uint2 %a_uint2 %a_uint4',
      'float-left': '%left = OpShiftLeftLogical %uint2 %a_uint2 %a_float2',
      'vector-right': '%right = OpShiftRightLogical %int %a_uint %a_uint2',
      'boolean-right': '%right = OpShiftRightLogical %int %a_uint %a_bool',
      'float-right': '%right = OpShiftRightLogical %int %a_uint %a_float',
      'shorter-signed': '%signed = OpShiftRightArithmetic %int3 %a_int3 %a_uint2',
      'float-signed': '%signed = OpShiftRightArithmetic %int3 %a_int3 %a_float3',
    },
  ),
  linePair(
    'shift-amount',
    'specialized',
    'a specialization constant is shifted by a constant of another width',
    {
      ...wide,
      declarations: `%specialized = OpSpecConstant %uint 1
%long_1 = OpConstant %long 1
%shifted = OpSpecConstantOp %uint ShiftRightLogical %specialized %long_1`,
    },
    { float: '%shifted = OpSpecConstantOp %uint ShiftRightLogical %specialized %float_1' },
  ),
  linePair(
    'bit-field-result',
    'integers',
    'bit-field instructions result in integers and vectors of them',
    {
      ...wide,
      body: `%inserted = OpBitFieldInsert %int %a_int %a_int %a_uint %a_uint
%signed = OpBitFieldSExtract %uint2 %a_uint2 %a_uint %a_uint
%unsigned = OpBitFieldUExtract %long %a_long %a_uint %a_uint
%reversed = OpBitReverse %ushort %a_ushort
%counted = OpBitCount %int2 %a_uint2`,
    },
    {
      'float-inserted': '%inserted = OpBitFieldInsert %float %a_float %a_float %a_uint %a_uint',
      'boolean-signed': '%signed = OpBitFieldSExtract %bool2 %a_bool2 %a_uint %a_uint',
      'array-signed': '%signed = OpBitFieldSExtract %uints %a_uints %a_uint %a_uint',
      'float-unsigned': '%unsigned = OpBitFieldUExtract %double %a_double %a_uint %a_uint',
      'float-reversed': '%reversed = OpBitReverse %half %a_half',
      'structure-reversed': '%reversed = OpBitReverse %uint_only %a_uint_only',
      'float-counted': '%counted = OpBitCount %float2 %a_uint2',
      'boolean-counted': '%counted = OpBitCount %bool2 %a_uint2',
    },
  ),
  linePair(
    'bit-field-operand',
    'like-the-result',
    'Base and Insert have the type of the result',
    {
      ...wide,
      body: `%inserted = OpBitFieldInsert %int %a_int %a_int %a_uint %a_uint
%signed = OpBitFieldSExtract %uint2 %a_uint2 %a_uint %a_uint
%unsigned = OpBitFieldUExtract %long %a_long %a_uint %a_uint
%reversed = OpBitReverse %ushort %a_ushort`,
    },
    {
      'unsigned-base': '%inserted = OpBitFieldInsert %int %a_uint %a_int %a_uint %a_uint',
      'unsigned-insert': '%inserted = OpBitFieldInsert %int %a_int %a_uint %a_uint %a_uint',
      'wider-insert': '%inserted = OpBitFieldInsert %int %a_int %a_long %a_uint %a_uint',
      'scalar-signed': '%signed = OpBitFieldSExtract %uint2 %a_uint %a_uint %a_uint',
      'other-sign': '%signed = OpBitFieldSExtract %uint2 %a_int2 %a_uint %a_uint',
      'narrower-unsigned': '%unsigned = OpBitFieldUExtract %long %a_int %a_uint %a_uint',
      'float-unsigned': '%unsigned = OpBitFieldUExtract %long %a_double %a_uint %a_uint',
      'signed-reversed': '%reversed = OpBitReverse %ushort %a_short',
      'wider-reversed': '%reversed = OpBitReverse %ushort %a_uint',
    },
  ),
  linePair(
    'bit-field-range',
    'scalars',
    'Offset and Count are scalars of any width also where the result is a vector',
    {
      ...wide,
      body: `%inserted = OpBitFieldInsert %int2 %a_int2 %a_int2 %a_long %a_uint
%signed = OpBitFieldSExtract %uint %a_uint %a_int %a_ushort
%unsigned = OpBitFieldUExtract %uint3 %a_uint3 %a_uint %a_uint`,
    },
    {
      'vector-offset': '%inserted = OpBitFieldInsert %int2 %a_int2 %a_int2 %a_uint2 %a_uint',
      'vector-count': '%inserted = OpBitFieldInsert %int2 %a_int2 %a_int2 %a_long %a_uint2',
      'float-offset': '%signed = OpBitFieldSExtract %uint %a_uint %a_float %a_ushort',
      'boolean-count': '%signed = OpBitFieldSExtract %uint %a_uint %a_int %a_bool',
      'array-offset': '%unsigned = OpBitFieldUExtract %uint3 %a_uint3 %a_uints %a_uint',
      'float-count': '%unsigned = OpBitFieldUExtract %uint3 %a_uint3 %a_uint %a_half',
    },
  ),
  linePair(
    'bit-count-base',
    'of-any-width',
    'the set bits of integers are counted in integers of another width',
    {
      ...wide,
      body: `%counted = OpBitCount %ushort %a_long
%counts = OpBitCount %int2 %a_ulong2`,
    },
    {
      float: '%counted = OpBitCount %ushort %a_float',
      vector: '%counted = OpBitCount %ushort %a_uint2',
      boolean: '%counted = OpBitCount %ushort %a_bool',
      scalar: '%counts = OpBitCount %int2 %a_ulong',
      longer: '%counts = OpBitCount %int2 %a_uint3',
      floats: '%counts = OpBitCount %int2 %a_float2',
    },
  ),
]

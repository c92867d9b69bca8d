import { linePair } from '../pairs/line-pair.ts'
import { wide } from '../pairs/pieces.ts'

/** Pairs of the rules on integer arithmetic. */
export const pairs = [
  linePair(
    'integer-arithmetic-result',
    'arithmetic',
    'arithmetic on integers of any signedness results in integers of any signedness',
    {
      body: `%negated = OpSNegate %uint %a_int
%sum = OpIAdd %uint %a_int %a_uint
%difference = OpISub %int %a_uint %a_uint
%product = OpIMul %int %a_int %a_int
%quotient = OpSDiv %uint %a_uint %a_uint
%remainder = OpSRem %uint %a_int %a_uint
%modulo = OpSMod %int %a_int %a_uint`,
    },
    {
      'float-negated': '%negated = OpSNegate %float %a_int',
      'float-sum': '%sum = OpIAdd %float %a_int %a_uint',
      'float-difference': '%difference = OpISub %float %a_uint %a_uint',
      'float-product': '%product = OpIMul %float %a_int %a_int',
      'float-quotient': '%quotient = OpSDiv %float %a_uint %a_uint',
      'float-remainder': '%remainder = OpSRem %float %a_int %a_uint',
      'float-modulo': '%modulo = OpSMod %float %a_int %a_uint',
    },
  ),
  linePair(
    'integer-arithmetic-result',
    'bits',
    'shifts and bitwise operations on vectors of integers result in vectors of integers',
    {
      body: `%or = OpBitwiseOr %uint2 %a_int2 %a_uint2
%xor = OpBitwiseXor %int2 %a_int2 %a_uint2
%and = OpBitwiseAnd %uint2 %a_uint2 %a_uint2
%not = OpNot %int2 %a_uint2
%left = OpShiftLeftLogical %int2 %a_uint2 %a_int2
%right = OpShiftRightLogical %uint2 %a_int2 %a_uint2
%signed = OpShiftRightArithmetic %uint2 %a_uint2 %a_uint2`,
    },
    {
      'float-or': '%or = OpBitwiseOr %float2 %a_int2 %a_uint2',
      'float-xor': '%xor = OpBitwiseXor %float2 %a_int2 %a_uint2',
      'float-and': '%and = OpBitwiseAnd %float2 %a_uint2 %a_uint2',
      'float-not': '%not = OpNot %float2 %a_uint2',
      'float-left': '%left = OpShiftLeftLogical %float2 %a_uint2 %a_int2',
      'float-right': '%right = OpShiftRightLogical %float2 %a_int2 %a_uint2',
      'float-signed': '%signed = OpShiftRightArithmetic %float2 %a_uint2 %a_uint2',
    },
  ),
  linePair(
    'integer-arithmetic-result',
    'other-widths',
    'integers of 16 and 64 bits are added',
    {
      ...wide,
      body: `%long_sum = OpIAdd %ulong %a_long %a_ulong
%short_sum = OpIAdd %ushort %a_short %a_ushort`,
    },
    {
      double: '%long_sum = OpIAdd %double %a_long %a_ulong',
      half: '%short_sum = OpIAdd %half %a_short %a_ushort',
    },
  ),
  linePair(
    'integer-arithmetic-result',
    'specialized',
    'specialization constants are made by integer operations',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%sum = OpSpecConstantOp %int IAdd %specialized %uint_1
%shifted = OpSpecConstantOp %uint ShiftLeftLogical %specialized %uint_1`,
    },
    {
      sum: '%sum = OpSpecConstantOp %float IAdd %specialized %uint_1',
      shift: '%shifted = OpSpecConstantOp %float ShiftLeftLogical %specialized %uint_1',
    },
  ),
  linePair(
    'integer-arithmetic-operand',
    'arithmetic',
    'operands of arithmetic are integers as wide as the result',
    {
      ...wide,
      body: `%negated = OpSNegate %uint %a_int
%sum = OpIAdd %uint %a_int %a_uint
%difference = OpISub %int %a_uint %a_uint
%product = OpIMul %int %a_int %a_int
%quotient = OpSDiv %uint %a_uint %a_uint
%remainder = OpSRem %uint %a_int %a_uint
%modulo = OpSMod %int %a_int %a_uint`,
    },
    {
      'float-negated': '%negated = OpSNegate %uint %a_float',
      'wider-negated': '%negated = OpSNegate %uint %a_long',
      'wider-second-term': '%sum = OpIAdd %uint %a_int %a_ulong',
      'narrower-first-term': '%sum = OpIAdd %uint %a_short %a_uint',
      'both-wider': '%difference = OpISub %int %a_long %a_long',
      'vector-factor': '%product = OpIMul %int %a_int2 %a_int',
      'boolean-divisor': '%quotient = OpSDiv %uint %a_uint %a_bool',
      'structure-dividend': '%remainder = OpSRem %uint %a_uint_only %a_uint',
      'float-modulus': '%modulo = OpSMod %int %a_int %a_float',
    },
  ),
  linePair(
    'integer-arithmetic-operand',
    'bits',
    'operands of bitwise operations are vectors of integers like the result',
    {
      ...wide,
      body: `%or = OpBitwiseOr %uint2 %a_int2 %a_uint2
%xor = OpBitwiseXor %int2 %a_int2 %a_uint2
%and = OpBitwiseAnd %uint2 %a_uint2 %a_uint2
%not = OpNot %int2 %a_uint2`,
    },
    {
      'scalar-or': '%or = OpBitwiseOr %uint2 %a_int2 %a_uint',
      'longer-xor': '%xor = OpBitwiseXor %int2 %a_int3 %a_uint2',
      'array-xor': '%xor = OpBitwiseXor %int2 %a_uints %a_uint2',
      'boolean-and': '%and = OpBitwiseAnd %uint2 %a_bool2 %a_bool2',
      'float-not': '%not = OpNot %int2 %a_float2',
      'wider-not': '%not = OpNot %int2 %a_long2',
    },
  ),
  linePair(
    'integer-arithmetic-operand',
    'specialized',
    'a specialization constant is made from constants as wide as it',
    {
      ...wide,
      declarations: `%specialized = OpSpecConstant %uint 1
%long_1 = OpConstant %long 1
%sum = OpSpecConstantOp %int IAdd %specialized %uint_1`,
    },
    {
      wider: '%sum = OpSpecConstantOp %int IAdd %specialized %long_1',
      float: '%sum = OpSpecConstantOp %int IAdd %specialized %float_1',
    },
  ),
  linePair(
    'unsigned-arithmetic-result',
    'scalars-and-vectors',
    'unsigned numbers and vectors of them are divided',
    {
      ...wide,
      body: `%quotient = OpUDiv %uint %a_uint %a_uint
%quotients = OpUDiv %ulong2 %a_ulong2 %a_ulong2
%modulo = OpUMod %ushort %a_ushort %a_ushort
%modulos = OpUMod %uint3 %a_uint3 %a_uint3`,
    },
    {
      'signed-quotient': '%quotient = OpUDiv %int %a_int %a_int',
      'float-quotient': '%quotient = OpUDiv %float %a_float %a_float',
      'signed-quotients': '%quotients = OpUDiv %long2 %a_long2 %a_long2',
      'signed-modulo': '%modulo = OpUMod %short %a_short %a_short',
      'boolean-modulo': '%modulo = OpUMod %bool %a_bool %a_bool',
      'array-modulos': '%modulos = OpUMod %uints %a_uints %a_uints',
    },
  ),
  linePair(
    'unsigned-arithmetic-result',
    'specialized',
    'a specialization constant is a quotient of unsigned numbers',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%signed = OpSpecConstant %int 1
%quotient = OpSpecConstantOp %uint UDiv %specialized %uint_1`,
    },
    { signed: '%quotient = OpSpecConstantOp %int UDiv %signed %int_1' },
  ),
  linePair(
    'unsigned-arithmetic-operand',
    'scalars-and-vectors',
    'unsigned numbers are divided by numbers of the same type',
    {
      ...wide,
      body: `%quotient = OpUDiv %uint %a_uint %a_uint
%modulo = OpUMod %uint2 %a_uint2 %a_uint2`,
    },
    {
      'signed-dividend': '%quotient = OpUDiv %uint %a_int %a_uint',
      'signed-both': '%quotient = OpUDiv %uint %a_int %a_int',
      'wider-divisor': '%quotient = OpUDiv %uint %a_uint %a_ulong',
      'signed-modulus': '%modulo = OpUMod %uint2 %a_uint2 %a_int2',
      'scalar-modulus': '%modulo = OpUMod %uint2 %a_uint2 %a_uint',
      'longer-modulus': '%modulo = OpUMod %uint2 %a_uint3 %a_uint2',
    },
  ),
  linePair(
    'float-arithmetic-result',
    'scalars-and-vectors',
    'floats of any width are calculated with',
    {
      ...wide,
      body: `%negated = OpFNegate %half %a_half
%sum = OpFAdd %float2 %a_float2 %a_float2
%difference = OpFSub %double %a_double %a_double
%product = OpFMul %float %a_float %a_float
%quotient = OpFDiv %float3 %a_float3 %a_float3
%remainder = OpFRem %float %a_float %a_float
%modulo = OpFMod %float4 %a_float4 %a_float4`,
    },
    {
      'integer-negated': '%negated = OpFNegate %short %a_short',
      'matrix-sum': '%sum = OpFAdd %float2x2 %a_float2x2 %a_float2x2',
      'array-sum': '%sum = OpFAdd %floats %a_floats %a_floats',
      'integer-difference': '%difference = OpFSub %long %a_long %a_long',
      'matrix-product': '%product = OpFMul %float2x2 %a_float2x2 %a_float2x2',
      'integer-quotient': '%quotient = OpFDiv %int3 %a_int3 %a_int3',
      'structure-remainder': '%remainder = OpFRem %float_only %a_float_only %a_float_only',
      'boolean-modulo': '%modulo = OpFMod %bool4 %a_bool4 %a_bool4',
    },
  ),
  linePair(
    'float-arithmetic-operand',
    'scalars-and-vectors',
    'floats are calculated with floats of the same type',
    {
      ...wide,
      body: `%negated = OpFNegate %half %a_half
%sum = OpFAdd %float2 %a_float2 %a_float2
%difference = OpFSub %double %a_double %a_double
%product = OpFMul %float %a_float %a_float
%quotient = OpFDiv %float3 %a_float3 %a_float3
%remainder = OpFRem %float %a_float %a_float
%modulo = OpFMod %float4 %a_float4 %a_float4`,
    },
    {
      'wider-negated': '%negated = OpFNegate %half %a_float',
      'scalar-term': '%sum = OpFAdd %float2 %a_float2 %a_float',
      'narrower-difference': '%difference = OpFSub %double %a_float %a_float',
      'integer-factor': '%product = OpFMul %float %a_uint %a_float',
      'vector-times-scalar': '%product = OpFMul %float %a_float2 %a_float',
      'longer-divisor': '%quotient = OpFDiv %float3 %a_float3 %a_float4',
      'wider-remainder': '%remainder = OpFRem %float %a_float %a_double',
      'integer-modulus': '%modulo = OpFMod %float4 %a_float4 %a_int4',
      'matrix-modulus': '%modulo = OpFMod %float4 %a_float4x4 %a_float4',
    },
  ),
]

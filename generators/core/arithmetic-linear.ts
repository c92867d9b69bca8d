import { linePair } from '../pairs/line-pair.ts'
import { wide } from '../pairs/pieces.ts'

/** Pairs of the rules on vectors, matrices and extended arithmetic. */
export const pairs = [
  linePair(
    'vector-times-scalar',
    'of-floats',
    'vectors of floats are scaled by a float of the same width',
    {
      ...wide,
      body: `%scaled = OpVectorTimesScalar %float2 %a_float2 %a_float
%halves = OpVectorTimesScalar %half4 %a_half4 %a_half`,
    },
    {
      integers: '%scaled = OpVectorTimesScalar %uint2 %a_uint2 %a_uint',
      scalars: '%scaled = OpVectorTimesScalar %float %a_float %a_float',
      'longer-vector': '%scaled = OpVectorTimesScalar %float2 %a_float3 %a_float',
      'integer-scalar': '%scaled = OpVectorTimesScalar %float2 %a_float2 %a_int',
      'vector-scalar': '%scaled = OpVectorTimesScalar %float2 %a_float2 %a_float2',
      'matrix-vector': '%scaled = OpVectorTimesScalar %float2x2 %a_float2x2 %a_float',
      'wider-scalar': '%halves = OpVectorTimesScalar %half4 %a_half4 %a_float',
    },
  ),
  linePair(
    'matrix-times-scalar',
    'of-floats',
    'a matrix is scaled by a float of the same width',
    { ...wide, body: '%scaled = OpMatrixTimesScalar %float2x3 %a_float2x3 %a_float' },
    {
      transposed: '%scaled = OpMatrixTimesScalar %float3x2 %a_float2x3 %a_float',
      'vector-result': '%scaled = OpMatrixTimesScalar %float2 %a_float2x3 %a_float',
      vectors: '%scaled = OpMatrixTimesScalar %float2 %a_float2 %a_float',
      'wider-scalar': '%scaled = OpMatrixTimesScalar %float2x3 %a_float2x3 %a_double',
      'wider-matrix': '%scaled = OpMatrixTimesScalar %float2x3 %a_double2x3 %a_float',
      'column-scalar': '%scaled = OpMatrixTimesScalar %float2x3 %a_float2x3 %a_float2',
    },
  ),
  linePair(
    'vector-times-matrix',
    'not-square',
    'a vector of two floats times three columns of two floats is a vector of three floats',
    { ...wide, body: '%product = OpVectorTimesMatrix %float3 %a_float2 %a_float2x3' },
    {
      'shorter-result': '%product = OpVectorTimesMatrix %float2 %a_float2 %a_float2x3',
      'longer-vector': '%product = OpVectorTimesMatrix %float3 %a_float3 %a_float2x3',
      transposed: '%product = OpVectorTimesMatrix %float3 %a_float2 %a_float3x2',
      'wider-result': '%product = OpVectorTimesMatrix %double3 %a_float2 %a_float2x3',
      'wider-vector': '%product = OpVectorTimesMatrix %float3 %a_double2 %a_float2x3',
      'wider-matrix': '%product = OpVectorTimesMatrix %float3 %a_float2 %a_double2x3',
      'integer-vector': '%product = OpVectorTimesMatrix %float3 %a_int2 %a_float2x3',
      'vector-twice': '%product = OpVectorTimesMatrix %float3 %a_float2 %a_float3',
      'matrix-first': '%product = OpVectorTimesMatrix %float3 %a_float2x3 %a_float2',
    },
  ),
  linePair(
    'matrix-times-vector',
    'not-square',
    'three columns of two floats times a vector of three floats is a vector of two floats',
    { ...wide, body: '%product = OpMatrixTimesVector %float2 %a_float2x3 %a_float3' },
    {
      'longer-result': '%product = OpMatrixTimesVector %float3 %a_float2x3 %a_float3',
      'shorter-vector': '%product = OpMatrixTimesVector %float2 %a_float2x3 %a_float2',
      transposed: '%product = OpMatrixTimesVector %float2 %a_float3x2 %a_float3',
      'wider-result': '%product = OpMatrixTimesVector %double2 %a_float2x3 %a_float3',
      'wider-vector': '%product = OpMatrixTimesVector %float2 %a_float2x3 %a_double3',
      'integer-vector': '%product = OpMatrixTimesVector %float2 %a_float2x3 %a_uint3',
      'vector-first': '%product = OpMatrixTimesVector %float2 %a_float3 %a_float2x3',
      'matrix-twice': '%product = OpMatrixTimesVector %float2 %a_float2x3 %a_float2x3',
    },
  ),
  linePair(
    'matrix-times-matrix',
    'not-square',
    'two columns of four floats times three columns of two floats are three columns of four',
    { ...wide, body: '%product = OpMatrixTimesMatrix %float4x3 %a_float4x2 %a_float2x3' },
    {
      'result-like-left': '%product = OpMatrixTimesMatrix %float4x2 %a_float4x2 %a_float2x3',
      'result-like-right': '%product = OpMatrixTimesMatrix %float2x3 %a_float4x2 %a_float2x3',
      'other-left-columns': '%product = OpMatrixTimesMatrix %float4x3 %a_float3x2 %a_float2x3',
      'longer-right-columns': '%product = OpMatrixTimesMatrix %float4x3 %a_float4x2 %a_float3x3',
      'fewer-right-columns': '%product = OpMatrixTimesMatrix %float4x3 %a_float4x2 %a_float2x2',
      'wider-right': '%product = OpMatrixTimesMatrix %float4x3 %a_float4x2 %a_double2x3',
      'right-vector': '%product = OpMatrixTimesMatrix %float4x3 %a_float4x2 %a_float3',
      'left-vector': '%product = OpMatrixTimesMatrix %float4x3 %a_float4 %a_float2x3',
      'vector-result': '%product = OpMatrixTimesMatrix %float4 %a_float4x2 %a_float2x3',
    },
  ),
  linePair(
    'outer-product',
    'not-square',
    'the outer product of two and three floats are three columns of two floats',
    { ...wide, body: '%product = OpOuterProduct %float2x3 %a_float2 %a_float3' },
    {
      exchanged: '%product = OpOuterProduct %float2x3 %a_float3 %a_float2',
      'transposed-result': '%product = OpOuterProduct %float3x2 %a_float2 %a_float3',
      'longer-second': '%product = OpOuterProduct %float2x3 %a_float2 %a_float4',
      'wider-first': '%product = OpOuterProduct %float2x3 %a_double2 %a_float3',
      'wider-second': '%product = OpOuterProduct %float2x3 %a_float2 %a_double3',
      'integer-second': '%product = OpOuterProduct %float2x3 %a_float2 %a_int3',
      'matrix-second': '%product = OpOuterProduct %float2x3 %a_float2 %a_float2x3',
      'vector-result': '%product = OpOuterProduct %float2 %a_float2 %a_float2',
    },
  ),
  linePair(
    'dot-product',
    'of-floats',
    'the dot product of vectors of floats is such a float',
    {
      ...wide,
      body: `%product = OpDot %float %a_float3 %a_float3
%halves = OpDot %half %a_half2 %a_half2`,
    },
    {
      integers: '%product = OpDot %int %a_int3 %a_int3',
      scalars: '%product = OpDot %float %a_float %a_float',
      'shorter-first': '%product = OpDot %float %a_float2 %a_float3',
      'longer-second': '%product = OpDot %float %a_float3 %a_float4',
      'vector-result': '%product = OpDot %float3 %a_float3 %a_float3',
      matrices: '%product = OpDot %float %a_float3x2 %a_float3x2',
      'wider-result': '%halves = OpDot %float %a_half2 %a_half2',
      'wider-second': '%halves = OpDot %half %a_half2 %a_float2',
    },
  ),
  linePair(
    'extended-arithmetic-result',
    'structures-of-two',
    'extended arithmetic results in two integers of one type, unsigned except for OpSMulExtended',
    {
      ...wide,
      body: `%sum = OpIAddCarry %uint_pair %a_uint %a_uint
%difference = OpISubBorrow %uint2_pair %a_uint2 %a_uint2
%product = OpUMulExtended %ulong_pair %a_ulong %a_ulong
%signed = OpSMulExtended %int_pair %a_int %a_int
%unsigned = OpSMulExtended %uint_pair %a_uint %a_uint`,
    },
    {
      'signed-sum': '%sum = OpIAddCarry %int_pair %a_int %a_int',
      'float-sum': '%sum = OpIAddCarry %float_pair %a_float %a_float',
      'sum-as-vector': '%sum = OpIAddCarry %uint2 %a_uint %a_uint',
      'sum-of-three-members': '%sum = OpIAddCarry %uint_three %a_uint %a_uint',
      'sum-of-one-member': '%sum = OpIAddCarry %uint_only %a_uint %a_uint',
      'signed-difference': '%difference = OpISubBorrow %int2_pair %a_int2 %a_int2',
      'difference-of-one-member': '%difference = OpISubBorrow %uint_only %a_uint %a_uint',
      'signed-product': '%product = OpUMulExtended %int_pair %a_int %a_int',
      'product-as-array': '%product = OpUMulExtended %uints %a_uint %a_uint',
      'product-as-integer': '%product = OpUMulExtended %ulong %a_uint %a_uint',
      'float-signed-product': '%signed = OpSMulExtended %float_pair %a_float %a_float',
      'signed-product-of-three': '%unsigned = OpSMulExtended %uint_three %a_uint %a_uint',
    },
  ),
  linePair(
    'extended-arithmetic-operand',
    'like-the-members',
    'operands of extended arithmetic have the type of the members of the result',
    {
      ...wide,
      body: `%sum = OpIAddCarry %uint_pair %a_uint %a_uint
%difference = OpISubBorrow %uint2_pair %a_uint2 %a_uint2
%product = OpUMulExtended %ulong_pair %a_ulong %a_ulong
%signed = OpSMulExtended %int_pair %a_int %a_int`,
    },
    {
      'signed-first-term': '%sum = OpIAddCarry %uint_pair %a_int %a_uint',
      'float-second-term': '%sum = OpIAddCarry %uint_pair %a_uint %a_float',
      'scalar-difference': '%difference = OpISubBorrow %uint2_pair %a_uint2 %a_uint',
      'signed-difference': '%difference = OpISubBorrow %uint2_pair %a_int2 %a_int2',
      'narrower-factor': '%product = OpUMulExtended %ulong_pair %a_ulong %a_uint',
      'narrower-factors': '%product = OpUMulExtended %ulong_pair %a_uint %a_uint',
      'unsigned-factor': '%signed = OpSMulExtended %int_pair %a_int %a_uint',
      'structure-factor': '%signed = OpSMulExtended %int_pair %a_int_pair %a_int',
    },
  ),
]

import { linePair } from '../pairs/line-pair.ts'
import { kernel, wide } from '../pairs/pieces.ts'

/** One line for each of these opcodes, whose results are called after them. */
function eachLine(opcodes: readonly string[], operands: string): string {
  return opcodes.map((opcode) => `%${opcode.slice(2)} = ${opcode} ${operands}`).join('\n')
}

const integerOrders = [
  'OpUGreaterThan',
  'OpSGreaterThan',
  'OpUGreaterThanEqual',
  'OpSGreaterThanEqual',
  'OpULessThan',
  'OpSLessThan',
  'OpULessThanEqual',
  'OpSLessThanEqual',
]

const ordered = [
  'OpFOrdEqual',
  'OpFOrdNotEqual',
  'OpFOrdLessThan',
  'OpFOrdGreaterThan',
  'OpFOrdLessThanEqual',
  'OpFOrdGreaterThanEqual',
]

const unordered = [
  'OpFUnordEqual',
  'OpFUnordNotEqual',
  'OpFUnordLessThan',
  'OpFUnordGreaterThan',
  'OpFUnordLessThanEqual',
  'OpFUnordGreaterThanEqual',
]

/** Pairs of the rules on comparisons and logical instructions. */
export const pairs = [
  linePair(
    'boolean-result',
    'comparisons',
    'comparisons result in a Boolean or a vector of Booleans',
    {
      body: `%equal = OpIEqual %bool %a_uint %a_int
%different = OpINotEqual %bool2 %a_uint2 %a_uint2
%less = OpULessThan %bool %a_int %a_int
%greater = OpSGreaterThanEqual %bool3 %a_uint3 %a_uint3
%ordered = OpFOrdEqual %bool %a_float %a_float
%unordered = OpFUnordLessThan %bool4 %a_float4 %a_float4
%nan = OpIsNan %bool %a_float
%infinite = OpIsInf %bool2 %a_float2`,
    },
    {
      'integer-equal': '%equal = OpIEqual %uint %a_uint %a_int',
      'integer-different': '%different = OpINotEqual %uint2 %a_uint2 %a_uint2',
      'integer-less': '%less = OpULessThan %int %a_int %a_int',
      'integer-greater': '%greater = OpSGreaterThanEqual %int3 %a_uint3 %a_uint3',
      'float-ordered': '%ordered = OpFOrdEqual %float %a_float %a_float',
      'float-unordered': '%unordered = OpFUnordLessThan %float4 %a_float4 %a_float4',
      'integer-nan': '%nan = OpIsNan %int %a_float',
      'float-infinite': '%infinite = OpIsInf %float2 %a_float2',
    },
  ),
  linePair(
    'boolean-result',
    'logical-instructions',
    'logical instructions result in a Boolean or a vector of Booleans',
    {
      body: `%equal = OpLogicalEqual %bool %a_bool %a_bool
%different = OpLogicalNotEqual %bool2 %a_bool2 %a_bool2
%or = OpLogicalOr %bool %a_bool %a_bool
%and = OpLogicalAnd %bool3 %a_bool3 %a_bool3
%not = OpLogicalNot %bool %a_bool`,
    },
    {
      'integer-equal': '%equal = OpLogicalEqual %uint %a_uint %a_uint',
      'array-different': '%different = OpLogicalNotEqual %bools %a_bools %a_bools',
      'integer-or': '%or = OpLogicalOr %int %a_int %a_int',
      'integer-and': '%and = OpLogicalAnd %uint3 %a_uint3 %a_uint3',
      'float-not': '%not = OpLogicalNot %float %a_float',
    },
  ),
  linePair(
    'boolean-result',
    'of-a-kernel',
    'the classifications and comparisons that kernels have result in Booleans',
    {
      ...kernel,
      body: `%finite = OpIsFinite %bool %a_float
%normal = OpIsNormal %bool2 %a_float2
%sign = OpSignBitSet %bool %a_float
%ordered = OpOrdered %bool %a_float %a_float
%unordered = OpUnordered %bool2 %a_float2 %a_float2`,
    },
    {
      'integer-finite': '%finite = OpIsFinite %uint %a_float',
      'integer-normal': '%normal = OpIsNormal %uint2 %a_float2',
      'float-sign': '%sign = OpSignBitSet %float %a_float',
      'integer-ordered': '%ordered = OpOrdered %uint %a_float %a_float',
      'float-unordered': '%unordered = OpUnordered %float2 %a_float2 %a_float2',
    },
  ),
  linePair(
    'boolean-result',
    'specialized',
    'a specialization constant tells whether another is greater',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%greater = OpSpecConstantOp %bool UGreaterThan %specialized %uint_1`,
    },
    { integer: '%greater = OpSpecConstantOp %uint UGreaterThan %specialized %uint_1' },
  ),
  linePair(
    'logical-operand',
    'like-the-result',
    'operands of logical instructions have the type of the result',
    {
      body: `%equal = OpLogicalEqual %bool %a_bool %a_bool
%different = OpLogicalNotEqual %bool2 %a_bool2 %a_bool2
%or = OpLogicalOr %bool %a_bool %a_bool
%and = OpLogicalAnd %bool3 %a_bool3 %a_bool3
%not = OpLogicalNot %bool4 %a_bool4`,
    },
    {
      'integers-equal': '%equal = OpLogicalEqual %bool %a_uint %a_uint',
      'vectors-equal': '%equal = OpLogicalEqual %bool %a_bool2 %a_bool2',
      'scalar-different': '%different = OpLogicalNotEqual %bool2 %a_bool %a_bool2',
      'integer-or': '%or = OpLogicalOr %bool %a_bool %a_int',
      'longer-and': '%and = OpLogicalAnd %bool3 %a_bool3 %a_bool4',
      'integer-not': '%not = OpLogicalNot %bool4 %a_uint4',
      'scalar-not': '%not = OpLogicalNot %bool4 %a_bool',
    },
  ),
  linePair(
    'any-all-operand',
    'vectors',
    'a vector of Booleans is taken together to a Boolean',
    {
      body: `%any = OpAny %bool %a_bool2
%all = OpAll %bool %a_bool4`,
    },
    {
      'any-of-scalar': '%any = OpAny %bool %a_bool',
      'any-of-integers': '%any = OpAny %bool %a_uint2',
      'any-of-array': '%any = OpAny %bool %a_bools',
      'any-as-vector': '%any = OpAny %bool2 %a_bool2',
      'all-of-scalar': '%all = OpAll %bool %a_bool',
      'all-of-floats': '%all = OpAll %bool %a_float4',
      'all-as-vector': '%all = OpAll %bool4 %a_bool4',
      'all-as-integer': '%all = OpAll %uint %a_bool4',
    },
  ),
  linePair(
    'float-classification-operand',
    'floats-of-any-width',
    'floats of any width are classified, each component for itself',
    {
      ...wide,
      body: `%nan = OpIsNan %bool2 %a_half2
%infinite = OpIsInf %bool %a_double`,
    },
    {
      'integer-nan': '%nan = OpIsNan %bool2 %a_uint2',
      'scalar-nan': '%nan = OpIsNan %bool2 %a_float',
      'longer-nan': '%nan = OpIsNan %bool2 %a_float3',
      'boolean-infinite': '%infinite = OpIsInf %bool %a_bool',
      'vector-infinite': '%infinite = OpIsInf %bool %a_double2',
    },
  ),
  linePair(
    'float-classification-operand',
    'of-a-kernel',
    'kernels classify floats in more ways',
    {
      ...kernel,
      body: `%finite = OpIsFinite %bool %a_float
%normal = OpIsNormal %bool2 %a_float2
%sign = OpSignBitSet %bool %a_float`,
    },
    {
      'integer-finite': '%finite = OpIsFinite %bool %a_uint',
      'longer-normal': '%normal = OpIsNormal %bool2 %a_float4',
      'integer-normal': '%normal = OpIsNormal %bool2 %a_uint2',
      'integer-sign': '%sign = OpSignBitSet %bool %a_uint',
      'vector-sign': '%sign = OpSignBitSet %bool %a_float2',
    },
  ),
  linePair(
    'integer-comparison-operand',
    'equality',
    'integers are equal or not, whatever their signedness',
    {
      ...wide,
      body: `%equal = OpIEqual %bool %a_uint %a_int
%different = OpINotEqual %bool2 %a_ulong2 %a_long2`,
    },
    {
      'wider-equal': '%equal = OpIEqual %bool %a_uint %a_long',
      'float-equal': '%equal = OpIEqual %bool %a_float %a_float',
      'booleans-equal': '%equal = OpIEqual %bool %a_bool %a_bool',
      'narrower-different': '%different = OpINotEqual %bool2 %a_uint2 %a_long2',
      'scalar-different': '%different = OpINotEqual %bool2 %a_ulong2 %a_long',
      'longer-different': '%different = OpINotEqual %bool2 %a_uint3 %a_uint3',
    },
  ),
  linePair(
    'integer-comparison-operand',
    'order',
    'integers of any signedness are ordered as signed or as unsigned',
    { ...wide, body: eachLine(integerOrders, '%bool2 %a_uint2 %a_int2') },
    {
      'float-first': '%UGreaterThan = OpUGreaterThan %bool2 %a_float2 %a_int2',
      'wider-second': '%SGreaterThan = OpSGreaterThan %bool2 %a_uint2 %a_long2',
      'scalar-first': '%UGreaterThanEqual = OpUGreaterThanEqual %bool2 %a_uint %a_int2',
      'longer-second': '%SGreaterThanEqual = OpSGreaterThanEqual %bool2 %a_uint2 %a_int3',
      scalars: '%ULessThan = OpULessThan %bool2 %a_uint %a_uint',
      'narrower-first': '%SLessThan = OpSLessThan %bool2 %a_ushort2 %a_int2',
      booleans: '%ULessThanEqual = OpULessThanEqual %bool2 %a_bool2 %a_bool2',
      floats: '%SLessThanEqual = OpSLessThanEqual %bool2 %a_float2 %a_float2',
    },
  ),
  linePair(
    'integer-comparison-operand',
    'specialized',
    'a specialization constant is compared with a constant as wide as it',
    {
      ...wide,
      declarations: `%specialized = OpSpecConstant %uint 1
%long_1 = OpConstant %long 1
%less = OpSpecConstantOp %bool SLessThan %specialized %int_1`,
    },
    { wider: '%less = OpSpecConstantOp %bool SLessThan %specialized %long_1' },
  ),
  linePair(
    'float-comparison-operand',
    'ordered',
    'floats of one type are compared',
    { ...wide, body: eachLine(ordered, '%bool2 %a_float2 %a_float2') },
    {
      integers: '%FOrdEqual = OpFOrdEqual %bool2 %a_uint2 %a_uint2',
      'wider-second': '%FOrdNotEqual = OpFOrdNotEqual %bool2 %a_float2 %a_double2',
      'scalar-second': '%FOrdLessThan = OpFOrdLessThan %bool2 %a_float2 %a_float',
      scalars: '%FOrdGreaterThan = OpFOrdGreaterThan %bool2 %a_float %a_float',
      'longer-both': '%FOrdLessThanEqual = OpFOrdLessThanEqual %bool2 %a_float3 %a_float3',
      'narrower-first': '%FOrdGreaterThanEqual = OpFOrdGreaterThanEqual %bool2 %a_half2 %a_float2',
    },
  ),
  linePair(
    'float-comparison-operand',
    'unordered',
    'floats of one type are compared though one be not a number',
    { ...wide, body: eachLine(unordered, '%bool %a_double %a_double') },
    {
      integers: '%FUnordEqual = OpFUnordEqual %bool %a_long %a_long',
      'narrower-second': '%FUnordNotEqual = OpFUnordNotEqual %bool %a_double %a_float',
      'integer-first': '%FUnordLessThan = OpFUnordLessThan %bool %a_long %a_double',
      'longer-first': '%FUnordGreaterThan = OpFUnordGreaterThan %bool %a_double2 %a_double',
      booleans: '%FUnordLessThanEqual = OpFUnordLessThanEqual %bool %a_bool %a_bool',
      vectors: '%FUnordGreaterThanEqual = OpFUnordGreaterThanEqual %bool %a_float2 %a_float2',
    },
  ),
  linePair(
    'float-comparison-operand',
    'of-a-kernel',
    'kernels had OpLessOrGreater up to version 1.5',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability Float64`,
      body: `%different = OpLessOrGreater %bool %a_float %a_float
%ordered = OpOrdered %bool2 %a_float2 %a_float2
%unordered = OpUnordered %bool %a_double %a_double`,
    },
    {
      'integers-different': '%different = OpLessOrGreater %bool %a_uint %a_uint',
      'wider-different': '%different = OpLessOrGreater %bool %a_float %a_double',
      'scalar-ordered': '%ordered = OpOrdered %bool2 %a_float2 %a_float',
      'longer-ordered': '%ordered = OpOrdered %bool2 %a_float3 %a_float3',
      'integer-unordered': '%unordered = OpUnordered %bool %a_double %a_uint',
      'narrower-unordered': '%unordered = OpUnordered %bool %a_float %a_double',
    },
    { environments: ['spv1.5'] },
  ),
  linePair(
    'logical-operand',
    'specialized',
    'a specialization constant is the negation of another',
    {
      declarations: `%choice = OpSpecConstantTrue %bool
%count = OpSpecConstant %uint 1
%not = OpSpecConstantOp %bool LogicalNot %choice`,
    },
    { integer: '%not = OpSpecConstantOp %bool LogicalNot %count' },
  ),
]

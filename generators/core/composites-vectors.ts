import { linePair } from '../pairs/line-pair.ts'
import { wide } from '../pairs/pieces.ts'

/** Pairs of the rules on components of vectors. */
export const pairs = [
  linePair(
    'vector-extract-dynamic',
    'of-vectors',
    'a component of a vector has the component type',
    {
      ...wide,
      body: `%from_floats = OpVectorExtractDynamic %float %a_float4 %a_uint
%from_booleans = OpVectorExtractDynamic %bool %a_bool2 %a_uint
%from_integers = OpVectorExtractDynamic %uint %a_uint3 %a_uint`,
    },
    {
      'from-scalar': '%from_floats = OpVectorExtractDynamic %float %a_float %a_uint',
      'from-array': '%from_floats = OpVectorExtractDynamic %float %a_floats %a_uint',
      'from-matrix': '%from_floats = OpVectorExtractDynamic %float2 %a_float2x3 %a_uint',
      'vector-result': '%from_floats = OpVectorExtractDynamic %float4 %a_float4 %a_uint',
      'from-wider': '%from_floats = OpVectorExtractDynamic %float %a_double2 %a_uint',
      'integer-result': '%from_booleans = OpVectorExtractDynamic %uint %a_bool2 %a_uint',
      'signed-result': '%from_integers = OpVectorExtractDynamic %int %a_uint3 %a_uint',
    },
  ),
  linePair(
    'vector-insert-dynamic-result',
    'into-vectors',
    'a component is inserted into a vector',
    { body: '%inserted = OpVectorInsertDynamic %float2 %a_float2 %a_float %a_uint' },
    {
      array: '%inserted = OpVectorInsertDynamic %floats %a_floats %a_float %a_uint',
      matrix: '%inserted = OpVectorInsertDynamic %float2x3 %a_float2x3 %a_float2 %a_uint',
      structure: '%inserted = OpVectorInsertDynamic %float_pair %a_float_pair %a_float %a_uint',
    },
  ),
  linePair(
    'vector-insert-dynamic-vector',
    'like-the-result',
    'the vector that a component is inserted into has the type of the result',
    {
      ...wide,
      body: `%floats_changed = OpVectorInsertDynamic %float2 %a_float2 %a_float %a_uint
%integers_changed = OpVectorInsertDynamic %uint3 %a_uint3 %a_uint %a_uint`,
    },
    {
      longer: '%floats_changed = OpVectorInsertDynamic %float2 %a_float3 %a_float %a_uint',
      wider: '%floats_changed = OpVectorInsertDynamic %float2 %a_double2 %a_float %a_uint',
      scalar: '%floats_changed = OpVectorInsertDynamic %float2 %a_float %a_float %a_uint',
      array: '%floats_changed = OpVectorInsertDynamic %float2 %a_floats %a_float %a_uint',
      signed: '%integers_changed = OpVectorInsertDynamic %uint3 %a_int3 %a_uint %a_uint',
    },
  ),
  linePair(
    'vector-insert-dynamic-component',
    'like-the-components',
    'what is inserted has the type of the components',
    {
      ...wide,
      body: `%floats_changed = OpVectorInsertDynamic %float2 %a_float2 %a_float %a_uint
%integers_changed = OpVectorInsertDynamic %uint3 %a_uint3 %a_uint %a_uint`,
    },
    {
      wider: '%floats_changed = OpVectorInsertDynamic %float2 %a_float2 %a_double %a_uint',
      vector: '%floats_changed = OpVectorInsertDynamic %float2 %a_float2 %a_float2 %a_uint',
      integer: '%floats_changed = OpVectorInsertDynamic %float2 %a_float2 %a_uint %a_uint',
      signed: '%integers_changed = OpVectorInsertDynamic %uint3 %a_uint3 %a_int %a_uint',
      boolean: '%integers_changed = OpVectorInsertDynamic %uint3 %a_uint3 %a_bool %a_uint',
    },
  ),
  linePair(
    'vector-dynamic-index',
    'integers-of-any-width',
    'a component is chosen by an integer of any width and signedness',
    {
      ...wide,
      body: `%extracted = OpVectorExtractDynamic %float %a_float2 %a_long
%inserted = OpVectorInsertDynamic %float2 %a_float2 %a_float %a_short`,
    },
    {
      'extracted-by-float': '%extracted = OpVectorExtractDynamic %float %a_float2 %a_float',
      'extracted-by-vector': '%extracted = OpVectorExtractDynamic %float %a_float2 %a_uint2',
      'extracted-by-boolean': '%extracted = OpVectorExtractDynamic %float %a_float2 %a_bool',
      'inserted-by-float': '%inserted = OpVectorInsertDynamic %float2 %a_float2 %a_float %a_half',
      'inserted-by-vector': '%inserted = OpVectorInsertDynamic %float2 %a_float2 %a_float %a_int2',
      'inserted-by-structure':
        '%inserted = OpVectorInsertDynamic %float2 %a_float2 %a_float %a_uint_only',
    },
  ),
  linePair(
    'vector-shuffle-result',
    'vectors',
    'components make a vector',
    { body: '%shuffled = OpVectorShuffle %float2 %a_float2 %a_float4 5 0' },
    {
      array: '%shuffled = OpVectorShuffle %floats %a_float2 %a_float4 5 0',
      structure: '%shuffled = OpVectorShuffle %float_pair %a_float2 %a_float4 5 0',
      scalar: '%shuffled = OpVectorShuffle %float %a_float2 %a_float4 5',
    },
  ),
  linePair(
    'vector-shuffle-count',
    'one-for-each',
    'each component of the result has its literal',
    {
      body: `%two = OpVectorShuffle %float2 %a_float4 %a_float4 1 1
%four = OpVectorShuffle %uint4 %a_uint2 %a_uint2 3 2 1 0`,
    },
    {
      'one-for-two': '%two = OpVectorShuffle %float2 %a_float4 %a_float4 1',
      'three-for-two': '%two = OpVectorShuffle %float2 %a_float4 %a_float4 1 1 2',
      none: '%two = OpVectorShuffle %float2 %a_float4 %a_float4',
      'three-for-four': '%four = OpVectorShuffle %uint4 %a_uint2 %a_uint2 3 2 1',
      'five-for-four': '%four = OpVectorShuffle %uint4 %a_uint2 %a_uint2 3 2 1 0 0xFFFFFFFF',
    },
  ),
  linePair(
    'vector-shuffle-operands',
    'vectors-of-any-length',
    'vectors of several lengths are joined when their components are alike',
    {
      ...wide,
      body: `%floats_joined = OpVectorShuffle %float3 %a_float2 %a_float4 0 1 2
%integers_joined = OpVectorShuffle %uint2 %a_uint4 %a_uint2 0 1`,
    },
    {
      'integer-first': '%floats_joined = OpVectorShuffle %float3 %a_uint2 %a_float4 0 1 2',
      'wider-second': '%floats_joined = OpVectorShuffle %float3 %a_float2 %a_double2 0 1 2',
      'scalar-second': '%floats_joined = OpVectorShuffle %float3 %a_float2 %a_float 0 1 1',
      'array-first': '%floats_joined = OpVectorShuffle %float3 %a_floats %a_float4 0 1 2',
      'signed-unused-second': '%integers_joined = OpVectorShuffle %uint2 %a_uint4 %a_int2 0 1',
      'signed-both': '%integers_joined = OpVectorShuffle %uint2 %a_int4 %a_int2 0 1',
    },
  ),
  linePair(
    'vector-shuffle-literal',
    'up-to-the-last',
    'literals go up to the last component of the second vector, or are all ones',
    {
      body: `%long_second = OpVectorShuffle %float2 %a_float2 %a_float4 5 0xFFFFFFFF
%long_first = OpVectorShuffle %uint3 %a_uint4 %a_uint2 0 4 5`,
    },
    {
      'one-more': '%long_second = OpVectorShuffle %float2 %a_float2 %a_float4 6 0xFFFFFFFF',
      'last-but-one': '%long_second = OpVectorShuffle %float2 %a_float2 %a_float4 5 0xFFFFFFFE',
      'sign-bit': '%long_second = OpVectorShuffle %float2 %a_float2 %a_float4 5 0x80000000',
      'twice-the-first': '%long_first = OpVectorShuffle %uint3 %a_uint4 %a_uint2 0 4 7',
      'all-ones-of-sixteen-bits':
        '%long_first = OpVectorShuffle %uint3 %a_uint4 %a_uint2 0 4 0xFFFF',
    },
  ),
  linePair(
    'vector-shuffle-literal',
    'specialized',
    'a vector of specialization constants is turned round',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%vector = OpSpecConstantComposite %uint2 %specialized %specialized
%turned = OpSpecConstantOp %uint2 VectorShuffle %vector %vector 3 0`,
    },
    { 'one-more': '%turned = OpSpecConstantOp %uint2 VectorShuffle %vector %vector 4 0' },
  ),
]

import { linePair } from '../pairs/line-pair.ts'
import { pair } from '../pairs/pair.ts'
import { wide } from '../pairs/pieces.ts'

/** Two structures with the same members, and what holds them. */
const twins = `%one = OpTypeStruct %float %uint
%other = OpTypeStruct %float %uint
%outer = OpTypeStruct %one %uint2
%ones = OpTypeArray %one %uint_2
%others = OpTypeArray %other %uint_2`

/** Pairs of the rules on constructing composites and on the parts of composites. */
export const pairs = [
  linePair(
    'composite-construct-result',
    'composites',
    'vectors, matrices, arrays and structures are constructed, also the structure of no members',
    {
      declarations: '%empty = OpTypeStruct',
      body: `%vector = OpCompositeConstruct %float2 %a_float %a_float
%matrix = OpCompositeConstruct %float2x2 %a_float2 %a_float2
%array = OpCompositeConstruct %uints %a_uint %a_uint
%structure = OpCompositeConstruct %uint_only %a_uint
%nothing = OpCompositeConstruct %empty`,
    },
    {
      integer: '%nothing = OpCompositeConstruct %uint',
      float: '%nothing = OpCompositeConstruct %float',
      boolean: '%nothing = OpCompositeConstruct %bool',
    },
  ),
  linePair(
    'composite-construct-count',
    'one-for-each',
    'each member, element and column has its constituent',
    {
      body: `%matrix = OpCompositeConstruct %float2x2 %a_float2 %a_float2
%array = OpCompositeConstruct %uints %a_uint %a_uint
%structure = OpCompositeConstruct %uint_pair %a_uint %a_uint
%single = OpCompositeConstruct %uint_only %a_uint`,
    },
    {
      'matrix-of-three': '%matrix = OpCompositeConstruct %float2x2 %a_float2 %a_float2 %a_float2',
      'matrix-of-one': '%matrix = OpCompositeConstruct %float2x2 %a_float2',
      'array-of-one': '%array = OpCompositeConstruct %uints %a_uint',
      'array-of-three': '%array = OpCompositeConstruct %uints %a_uint %a_uint %a_uint',
      'structure-of-three': '%structure = OpCompositeConstruct %uint_pair %a_uint %a_uint %a_uint',
      'structure-of-none': '%single = OpCompositeConstruct %uint_only',
    },
  ),
  linePair(
    'composite-construct-count',
    'components-of-vectors',
    'scalars and vectors together have as many components as the vector',
    {
      body: `%of_both = OpCompositeConstruct %float4 %a_float %a_float2 %a_float
%of_vectors = OpCompositeConstruct %uint4 %a_uint2 %a_uint2
%of_scalars = OpCompositeConstruct %bool3 %a_bool %a_bool %a_bool`,
    },
    {
      'one-less': '%of_both = OpCompositeConstruct %float4 %a_float %a_float2',
      'one-more': '%of_both = OpCompositeConstruct %float4 %a_float %a_float2 %a_float2',
      'longer-vector': '%of_vectors = OpCompositeConstruct %uint4 %a_uint2 %a_uint3',
      'as-many-constituents':
        '%of_vectors = OpCompositeConstruct %uint4 %a_uint2 %a_uint2 %a_uint %a_uint',
      'scalar-less': '%of_scalars = OpCompositeConstruct %bool3 %a_bool %a_bool',
      'scalar-more': '%of_scalars = OpCompositeConstruct %bool3 %a_bool %a_bool %a_bool %a_bool',
    },
  ),
  linePair(
    'composite-construct-type',
    'like-the-parts',
    'each constituent has the type of its place',
    {
      ...wide,
      declarations: twins,
      body: `%matrix = OpCompositeConstruct %float2x2 %a_float2 %a_float2
%array = OpCompositeConstruct %uints %a_uint %a_uint
%structure = OpCompositeConstruct %one %a_float %a_uint
%nested = OpCompositeConstruct %outer %a_one %a_uint2
%nests = OpCompositeConstruct %ones %a_one %a_one`,
    },
    {
      'scalar-columns': '%matrix = OpCompositeConstruct %float2x2 %a_float %a_float',
      'longer-column': '%matrix = OpCompositeConstruct %float2x2 %a_float2 %a_float3',
      'wider-column': '%matrix = OpCompositeConstruct %float2x2 %a_double2 %a_float2',
      'signed-element': '%array = OpCompositeConstruct %uints %a_uint %a_int',
      'vector-elements': '%array = OpCompositeConstruct %uints %a_uint2 %a_uint2',
      exchanged: '%structure = OpCompositeConstruct %one %a_uint %a_float',
      twin: '%nested = OpCompositeConstruct %outer %a_other %a_uint2',
      'array-for-vector': '%nested = OpCompositeConstruct %outer %a_one %a_uints',
      'twin-element': '%nests = OpCompositeConstruct %ones %a_one %a_other',
    },
  ),
  linePair(
    'composite-construct-type',
    'components-of-vectors',
    'a vector is made of scalars of its component type and vectors of such',
    {
      ...wide,
      body: `%of_both = OpCompositeConstruct %float4 %a_float %a_float3
%of_vectors = OpCompositeConstruct %uint4 %a_uint2 %a_uint2
%of_scalars = OpCompositeConstruct %bool2 %a_bool %a_bool`,
    },
    {
      'integer-scalar': '%of_both = OpCompositeConstruct %float4 %a_uint %a_float3',
      'wider-vector': '%of_both = OpCompositeConstruct %float4 %a_float %a_double3',
      'signed-vector': '%of_vectors = OpCompositeConstruct %uint4 %a_uint2 %a_int2',
      'signed-vectors': '%of_vectors = OpCompositeConstruct %uint4 %a_int2 %a_int2',
      'integer-scalars': '%of_scalars = OpCompositeConstruct %bool2 %a_bool %a_uint',
    },
  ),
  linePair(
    'composite-construct-two',
    'of-two-vectors',
    'a vector is made of two parts, another composite may be made of one',
    {
      body: `%floats_joined = OpCompositeConstruct %float4 %a_float3 %a_float
%integers_joined = OpCompositeConstruct %int2 %a_int %a_int
%single = OpCompositeConstruct %uint_only %a_uint`,
    },
    {
      floats: '%floats_joined = OpCompositeConstruct %float4 %a_float4',
      integers: '%integers_joined = OpCompositeConstruct %int2 %a_int2',
    },
  ),
  pair(
    'composite-construct-two',
    'long-vectors',
    'with long vectors one part is enough',
    {
      capabilities: 'OpCapability LongVectorEXT\nOpCapability Shader',
      extensions: 'OpExtension "SPV_EXT_long_vector"',
      declarations: '%vector = OpUndef %float2',
      body: '%copied = OpCompositeConstruct %float2 %vector',
    },
    { 'without-the-capability': [['OpCapability LongVectorEXT\n', '']] },
  ),
  linePair(
    'composite-index-bounds',
    'up-to-the-last',
    'indexes select constituents up to the last one',
    {
      declarations: twins,
      body: `%of_vector = OpCompositeExtract %float %a_float3 2
%of_matrix = OpCompositeExtract %float2 %a_float2x3 2
%of_array = OpCompositeExtract %uint %a_uints 1
%of_structure = OpCompositeExtract %uint %a_uint_three 2
%of_nested = OpCompositeExtract %uint %a_outer 1 1
%of_elements = OpCompositeExtract %float %a_ones 1 0`,
    },
    {
      vector: '%of_vector = OpCompositeExtract %float %a_float3 3',
      matrix: '%of_matrix = OpCompositeExtract %float2 %a_float2x3 3',
      array: '%of_array = OpCompositeExtract %uint %a_uints 2',
      structure: '%of_structure = OpCompositeExtract %uint %a_uint_three 3',
      'all-ones': '%of_structure = OpCompositeExtract %uint %a_uint_three 0xFFFFFFFF',
      'vector-in-structure': '%of_nested = OpCompositeExtract %uint %a_outer 1 2',
      'element-of-structures': '%of_elements = OpCompositeExtract %float %a_ones 2 0',
    },
  ),
  linePair(
    'composite-index-bounds',
    'insertions',
    'what is inserted gets a place that there is',
    {
      declarations: twins,
      body: `%in_vector = OpCompositeInsert %float2 %a_float %a_float2 1
%in_matrix = OpCompositeInsert %float2x3 %a_float %a_float2x3 2 1
%in_array = OpCompositeInsert %uints %a_uint %a_uints 0
%in_nested = OpCompositeInsert %outer %a_uint %a_outer 0 1`,
    },
    {
      vector: '%in_vector = OpCompositeInsert %float2 %a_float %a_float2 2',
      'row-of-matrix': '%in_matrix = OpCompositeInsert %float2x3 %a_float %a_float2x3 1 2',
      'column-of-matrix': '%in_matrix = OpCompositeInsert %float2x3 %a_float %a_float2x3 3 1',
      array: '%in_array = OpCompositeInsert %uints %a_uint %a_uints 2',
      'sign-bit': '%in_array = OpCompositeInsert %uints %a_uint %a_uints 0x80000000',
      structure: '%in_nested = OpCompositeInsert %outer %a_uint %a_outer 0 2',
    },
  ),
  linePair(
    'composite-index-bounds',
    'specialized',
    'a component of a vector of specialization constants is taken',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%vector = OpSpecConstantComposite %uint2 %specialized %specialized
%component = OpSpecConstantOp %uint CompositeExtract %vector 1
%changed = OpSpecConstantOp %uint2 CompositeInsert %uint_1 %vector 1`,
    },
    {
      extracted: '%component = OpSpecConstantOp %uint CompositeExtract %vector 2',
      inserted: '%changed = OpSpecConstantOp %uint2 CompositeInsert %uint_1 %vector 2',
    },
  ),
  linePair(
    'composite-index-depth',
    'down-to-scalars',
    'indexes lead down to scalars',
    {
      declarations: twins,
      body: `%of_vector = OpCompositeExtract %float %a_float3 0
%of_matrix = OpCompositeExtract %float %a_float2x2 0 0
%of_structure = OpCompositeExtract %float %a_outer 0 0
%in_vector = OpCompositeInsert %float2 %a_float %a_float2 0
%in_nested = OpCompositeInsert %outer %a_uint %a_outer 1 0`,
    },
    {
      scalar: '%of_vector = OpCompositeExtract %float %a_float 0',
      vector: '%of_vector = OpCompositeExtract %float %a_float3 0 0',
      matrix: '%of_matrix = OpCompositeExtract %float %a_float2x2 0 0 0',
      structure: '%of_structure = OpCompositeExtract %float %a_outer 0 0 0',
      'inserted-in-vector': '%in_vector = OpCompositeInsert %float2 %a_float %a_float2 0 0',
      'inserted-in-scalar': '%in_vector = OpCompositeInsert %float %a_float %a_float 0',
      'inserted-in-nested': '%in_nested = OpCompositeInsert %outer %a_uint %a_outer 1 0 0',
    },
  ),
]

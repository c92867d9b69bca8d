import { linePair } from '../pairs/line-pair.ts'
import { wide } from '../pairs/pieces.ts'

/** Two structures with the same members, and what holds them. */
const twins = `%one = OpTypeStruct %float %uint
%other = OpTypeStruct %float %uint
%outer = OpTypeStruct %one %uint2
%other_outer = OpTypeStruct %other %uint2
%ones = OpTypeArray %one %uint_2
%others = OpTypeArray %other %uint_2
%three_others = OpTypeArray %other %uint_3`

/** Pairs of the rules on extracting, inserting and copying. */
export const pairs = [
  linePair(
    'composite-extract-type',
    'what-is-reached',
    'what is extracted has the type that the indexes reach',
    {
      ...wide,
      declarations: twins,
      body: `%component = OpCompositeExtract %float %a_float2 1
%column = OpCompositeExtract %float2 %a_float2x3 1
%element = OpCompositeExtract %one %a_ones 1
%member = OpCompositeExtract %uint %a_outer 0 1
%vector = OpCompositeExtract %uint2 %a_outer 1`,
    },
    {
      'integer-component': '%component = OpCompositeExtract %uint %a_float2 1',
      'wider-component': '%component = OpCompositeExtract %double %a_float2 1',
      'component-as-vector': '%component = OpCompositeExtract %float2 %a_float2 1',
      'component-for-column': '%column = OpCompositeExtract %float %a_float2x3 1',
      'row-for-column': '%column = OpCompositeExtract %float3 %a_float2x3 1',
      'twin-element': '%element = OpCompositeExtract %other %a_ones 1',
      'signed-member': '%member = OpCompositeExtract %int %a_outer 0 1',
      'other-member': '%member = OpCompositeExtract %uint %a_outer 0 0',
      'array-for-vector': '%vector = OpCompositeExtract %uints %a_outer 1',
    },
  ),
  linePair(
    'composite-extract-type',
    'specialized',
    'a component of a vector of specialization constants has its type',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%vector = OpSpecConstantComposite %uint2 %specialized %specialized
%component = OpSpecConstantOp %uint CompositeExtract %vector 1`,
    },
    { signed: '%component = OpSpecConstantOp %int CompositeExtract %vector 1' },
  ),
  linePair(
    'composite-insert-type',
    'like-the-composite',
    'what is changed keeps its type',
    {
      declarations: twins,
      body: `%vector = OpCompositeInsert %float2 %a_float %a_float2 1
%matrix = OpCompositeInsert %float2x3 %a_float2 %a_float2x3 1
%structure = OpCompositeInsert %one %a_float %a_one 0
%array = OpCompositeInsert %uints %a_uint %a_uints 1`,
    },
    {
      'longer-vector': '%vector = OpCompositeInsert %float3 %a_float %a_float2 1',
      'vector-for-array': '%vector = OpCompositeInsert %float2 %a_float %a_floats 1',
      'fewer-columns': '%matrix = OpCompositeInsert %float2x2 %a_float2 %a_float2x3 1',
      'twin-result': '%structure = OpCompositeInsert %other %a_float %a_one 0',
      'twin-composite': '%structure = OpCompositeInsert %one %a_float %a_other 0',
      'vector-result': '%array = OpCompositeInsert %uint2 %a_uint %a_uints 1',
    },
  ),
  linePair(
    'composite-insert-object',
    'what-is-reached',
    'what is inserted has the type that the indexes reach',
    {
      ...wide,
      declarations: twins,
      body: `%vector = OpCompositeInsert %float2 %a_float %a_float2 1
%matrix = OpCompositeInsert %float2x3 %a_float2 %a_float2x3 1
%array = OpCompositeInsert %ones %a_one %a_ones 1
%structure = OpCompositeInsert %outer %a_uint %a_outer 0 1`,
    },
    {
      'integer-component': '%vector = OpCompositeInsert %float2 %a_uint %a_float2 1',
      'wider-component': '%vector = OpCompositeInsert %float2 %a_double %a_float2 1',
      'scalar-column': '%matrix = OpCompositeInsert %float2x3 %a_float %a_float2x3 1',
      'longer-column': '%matrix = OpCompositeInsert %float2x3 %a_float3 %a_float2x3 1',
      'twin-element': '%array = OpCompositeInsert %ones %a_other %a_ones 1',
      'other-member': '%structure = OpCompositeInsert %outer %a_float %a_outer 0 1',
      'signed-member': '%structure = OpCompositeInsert %outer %a_int %a_outer 0 1',
    },
  ),
  linePair(
    'copy-object-type',
    'like-the-operand',
    'a copy has the type of what is copied',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %variable',
      declarations: `${twins}
%pointer = OpTypePointer Private %uint
%twin_pointer = OpTypePointer Private %uint
%variable = OpVariable %pointer Private`,
      body: `%number = OpCopyObject %uint %a_uint
%vector = OpCopyObject %float2 %a_float2
%structure = OpCopyObject %one %a_one
%address = OpCopyObject %pointer %variable`,
    },
    {
      signed: '%number = OpCopyObject %uint %a_int',
      'longer-vector': '%vector = OpCopyObject %float2 %a_float3',
      'array-for-vector': '%vector = OpCopyObject %float2 %a_floats',
      'twin-structure': '%structure = OpCopyObject %one %a_other',
      'twin-pointer': '%address = OpCopyObject %twin_pointer %variable',
    },
  ),
  linePair(
    'copy-object-not-void',
    'beside-a-call',
    'what a function returns is copied, unless that is nothing',
    {
      declarations: '%to_number = OpTypeFunction %uint',
      before: `%number = OpFunction %uint None %to_number
%number_entry = OpLabel
OpReturnValue %uint_1
OpFunctionEnd
%nothing = OpFunction %void None %signature
%nothing_entry = OpLabel
OpReturn
OpFunctionEnd`,
      body: `%one_call = OpFunctionCall %uint %number
%other_call = OpFunctionCall %void %nothing
%copy = OpCopyObject %uint %one_call`,
    },
    { void: '%copy = OpCopyObject %void %other_call' },
  ),
  linePair(
    'transpose-type',
    'rows-and-columns',
    'three columns of two floats become two columns of three',
    {
      ...wide,
      body: `%transposed = OpTranspose %float3x2 %a_float2x3
%square = OpTranspose %float2x2 %a_float2x2`,
    },
    {
      'same-type': '%transposed = OpTranspose %float2x3 %a_float2x3',
      'more-columns': '%transposed = OpTranspose %float3x3 %a_float2x3',
      'longer-columns': '%transposed = OpTranspose %float4x2 %a_float2x3',
      wider: '%transposed = OpTranspose %float3x2 %a_double2x3',
      'of-vector': '%transposed = OpTranspose %float3x2 %a_float3',
      'of-array': '%transposed = OpTranspose %float3x2 %a_floats',
      'wider-square': '%square = OpTranspose %double2x2 %a_float2x2',
      vectors: '%square = OpTranspose %float2 %a_float2',
    },
  ),
  linePair(
    'copy-logical-differs',
    'twins',
    'a logical copy has another type',
    {
      declarations: twins,
      body: `%structure = OpCopyLogical %one %a_other
%array = OpCopyLogical %ones %a_others`,
    },
    {
      'same-structure': '%structure = OpCopyLogical %one %a_one',
      'same-array': '%array = OpCopyLogical %ones %a_ones',
    },
  ),
  linePair(
    'copy-logical-matches',
    'twins',
    'a logical copy is built alike at all depths',
    {
      declarations: `${twins}
%less = OpTypeStruct %float
%more = OpTypeStruct %float %uint %uint
%signed = OpTypeStruct %float %int
%exchanged = OpTypeStruct %uint %float
%outer_signed = OpTypeStruct %signed %uint2
%outer_array = OpTypeStruct %one %uints
%all_signed = OpTypeArray %signed %uint_2`,
      body: `%structure = OpCopyLogical %one %a_other
%array = OpCopyLogical %ones %a_others
%nested = OpCopyLogical %other_outer %a_outer`,
    },
    {
      'fewer-members': '%structure = OpCopyLogical %one %a_less',
      'more-members': '%structure = OpCopyLogical %one %a_more',
      'signed-member': '%structure = OpCopyLogical %signed %a_other',
      'exchanged-members': '%structure = OpCopyLogical %exchanged %a_other',
      'longer-array': '%array = OpCopyLogical %ones %a_three_others',
      'signed-elements': '%array = OpCopyLogical %all_signed %a_others',
      'structure-for-array': '%array = OpCopyLogical %uints %a_uint_pair',
      'signed-in-nested': '%nested = OpCopyLogical %outer_signed %a_outer',
      'array-in-nested': '%nested = OpCopyLogical %outer_array %a_other_outer',
    },
  ),
  linePair(
    'copy-logical-matches',
    'aggregates-alone',
    'only arrays and structures are copied logically',
    { declarations: twins, body: '%copy = OpCopyLogical %one %a_other' },
    {
      scalars: '%copy = OpCopyLogical %uint %a_int',
      'vector-from-array': '%copy = OpCopyLogical %uint2 %a_uints',
      'scalar-from-structure': '%copy = OpCopyLogical %uint %a_uint_only',
      'structure-from-scalar': '%copy = OpCopyLogical %uint_only %a_uint',
      matrices: '%copy = OpCopyLogical %float2x2 %a_float4x4',
    },
  ),
]

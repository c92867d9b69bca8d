import { linePair } from '../pairs/line-pair.ts'

const cooperative = {
  capabilities: `OpCapability Shader
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR`,
  extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
  memoryModel: 'OpMemoryModel Logical Vulkan',
  declarations: '%cooperative = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2',
}

const long = {
  capabilities: 'OpCapability Shader\nOpCapability LongVectorEXT',
  extensions: 'OpExtension "SPV_EXT_long_vector"',
  declarations: `%float6 = OpTypeVector %float 6
%float8 = OpTypeVector %float 8
%length = OpSpecConstant %uint 2
%sized = OpTypeVectorIdEXT %float %uint_8
%unsized = OpTypeVectorIdEXT %float %length`,
}

/** Pairs on composites of extensions, of specialized length, and in blocks that are not reached. */
export const pairs = [
  linePair(
    'composite-construct-count',
    'cooperative-matrices',
    'one constituent is enough for a cooperative matrix',
    {
      ...cooperative,
      body: `%same = OpCompositeConstruct %cooperative %a_float
%columns = OpCompositeConstruct %float2x2 %a_float2 %a_float2`,
    },
    {
      'one-for-a-common-matrix': '%columns = OpCompositeConstruct %float2x2 %a_float2',
    },
  ),
  linePair(
    'composite-construct-type',
    'cooperative-matrices',
    'a cooperative matrix is made of a scalar of its component type',
    { ...cooperative, body: '%same = OpCompositeConstruct %cooperative %a_float' },
    {},
  ),
  linePair(
    'composite-extract-type',
    'cooperative-matrices',
    'a part of a cooperative matrix has its component type',
    { ...cooperative, body: '%component = OpCompositeExtract %float %a_cooperative 0' },
    {},
  ),
  linePair(
    'vector-extract-dynamic',
    'long-vectors',
    'vectors of all lengths have components',
    {
      ...long,
      body: `%of_eight = OpVectorExtractDynamic %float %a_float8 %a_uint
%of_sized = OpVectorExtractDynamic %float %a_unsized %a_uint`,
    },
    {
      'of-array': '%of_eight = OpVectorExtractDynamic %float %a_floats %a_uint',
      'integer-of-sized': '%of_sized = OpVectorExtractDynamic %uint %a_unsized %a_uint',
    },
  ),
  linePair(
    'vector-insert-dynamic-component',
    'long-vectors',
    'components are inserted into vectors of all lengths',
    {
      ...long,
      body: `%in_eight = OpVectorInsertDynamic %float8 %a_float8 %a_float %a_uint
%in_sized = OpVectorInsertDynamic %unsized %a_unsized %a_float %a_uint`,
    },
    {
      integer: '%in_eight = OpVectorInsertDynamic %float8 %a_float8 %a_uint %a_uint',
      vector: '%in_sized = OpVectorInsertDynamic %unsized %a_unsized %a_float2 %a_uint',
    },
  ),
  linePair(
    'vector-shuffle-count',
    'long-vectors',
    'a long vector has a literal for each component',
    { ...long, body: '%shuffled = OpVectorShuffle %float6 %a_float4 %a_float8 0 1 2 3 10 11' },
    {
      'one-less': '%shuffled = OpVectorShuffle %float6 %a_float4 %a_float8 0 1 2 3 10',
      'one-more': '%shuffled = OpVectorShuffle %float6 %a_float4 %a_float8 0 1 2 3 9 10 11',
    },
  ),
  linePair(
    'vector-shuffle-literal',
    'long-vectors',
    'literals go up to the last component of a long vector',
    { ...long, body: '%shuffled = OpVectorShuffle %float2 %a_float8 %a_sized 8 15' },
    { 'one-more': '%shuffled = OpVectorShuffle %float2 %a_float8 %a_sized 8 16' },
  ),
  linePair(
    'composite-index-bounds',
    'long-vectors',
    'indexes into a vector of a constant length stay below it',
    { ...long, body: '%component = OpCompositeExtract %float %a_sized 7' },
    { 'one-more': '%component = OpCompositeExtract %float %a_sized 8' },
  ),
  linePair(
    'composite-index-bounds',
    'specialized-length',
    'as long as the length is to be specialized, no index is out of bounds',
    {
      declarations: `%length = OpSpecConstant %uint 2
%sized = OpTypeArray %float %length`,
      body: `%of_specialized = OpCompositeExtract %float %a_sized 5
%of_fixed = OpCompositeExtract %float %a_floats 1`,
    },
    { 'fixed-length': '%of_fixed = OpCompositeExtract %float %a_floats 5' },
  ),
  linePair(
    'copy-logical-matches',
    'lengths-by-one-constant',
    'arrays that are copied logically have the same constant as length',
    {
      declarations: `%one = OpTypeStruct %float
%other = OpTypeStruct %float
%ones = OpTypeArray %one %uint_2
%others = OpTypeArray %other %uint_2
%others_by_signed = OpTypeArray %other %int_2`,
      body: '%copy = OpCopyLogical %ones %a_others',
    },
    { 'by-another-constant': '%copy = OpCopyLogical %ones %a_others_by_signed' },
  ),
  linePair(
    'composite-extract-type',
    'where-nobody-comes',
    'rules hold in blocks that are not reached and functions that are not called too',
    {
      before: `%uncalled = OpFunction %void None %signature
%uncalled_entry = OpLabel
%component = OpCompositeExtract %uint %a_uint3 2
OpReturn
OpFunctionEnd`,
      body: `OpReturn
%unreached = OpLabel
%column = OpCompositeExtract %float2 %a_float2x3 2`,
    },
    {
      'in-a-block': '%column = OpCompositeExtract %float3 %a_float2x3 2',
      'in-a-function': '%component = OpCompositeExtract %float %a_uint3 2',
    },
  ),
  linePair(
    'composite-insert-object',
    'specialized',
    'a constant of the component type is inserted into a vector of specialization constants',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%vector = OpSpecConstantComposite %uint2 %specialized %specialized
%changed = OpSpecConstantOp %uint2 CompositeInsert %uint_2 %vector 1`,
    },
    {
      signed: '%changed = OpSpecConstantOp %uint2 CompositeInsert %int_2 %vector 1',
      vector: '%changed = OpSpecConstantOp %uint2 CompositeInsert %vector %vector 1',
    },
  ),
  linePair(
    'composite-insert-type',
    'specialized',
    'a changed vector of specialization constants keeps its type',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%vector = OpSpecConstantComposite %uint2 %specialized %specialized
%changed = OpSpecConstantOp %uint2 CompositeInsert %uint_2 %vector 1`,
    },
    { longer: '%changed = OpSpecConstantOp %uint3 CompositeInsert %uint_2 %vector 1' },
  ),
  linePair(
    'vector-shuffle-count',
    'specialized',
    'a shuffled vector of specialization constants has a literal for each component',
    {
      declarations: `%specialized = OpSpecConstant %uint 1
%vector = OpSpecConstantComposite %uint2 %specialized %specialized
%shuffled = OpSpecConstantOp %uint3 VectorShuffle %vector %vector 0 2 1`,
    },
    {
      'one-less': '%shuffled = OpSpecConstantOp %uint3 VectorShuffle %vector %vector 0 2',
      'one-more': '%shuffled = OpSpecConstantOp %uint3 VectorShuffle %vector %vector 0 2 1 0',
    },
  ),
]

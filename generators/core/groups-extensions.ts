import { linePair } from '../pairs/line-pair.ts'
import { nonUniform } from './shared/non-uniform.ts'

const cooperative = {
  capabilities: `${nonUniform.shader.capabilities}
OpCapability Groups
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR`,
  extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
  memoryModel: 'OpMemoryModel Logical Vulkan',
  declarations: `%reals = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
%naturals = OpTypeCooperativeMatrixKHR %uint %uint_3 %uint_8 %uint_8 %uint_2`,
}

const untyped = {
  ...nonUniform.kernel,
  capabilities: `${nonUniform.kernel.capabilities}
OpCapability Groups
OpCapability UntypedPointersKHR`,
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  declarations: '%untyped = OpTypeUntypedPointerKHR CrossWorkgroup',
}

/** A shader that reduces the parts of a partition, whose ballot stands where the size of clusters would. */
const partitioned = {
  capabilities: `${nonUniform.shader.capabilities}
OpCapability GroupNonUniformPartitionedNV`,
  extensions: 'OpExtension "SPV_NV_shader_subgroup_partitioned"',
}

const partition = `%partition = OpGroupNonUniformPartitionNV %uint4 %a_uint
%sum = OpGroupNonUniformIAdd %uint %uint_3 PartitionedReduceNV %a_uint %partition`

/** Pairs of the rules on groups, beside cooperative matrices, untyped pointers and partitions. */
export const pairs = [
  linePair(
    'group-value-result',
    'beside-cooperative-matrices',
    'vectors are values of a group, cooperative matrices are none',
    {
      ...cooperative,
      body: `%sent = OpGroupBroadcast %float4 %uint_2 %a_float4 %uint_0
%sum = OpGroupFAdd %float4 %uint_2 Reduce %a_float4
%largest = OpGroupUMax %uint4 %uint_2 Reduce %a_uint4`,
    },
    {
      broadcast: '%sent = OpGroupBroadcast %reals %uint_2 %a_reals %uint_0',
      sum: '%sum = OpGroupFAdd %reals %uint_2 Reduce %a_reals',
      largest: '%largest = OpGroupUMax %naturals %uint_2 Reduce %a_naturals',
    },
  ),
  linePair(
    'group-value-result',
    'beside-untyped-pointers',
    'integers are broadcast where pointers have no type',
    { ...untyped, body: '%sent = OpGroupBroadcast %ulong %uint_2 %a_ulong %uint_0' },
    { untyped: '%sent = OpGroupBroadcast %untyped %uint_2 %a_untyped %uint_0' },
  ),
  linePair(
    'non-uniform-value-result',
    'beside-cooperative-matrices',
    'vectors are handed round, cooperative matrices are not',
    {
      ...cooperative,
      body: `%sent = OpGroupNonUniformBroadcast %float4 %uint_3 %a_float4 %uint_0
%shuffled = OpGroupNonUniformShuffle %uint4 %uint_3 %a_uint4 %uint_0`,
    },
    {
      broadcast: '%sent = OpGroupNonUniformBroadcast %reals %uint_3 %a_reals %uint_0',
      shuffle: '%shuffled = OpGroupNonUniformShuffle %naturals %uint_3 %a_naturals %uint_0',
    },
  ),
  linePair(
    'non-uniform-value-result',
    'beside-untyped-pointers',
    'integers are shuffled where pointers have no type',
    { ...untyped, body: '%shuffled = OpGroupNonUniformShuffle %ulong %uint_3 %a_ulong %uint_0' },
    { untyped: '%shuffled = OpGroupNonUniformShuffle %untyped %uint_3 %a_untyped %uint_0' },
  ),
  linePair(
    'non-uniform-arithmetic-result',
    'beside-cooperative-matrices',
    'vectors are calculated with over a group, cooperative matrices are not',
    {
      ...cooperative,
      body: `%sum = OpGroupNonUniformFAdd %float4 %uint_3 Reduce %a_float4
%product = OpGroupNonUniformIMul %uint4 %uint_3 InclusiveScan %a_uint4`,
    },
    {
      sum: '%sum = OpGroupNonUniformFAdd %reals %uint_3 Reduce %a_reals',
      product: '%product = OpGroupNonUniformIMul %naturals %uint_3 InclusiveScan %a_naturals',
    },
  ),
  linePair(
    'non-uniform-equal-value',
    'beside-cooperative-matrices',
    'vectors are compared over a group, cooperative matrices are not',
    { ...cooperative, body: '%equal = OpGroupNonUniformAllEqual %bool %uint_3 %a_float4' },
    {
      floats: '%equal = OpGroupNonUniformAllEqual %bool %uint_3 %a_reals',
      integers: '%equal = OpGroupNonUniformAllEqual %bool %uint_3 %a_naturals',
    },
  ),
  linePair(
    'non-uniform-equal-value',
    'beside-untyped-pointers',
    'integers are compared where pointers have no type',
    { ...untyped, body: '%equal = OpGroupNonUniformAllEqual %bool %uint_3 %a_ulong' },
    { untyped: '%equal = OpGroupNonUniformAllEqual %bool %uint_3 %a_untyped' },
  ),
  linePair(
    'non-uniform-execution',
    'beside-cooperative-matrices',
    'the scope of a shader with cooperative matrices is any constant, and null is not Subgroup',
    {
      ...cooperative,
      declarations: `${cooperative.declarations}
%nowhere = OpConstantNull %uint`,
      body: '%elected = OpGroupNonUniformElect %bool %uint_3',
    },
    { null: '%elected = OpGroupNonUniformElect %bool %nowhere' },
  ),
  linePair(
    'non-uniform-execution',
    'specialized-beside-cooperative-matrices',
    'the scope of a shader with cooperative matrices is specialized',
    {
      ...cooperative,
      annotations: 'OpDecorate %chosen SpecId 0',
      declarations: `${cooperative.declarations}
%chosen = OpSpecConstant %uint 3`,
      body: '%elected = OpGroupNonUniformElect %bool %chosen',
    },
    {},
  ),
  linePair(
    'non-uniform-cluster-type',
    'beside-partitions',
    'a ballot stands behind the value where a partition is reduced, a number where clusters are',
    {
      ...partitioned,
      declarations: '%ballot = OpConstantComposite %uint4 %uint_1 %uint_0 %uint_0 %uint_0',
      body: `${partition}
%clustered = OpGroupNonUniformFAdd %float %uint_3 ClusteredReduce %a_float %uint_4
%reduced = OpGroupNonUniformIMul %uint %uint_3 Reduce %a_uint %uint_4`,
    },
    {
      ballot: '%clustered = OpGroupNonUniformFAdd %float %uint_3 ClusteredReduce %a_float %ballot',
      'ballot-of-a-reduction':
        '%reduced = OpGroupNonUniformIMul %uint %uint_3 Reduce %a_uint %ballot',
    },
  ),
  linePair(
    'non-uniform-cluster-constant',
    'beside-partitions',
    'a partition is computed, the size of clusters is constant',
    {
      ...partitioned,
      body: `${partition}
%clustered = OpGroupNonUniformFAdd %float %uint_3 ClusteredReduce %a_float %uint_4`,
    },
    { sum: '%clustered = OpGroupNonUniformFAdd %float %uint_3 ClusteredReduce %a_float %sum' },
  ),
]

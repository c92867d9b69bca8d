import { pair } from '../pairs/pair.ts'
import { cooperativeMatrices } from '../pairs/pieces.ts'
import { nonUniform } from './shared/non-uniform.ts'

const cooperative = {
  ...cooperativeMatrices,
  capabilities: `${nonUniform.shader.capabilities}
OpCapability Groups
OpCapability VulkanMemoryModel
OpCapability CooperativeMatrixKHR`,
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
  pair(
    'group-value-result',
    'beside-cooperative-matrices',
    'vectors are values of a group, cooperative matrices are none',
    {
      ...cooperative,
      body: `%sent = OpGroupBroadcast {%float4 %uint_2 %a_float4 | broadcast: %reals %uint_2 %a_reals} %uint_0
%sum = OpGroupFAdd {%float4 %uint_2 Reduce %a_float4 | sum: %reals %uint_2 Reduce %a_reals}
%largest = OpGroupUMax {%uint4 %uint_2 Reduce %a_uint4
  | largest: %naturals %uint_2 Reduce %a_naturals}`,
    },
  ),
  pair(
    'group-value-result',
    'beside-untyped-pointers',
    'integers are broadcast where pointers have no type',
    {
      ...untyped,
      body: '%sent = OpGroupBroadcast {%ulong %uint_2 %a_ulong | untyped: %untyped %uint_2 %a_untyped} %uint_0',
    },
  ),
  pair(
    'non-uniform-value-result',
    'beside-cooperative-matrices',
    'vectors are handed round, cooperative matrices are not',
    {
      ...cooperative,
      body: `%sent = OpGroupNonUniformBroadcast {%float4 %uint_3 %a_float4
  | broadcast: %reals %uint_3 %a_reals} %uint_0
%shuffled = OpGroupNonUniformShuffle {%uint4 %uint_3 %a_uint4
  | shuffle: %naturals %uint_3 %a_naturals} %uint_0`,
    },
  ),
  pair(
    'non-uniform-value-result',
    'beside-untyped-pointers',
    'integers are shuffled where pointers have no type',
    {
      ...untyped,
      body: `%shuffled = OpGroupNonUniformShuffle {%ulong %uint_3 %a_ulong
  | untyped: %untyped %uint_3 %a_untyped} %uint_0`,
    },
  ),
  pair(
    'non-uniform-arithmetic-result',
    'beside-cooperative-matrices',
    'vectors are calculated with over a group, cooperative matrices are not',
    {
      ...cooperative,
      body: `%sum = OpGroupNonUniformFAdd {%float4 %uint_3 Reduce %a_float4
  | sum: %reals %uint_3 Reduce %a_reals}
%product = OpGroupNonUniformIMul {%uint4 %uint_3 InclusiveScan %a_uint4
  | product: %naturals %uint_3 InclusiveScan %a_naturals}`,
    },
  ),
  pair(
    'non-uniform-equal-value',
    'beside-cooperative-matrices',
    'vectors are compared over a group, cooperative matrices are not',
    {
      ...cooperative,
      body: `%equal = OpGroupNonUniformAllEqual %bool %uint_3 {%a_float4 | floats: %a_reals
  | integers: %a_naturals}`,
    },
  ),
  pair(
    'non-uniform-equal-value',
    'beside-untyped-pointers',
    'integers are compared where pointers have no type',
    {
      ...untyped,
      body: '%equal = OpGroupNonUniformAllEqual %bool %uint_3 {%a_ulong | untyped: %a_untyped}',
    },
  ),
  pair(
    'non-uniform-execution',
    'beside-cooperative-matrices',
    'the scope of a shader with cooperative matrices is any constant, and null is not Subgroup',
    {
      ...cooperative,
      declarations: `${cooperative.declarations}
%nowhere = OpConstantNull %uint`,
      body: '%elected = OpGroupNonUniformElect %bool {%uint_3 | null: %nowhere}',
    },
  ),
  pair(
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
  ),
  pair(
    'non-uniform-cluster-type',
    'beside-partitions',
    'a ballot stands behind the value where a partition is reduced, a number where clusters are',
    {
      ...partitioned,
      declarations: '%ballot = OpConstantComposite %uint4 %uint_1 %uint_0 %uint_0 %uint_0',
      body: `${partition}
%clustered = OpGroupNonUniformFAdd %float %uint_3 ClusteredReduce %a_float {%uint_4
  | ballot: %ballot}
%reduced = OpGroupNonUniformIMul %uint %uint_3 Reduce %a_uint {%uint_4
  | ballot-of-a-reduction: %ballot}`,
    },
  ),
  pair(
    'non-uniform-cluster-constant',
    'beside-partitions',
    'a partition is computed, the size of clusters is constant',
    {
      ...partitioned,
      body: `${partition}
%clustered = OpGroupNonUniformFAdd %float %uint_3 ClusteredReduce %a_float {%uint_4 | sum: %sum}`,
    },
  ),
]

import { pairIn, pairOf, piecesIn, tagIn, tagOf } from '../pairs/pair-of.ts'
import { cooperativeMatrices } from '../pairs/pieces.ts'
import { nonUniform } from './shared/group-facts.ts'

const cooperative = piecesIn(cooperativeMatrices)`
capabilities: ${nonUniform.shader.capabilities} Groups VulkanMemoryModel CooperativeMatrixKHR
declarations: %reals = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
%naturals = OpTypeCooperativeMatrixKHR %uint %uint_3 %uint_8 %uint_8 %uint_2`

const inUntyped = tagIn(nonUniform.kernel)`extensions: OpExtension "SPV_KHR_untyped_pointers"
declarations: %untyped = OpTypeUntypedPointerKHR CrossWorkgroup`

/** A shader that reduces the parts of a partition, whose ballot comes where the size of clusters would. */
const inPartitioned = tagOf`capabilities: ${nonUniform.shader.capabilities} GroupNonUniformPartitionedNV`

const partition = `%partition = OpGroupNonUniformPartitionNV %uint4 %a_uint
%sum = OpGroupNonUniformIAdd %uint %uint_3 PartitionedReduceNV %a_uint %partition`

/** A scope, a lane or a size that is loaded, copied, computed or handed over. */
const values = piecesIn(nonUniform.shader)`
declarations: %computed = OpSpecConstantOp %uint UMod %spec_uint %uint_2
annotations: OpDecorate %spec_uint SpecId 0`

/** A function that is called with a number. */
const work = (body: string) => `%uint %work(%uint %handed)
${body}
OpReturnValue %handed`

const otherwise = (name: string) =>
  ['loaded', 'copied', 'added', 'returned'].map((how) => `${name}-${how}: %${how}`).join(' | ')

const inComputingValues = tagIn(values)`body: %loaded = OpLoad %uint %variable_Private_uint
%copied = OpCopyObject %uint %uint_1
%added = OpIAdd %uint %uint_0 %uint_1
%returned = OpFunctionCall %uint %work %uint_1`

/** Pairs of the rules on groups: beside cooperative matrices, untyped pointers and partitions, and with computed numbers. */
export const pairs = [
  pairIn(cooperative)`group-value-result/beside-cooperative-matrices
vectors are values of a group, cooperative matrices are not
body: %sent = OpGroupBroadcast {%float4 %uint_2 %a_float4 | broadcast: %reals %uint_2 %a_reals} %uint_0
%sum = OpGroupFAdd {%float4 %uint_2 Reduce %a_float4 | sum: %reals %uint_2 Reduce %a_reals}
%largest = OpGroupUMax {%uint4 %uint_2 Reduce %a_uint4 | largest: %naturals %uint_2 Reduce %a_naturals}`,
  inUntyped`group-value-result/beside-untyped-pointers: integers are broadcast where pointers have no type
body: %sent = OpGroupBroadcast {%ulong %uint_2 %a_ulong | untyped: %untyped %uint_2 %a_untyped} %uint_0`,
  pairIn(cooperative)`non-uniform-value-result/beside-cooperative-matrices
vectors are passed between invocations, cooperative matrices are not
body: %sent = OpGroupNonUniformBroadcast {%float4 %uint_3 %a_float4 | broadcast: %reals %uint_3 %a_reals} %uint_0
%shuffled = OpGroupNonUniformShuffle {%uint4 %uint_3 %a_uint4 | shuffle: %naturals %uint_3 %a_naturals} %uint_0`,
  inUntyped`non-uniform-value-result/beside-untyped-pointers: integers are shuffled where pointers have no type
body: %shuffled = OpGroupNonUniformShuffle {%ulong %uint_3 %a_ulong | untyped: %untyped %uint_3 %a_untyped} %uint_0`,
  pairIn(cooperative)`non-uniform-arithmetic-result/beside-cooperative-matrices
vectors are calculated with over a group, cooperative matrices are not
body: %sum = OpGroupNonUniformFAdd {%float4 %uint_3 Reduce %a_float4 | sum: %reals %uint_3 Reduce %a_reals}
%product = OpGroupNonUniformIMul {%uint4 %uint_3 InclusiveScan %a_uint4
  | product: %naturals %uint_3 InclusiveScan %a_naturals}`,
  pairIn(cooperative)`non-uniform-equal-value/beside-cooperative-matrices
vectors are compared over a group, cooperative matrices are not
body: %equal = OpGroupNonUniformAllEqual %bool %uint_3 {%a_float4 | floats: %a_reals | integers: %a_naturals}`,
  inUntyped`non-uniform-equal-value/beside-untyped-pointers: integers are compared where pointers have no type
body: %equal = OpGroupNonUniformAllEqual %bool %uint_3 {%a_ulong | untyped: %a_untyped}`,
  pairIn(cooperative)`non-uniform-execution/beside-cooperative-matrices
the scope of a shader with cooperative matrices is any constant, and null is not Subgroup
body: %elected = OpGroupNonUniformElect %bool {%uint_3 | null: %null_uint}`,
  pairIn(cooperative)`non-uniform-execution/specialized-beside-cooperative-matrices
the scope of a shader with cooperative matrices is specialized
annotations: %spec_uint_3 SpecId 0
body: %elected = OpGroupNonUniformElect %bool %spec_uint_3`,
  pairOf`non-uniform-execution/of-a-kernel: the scope of a kernel may be loaded, and what is loaded is not known
${nonUniform.kernel}
annotations: %spec_uint_3 SpecId 0
body: %loaded = OpLoad %uint %variable_Function_uint
%elected = OpGroupNonUniformElect %bool {%loaded | workgroup: %uint_2}
%equal = OpGroupNonUniformAllEqual %bool {%spec_uint_3 | null: %null_uint} %a_float
%sum = OpGroupNonUniformIAdd %uint {%uint_3 | device: %uint_1} Reduce %a_uint
%swapped = OpGroupNonUniformQuadSwap %float {%uint_3 | invocation: %uint_4} %a_float %uint_1`,
  pairOf`ballot-and-shuffle-execution/ballot: a ballot is of a subgroup
${nonUniform.shader}
body: %ballot = OpGroupNonUniformBallot %uint4 {%uint_3 | workgroup: %uint_2} %a_bool
%reversed = OpLogicalNot %bool %a_bool`,
  pairOf`ballot-and-shuffle-execution/shuffle: a shuffle by an identifier is of a subgroup
${nonUniform.kernel}
body: %shuffled = OpGroupNonUniformShuffle %float {%uint_3 | workgroup: %uint_2 | device: %uint_1} %a_float %uint_0
%negated = OpFNegate %float %shuffled`,
  pairOf`non-uniform-execution/beside-a-ballot: a ballot of a subgroup is inverted
${nonUniform.shader}
body: %ballot = OpGroupNonUniformBallot %uint4 %uint_3 %a_bool
%inverse = OpGroupNonUniformInverseBallot %bool {%uint_3 | inverse: %uint_2} %ballot`,
  pairOf`non-uniform-execution/beside-a-shuffle
values are shuffled in a subgroup in two ways
${nonUniform.kernel}
body: %shuffled = OpGroupNonUniformShuffle %float %uint_3 %a_float %uint_0
%crossed = OpGroupNonUniformShuffleXor %float {%uint_3 | xor: %uint_2} %a_float %uint_1`,
  pairOf`non-uniform-execution/beside-a-rotation: a rotation, which is of an extension, is executed by a workgroup
capabilities: ${nonUniform.shader.capabilities} GroupNonUniformRotateKHR
body: %rotated = OpGroupNonUniformRotateKHR %float %uint_2 %a_float %uint_1
%first = OpGroupNonUniformBroadcastFirst %float {%uint_3 | broadcast-first: %uint_2} %a_float`,
  inComputingValues`non-uniform-lane-constant/computed in spv1.4, spv1.6
in version 1.4 constants, specialized ones and null name invocations, and anything a shuffle
before: ${work('%handed_on = OpGroupNonUniformQuadSwap %float %uint_3 %a_float {%uint_1 | parameter: %handed}')}
+body: %sent = OpGroupNonUniformBroadcast %float %uint_3 %a_float {%spec_uint | ${otherwise('broadcast')}}
%of_quad = OpGroupNonUniformQuadBroadcast %float %uint_3 %a_float {%null_uint | ${otherwise('quad-broadcast')}}
%across = OpGroupNonUniformQuadSwap %float %uint_3 %a_float {%computed | ${otherwise('quad-swap')}}
%shuffled = OpGroupNonUniformShuffle %float %uint_3 %a_float %loaded
%bit = OpGroupNonUniformBallotBitExtract %bool %uint_3 %a_uint4 %added
OpReturn
%unreached: %dead = OpGroupNonUniformQuadBroadcast %uint %uint_3 %a_uint {%uint_1 | unreached: %a_uint}`,
  inComputingValues`non-uniform-lane-constant/dynamic in spv1.5, spv1.6
since version 1.5 whatever is computed names invocations, but for the direction in a quad
before: ${work('%handed_on = OpGroupNonUniformBroadcast %float %uint_3 %a_float %handed')}
+body: %sent = OpGroupNonUniformBroadcast %float %uint_3 %a_float %loaded
%of_quad = OpGroupNonUniformQuadBroadcast %float %uint_3 %a_float %copied
%across = OpGroupNonUniformQuadSwap %float %uint_3 %a_float {%uint_1 | undefined: %a_uint | ${otherwise('dynamic')}}`,
  inComputingValues`non-uniform-cluster-constant/computed in spv1.3, spv1.6
the size of clusters is specialized or computed from what is
before: ${work('%handed_on = OpGroupNonUniformIMul %uint %uint_3 ClusteredReduce %a_uint {%uint_4 | parameter: %handed}')}
+body: %sum = OpGroupNonUniformIAdd %uint %uint_3 ClusteredReduce %a_uint {%computed | ${otherwise('clusters')}}
%scanned = OpGroupNonUniformFMul %float %uint_3 Reduce %a_float {%spec_uint | ${otherwise('reduction')}}
OpReturn
%unreached: %dead = OpGroupNonUniformLogicalXor %bool %uint_3 ClusteredReduce %true {%uint_2 | unreached: %a_uint}`,
  inPartitioned`non-uniform-cluster-type/beside-partitions
a ballot follows the value where a partition is reduced, a number where clusters are
body: ${partition}
%clustered = OpGroupNonUniformFAdd %float %uint_3 ClusteredReduce %a_float {%uint_4 | ballot: %uint4_1_0_0_0}
%reduced = OpGroupNonUniformIMul %uint %uint_3 Reduce %a_uint {%uint_4 | ballot-of-a-reduction: %uint4_1_0_0_0}`,
  inPartitioned`non-uniform-cluster-constant/beside-partitions
a partition is computed, the size of clusters is constant
body: ${partition}
%clustered = OpGroupNonUniformFAdd %float %uint_3 ClusteredReduce %a_float {%uint_4 | sum: %sum}`,
]
